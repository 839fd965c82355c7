package org.inwoarena.matchmaking;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.ResourceArg;
import io.quarkus.test.junit.QuarkusTest;
import org.inwoarena.testkit.ApiDocument;
import org.inwoarena.testkit.ArenaTestResource;
import org.junit.jupiter.api.Test;

/** Whoever writes a client finds every call described, with examples that are of its types. */
@QuarkusTest
@QuarkusTestResource(
    value = ArenaTestResource.class,
    initArgs = @ResourceArg(name = "service", value = "matchmaking"))
class ApiDocumentTest {

  @Test
  void everyCallHasASummaryExamplesAndRefusals() {
    var document =
        ApiDocument.read(
            given().get("/q/openapi?format=json").then().statusCode(200).extract().asString());
    assertThat(document.callsBelow("/api/v1")).hasSizeGreaterThan(50);
    assertThat(document.gaps("/api/v1")).isEmpty();
    assertThat(document.gaps("/internal")).isEmpty();
  }
}
