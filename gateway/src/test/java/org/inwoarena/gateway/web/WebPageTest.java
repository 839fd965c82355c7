package org.inwoarena.gateway.web;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.contracts.Json;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.PromptKind;
import org.inwoarena.gateway.support.GatewayTest;
import org.junit.jupiter.api.Test;

/** The web page is served whole: whatever one of its files asks for is there. */
@QuarkusTest
class WebPageTest extends GatewayTest {

  private static final Path PAGE = Path.of("src/main/resources/META-INF/resources");

  /** Moves without a button: by the page itself, by its own button, or by the host. */
  private static final Set<String> ANSWERED_OTHERWISE =
      Set.of("pledge-nonce", "reveal-nonce", "concede", "forfeit", "call-time", "award");

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

  /** What the engine may ask or offer, the page can say. */
  @Test
  void everyQuestionAndMoveHasItsWords() throws IOException {
    var words = Files.readString(PAGE.resolve("app/model/words.js"));
    var said = Pattern.compile("^  '?([a-z-]+)'?: ", Pattern.MULTILINE).matcher(words);
    var keys = said.results().map(found -> found.group(1)).collect(Collectors.toSet());

    assertThat(keys).containsAll(Stream.of(PromptKind.values()).map(WebPageTest::word).toList());
    assertThat(keys).containsAll(Stream.of(EndReason.values()).map(WebPageTest::word).toList());
    assertThat(keys)
        .containsAll(
            Stream.of(Command.class.getAnnotation(JsonSubTypes.class).value())
                .map(JsonSubTypes.Type::name)
                .filter(move -> !ANSWERED_OTHERWISE.contains(move))
                .toList());
  }

  private static String word(Object constant) {
    return Json.mapper().convertValue(constant, String.class);
  }

  private static List<Path> modules() throws IOException {
    try (Stream<Path> files = Files.walk(PAGE.resolve("app"))) {
      return files.filter(file -> file.toString().endsWith(".js")).toList();
    }
  }
}
