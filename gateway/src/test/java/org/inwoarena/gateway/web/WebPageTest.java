package org.inwoarena.gateway.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.inwoarena.gateway.support.GatewayTest;
import org.junit.jupiter.api.Test;

/** The web page is served whole: whatever one of its files asks for is there. */
@QuarkusTest
class WebPageTest extends GatewayTest {

  private static final Path PAGE = Path.of("src/main/resources/META-INF/resources");
  private static final Pattern IMPORT =
      Pattern.compile("^(?:import|export) [^;]*?['\"](\\.[^'\"]+)['\"];", Pattern.MULTILINE);
  private static final Pattern LINK = Pattern.compile("(?:href|src)=\"(/[^\"#]+)\"");
  private static final Pattern DECK = Pattern.compile("\\['([a-z-]+)', '");

  @Test
  void theStartPageAndEverythingItLinksTo() {
    var page = given().get("/").then().statusCode(200).extract().asString();
    assertThat(page).contains("<arena-app>");
    var links = LINK.matcher(page).results().map(found -> found.group(1)).toList();
    assertThat(links).hasSizeGreaterThan(5);
    links.forEach(link -> given().get(link).then().statusCode(200));
  }

  @Test
  void theImportMapLeadsToLit() {
    var map =
        given()
            .get("/_importmap/generated_importmap.js")
            .then()
            .statusCode(200)
            .body(containsString("\"lit\""), containsString("@lit/reactive-element"))
            .extract()
            .asString();
    var modules = Pattern.compile("\"(/_static/(?:lit|reactive)[^\"]+\\.js)\"").matcher(map);
    assertThat(modules.results().map(found -> found.group(1)).toList())
        .isNotEmpty()
        .allSatisfy(module -> given().get(module).then().statusCode(200));
  }

  @Test
  void everyModuleFindsTheModulesItImports() throws IOException {
    for (var module : modules()) {
      var here = URI.create("/" + PAGE.relativize(module));
      given().get(here).then().statusCode(200).contentType(containsString("javascript"));
      IMPORT
          .matcher(Files.readString(module))
          .results()
          .map(found -> here.resolve(found.group(1)).toString())
          .forEach(wanted -> given().get(wanted).then().statusCode(200));
    }
  }

  @Test
  void theShippedDecksLieBesideThePage() throws IOException {
    var offered =
        DECK.matcher(Files.readString(PAGE.resolve("app/model/starter-decks.js")))
            .results()
            .map(found -> found.group(1) + ".txt")
            .toList();
    try (var shipped = Files.list(Path.of("../deploy/decks"))) {
      assertThat(offered)
          .containsExactlyInAnyOrderElementsOf(
              shipped
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".txt"))
                  .toList());
    }
    offered.forEach(deck -> given().get("/decks/" + deck).then().statusCode(200));
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> files = Files.walk(PAGE.resolve("app"))) {
      return files.filter(file -> file.toString().endsWith(".js")).toList();
    }
  }
}
