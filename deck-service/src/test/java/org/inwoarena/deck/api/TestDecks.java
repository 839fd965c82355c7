package org.inwoarena.deck.api;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Decks for tests: the shipped ones. */
final class TestDecks {

  static final String SHORT = "UFOs\n2x Hackers";

  private TestDecks() {}

  static String shipped(String name) {
    try {
      return Files.readString(Path.of("..", "deploy", "decks", name + ".txt"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Keeps a deck for whoever is logged in and gives its id. */
  static String kept(String name, String text) {
    return given()
        .contentType(ContentType.JSON)
        .body(Map.of("name", name, "text", text))
        .post("/api/v1/decks")
        .then()
        .statusCode(201)
        .extract()
        .path("id");
  }
}
