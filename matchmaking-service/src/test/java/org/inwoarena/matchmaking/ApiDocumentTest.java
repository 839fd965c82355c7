package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import org.inwoarena.testkit.ApiDocument;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever writes a client for organised play finds every call described, with examples. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class ApiDocumentTest {

  @ParameterizedTest
  @ValueSource(strings = {"/api/v1/events", "/api/v1/calendar", "/api/v1/webhooks"})
  void everyCallHasASummaryExamplesAndRefusals(String below) {
    var document =
        ApiDocument.read(
            given().get("/q/openapi?format=json").then().statusCode(200).extract().asString());
    assertThat(document.callsBelow(below)).isNotEmpty();
    assertThat(document.gaps(below)).isEmpty();
  }
}
