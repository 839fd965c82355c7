package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;

import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.security.TestSecurity;
import io.restassured.http.ContentType;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@WithTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "deck"))
class DeckFilesTest {

  private static final int MEBIBYTE = 1 << 20;

  @TestHTTPResource("/api/v1/decks")
  private URI decks;

  @ParameterizedTest
  @ValueSource(strings = {"lackey", "text"})
  @TestSecurity(user = "karl", roles = "player")
  void anExportedDeckComesBackTheSame(String as) {
    var id = TestDecks.kept("Night & day", TestDecks.shipped("night-shift"));
    var before = given().get("/api/v1/decks/" + id).then().extract().<String>path("hash");
    var file =
        given()
            .queryParam("as", as)
            .get("/api/v1/decks/" + id + "/export")
            .then()
            .statusCode(200)
            .header("Content-Disposition", containsString("Night_day"))
            .extract()
            .asByteArray();
    given()
        .contentType("application/octet-stream")
        .queryParam("name", "folder/Back again.dek")
        .body(file)
        .post("/api/v1/decks")
        .then()
        .statusCode(201)
        .body("hash", equalTo(before))
        .body("name", equalTo("Back again"))
        .body("ok", equalTo(true));
  }

  @Test
  @TestSecurity(user = "lena", roles = "player")
  void anUnknownFileTypeIsRefused() {
    var id = TestDecks.kept("Mine", TestDecks.SHORT);
    given()
        .queryParam("as", "pdf")
        .get("/api/v1/decks/" + id + "/export")
        .then()
        .statusCode(400)
        .body("code", equalTo("unknown-file-type"));
  }

  @Test
  @TestSecurity(user = "max", roles = "player")
  void aFileIsUploadedFromAForm() {
    given()
        .multiPart("file", "Open Skies.txt", bytes(TestDecks.shipped("open-skies")), "text/plain")
        .post("/api/v1/decks")
        .then()
        .statusCode(201)
        .body("name", equalTo("Open Skies"))
        .body("illuminati", hasSize(2))
        .body("ok", equalTo(true));
    given()
        .multiPart("name", "No file")
        .post("/api/v1/decks")
        .then()
        .statusCode(400)
        .body("code", equalTo("file-missing"));
  }

  @Test
  @TestSecurity(user = "nele", roles = "player")
  void anEntityBombIsRefusedAndNothingKept() {
    var bomb = new StringBuilder("<!DOCTYPE deck [<!ENTITY a \"lol\">");
    for (char c = 'b'; c < 'z'; c++) {
      bomb.append("<!ENTITY %c \"&%c;&%c;\">".formatted(c, c - 1, c - 1));
    }
    bomb.append("]><deck><superzone name='x'><card><name>&y;</name></card></superzone></deck>");
    given()
        .contentType(ContentType.XML)
        .body(bytes(bomb.toString()))
        .post("/api/v1/decks")
        .then()
        .statusCode(422)
        .body("code", equalTo("deck-unreadable"))
        .body("errors.code", hasItem("deck.file-dtd"))
        .body("errors[0].line", equalTo(1));
    given().get("/api/v1/decks").then().body("total", equalTo(0));
  }

  @Test
  @TestSecurity(user = "otto", roles = "player")
  void aSharedDeckIsExplained() {
    given()
        .contentType(ContentType.XML)
        .body(bytes("<superzone name='Shared Groups'><card><name>Hackers</name></card>"))
        .post("/api/v1/decks")
        .then()
        .statusCode(422)
        .body("errors.code", hasItem("deck.one-big-deck"));
  }

  @ParameterizedTest
  @ValueSource(ints = {MEBIBYTE + 1, 10 * MEBIBYTE, 40 * MEBIBYTE})
  @TestSecurity(user = "paul", roles = "player")
  void aBodyOverOneMegabyteIsRefused(int size) throws Exception {
    var answer = send(HttpRequest.BodyPublishers.ofByteArray(new byte[size]));
    assertThat(answer.statusCode()).isEqualTo(413);
    assertThat(answer.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    assertThat(answer.body()).contains("file-too-large");
    given().get("/api/v1/decks").then().statusCode(200).body("total", equalTo(0));
  }

  @Test
  @TestSecurity(user = "quirin", roles = "player")
  void aFileJustOverTheLimitAndABodyOfUnknownLengthAreRefusedToo() throws Exception {
    var justOver = send(HttpRequest.BodyPublishers.ofByteArray(new byte[1_000_001]));
    assertThat(justOver.statusCode()).isEqualTo(413);
    assertThat(justOver.body()).contains("file-too-large").contains("deck.file-too-large");
    var chunked =
        send(
            HttpRequest.BodyPublishers.ofInputStream(
                () -> new ByteArrayInputStream(new byte[10 * MEBIBYTE])));
    assertThat(chunked.statusCode()).isEqualTo(413);
    assertThat(chunked.body()).contains("file-too-large");
    given().get("/q/health/live").then().statusCode(200);
  }

  private HttpResponse<String> send(HttpRequest.BodyPublisher body)
      throws IOException, InterruptedException {
    try (var client = HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build()) {
      var request =
          HttpRequest.newBuilder(decks)
              .header("Content-Type", "application/octet-stream")
              .POST(body)
              .build();
      return client.send(request, HttpResponse.BodyHandlers.ofString());
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
