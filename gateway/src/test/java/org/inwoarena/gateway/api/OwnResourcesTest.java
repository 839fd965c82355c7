package org.inwoarena.gateway.api;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;

import io.quarkus.test.junit.QuarkusTest;
import java.util.Locale;
import org.inwoarena.engine.api.Texts;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.Tokens;
import org.junit.jupiter.api.Test;

/** What the gateway answers itself. */
@QuarkusTest
class OwnResourcesTest extends GatewayTest {

  @Test
  void textsAreThoseOfTheEngine() {
    var texts =
        given().get("/api/v1/texts/en").then().statusCode(200).extract().jsonPath().getMap("$");
    assertThat(texts).isEqualTo(Texts.in(Locale.ENGLISH).templates()).isNotEmpty();
  }

  @Test
  void aLanguageIsTwoLetters() {
    given()
        .get("/api/v1/texts/../../etc")
        .then()
        .statusCode(404)
        .contentType("application/problem+json");
    given().get("/api/v1/texts/english").then().statusCode(404);
  }

  @Test
  void theConfigurationSaysWhereToLogIn() {
    given()
        .get("/api/v1/config")
        .then()
        .statusCode(200)
        .header("X-Content-Type-Options", "nosniff")
        .body("issuer", equalTo(Tokens.ISSUER))
        .body("clientId", equalTo("web"))
        .body("protocol", equalTo(1));
  }

  @Test
  void theOpenApiDocumentIsAllServicesTogetherPublicPathsOnly() {
    stub()
        .onJson(
            "/q/openapi",
            """
            {"openapi":"3.1.0","paths":{
              "/api/v1/cards":{"get":{"responses":{"200":{"content":{"application/json":
                {"schema":{"$ref":"#/components/schemas/ClientConfig"}}}}}}},
              "/internal/registrations":{"get":{}}},
             "components":{"schemas":{"ClientConfig":{"type":"string"}}}}
            """);
    var document = given().get("/api/v1/openapi").then().statusCode(200).extract().jsonPath();
    assertThat(document.getMap("paths").keySet().stream().map(String::valueOf))
        .contains("/api/v1/cards", "/api/v1/config", "/api/v1/texts/{language}")
        .doesNotContain("/internal/registrations");
    assertThat(document.getList("x-missing-services", String.class)).contains("rating-service");
    // A name two services use for two things is told apart.
    assertThat(
            document.getString(
                "paths.'/api/v1/cards'.get.responses.'200'.content.'application/json'.schema.'$ref'"))
        .endsWith(".ClientConfig");
    assertThat(document.getString("components.schemas.ClientConfig.type")).isEqualTo("object");
  }

  @Test
  void healthAndMetricsAreThere() {
    given()
        .get("/q/health/ready")
        .then()
        .statusCode(200)
        .body("checks.name", hasItem("live feeds"));
    given().get("/q/metrics").then().statusCode(200).body(containsString("gateway_sockets_open"));
  }
}
