package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.inwoarena.gateway.support.GatewayTest;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Lists, ladder and the way to a table, in a real browser. */
@QuarkusTest
class PagesInBrowserTest extends GatewayTest {

  private static final String NONE = "{\"page\":0,\"size\":10,\"total\":0,\"items\":[]}";

  @TestHTTPResource("/")
  String gateway;

  private Browser browser;

  @BeforeAll
  void open() {
    browser = Browser.start(gateway);
    stub().onJson("/api/v1/cards", NONE);
    stub().onJson("/api/v1/matches", NONE);
    stub().onJson("/api/v1/challenges", NONE);
    stub().onJson("/api/v1/players/me", "{\"id\":\"ann\",\"handle\":\"Ann\",\"bot\":false}");
  }

  @AfterAll
  void close() {
    if (browser != null) {
      browser.close();
      assertThat(browser.errors()).isEmpty();
    }
  }

  @Test
  void withoutMatchesThePageSaysSo() {
    var page = browser.spectator("");
    assertThat(page.locator("main")).containsText("No table is in play.");
    assertThat(page.locator(".bar")).containsText("Log in");
  }

  @Test
  void aProblemIsToldAndCanBeTriedAgain() {
    stub()
        .on(
            "/api/v1/decks",
            (request, exchange) ->
                StubServices.json(exchange, 422, "{\"status\":422,\"detail\":\"Not today.\"}"));
    var page = browser.player("ann", "#/play");
    assertThat(page.locator("deck-shelf [role=alert]")).containsText("Not today.");

    stub().onJson("/api/v1/decks", NONE);
    page.locator("deck-shelf [role=alert] button").click();
    assertThat(page.locator("deck-shelf")).containsText("No deck yet.");
  }

  /** The rating service of these tests is down. */
  @Test
  void aServiceThatIsDownIsToldAndTheRestStays() {
    var page = browser.spectator("#/ladder");
    assertThat(page.locator("[role=alert]")).containsText("rating-service");
    page.locator(".bar a", new Page.LocatorOptions().setHasText("Matches")).click();
    assertThat(page.locator("main")).containsText("No table is in play.");
  }

  @Test
  void aDeckIsRegisteredAndTakesAPlaceInTheQueue() {
    stub()
        .onJson(
            "/api/v1/decks",
            """
            {"page":0,"size":200,"total":1,"items":[{"id":"d-1","name":"Night Shift","ok":true,
             "size":45,"illuminati":[]}]}
            """);
    stub().onJson("/api/v1/registrations", "{\"registrationId\":\"r-1\"}");
    stub().onJson("/api/v1/queue/me", "{\"tickets\":[]}");
    stub()
        .on(
            "/api/v1/queue",
            (request, exchange) -> {
              stub()
                  .onJson(
                      "/api/v1/queue/me",
                      """
                      {"tickets":[{"ticketId":"t-1","ladder":"preview","state":"waiting",
                       "joinedAt":"2026-01-01T00:00:00Z","expiresAt":"2036-01-01T00:00:00Z"}]}
                      """);
              StubServices.json(exchange, 201, "{\"ticketId\":\"t-1\"}");
            });
    var page = browser.player("ann", "#/play");
    assertThat(page.locator(".decks")).containsText("Night Shift");
    page.locator("queue-panel .primary").click();
    assertThat(page.locator("queue-panel")).containsText("Waiting for an opponent");

    await().atMost(Browser.PATIENCE).until(() -> stub().seen("/api/v1/queue").size() == 1);
    var joined = stub().seen("/api/v1/queue").getFirst();
    assertThat(new String(joined.body(), java.nio.charset.StandardCharsets.UTF_8))
        .contains("preview", "r-1");
    assertThat(List.of(joined, stub().seen("/api/v1/registrations").getFirst()))
        .allSatisfy(request -> assertThat(request.header("idempotency-key")).isNotBlank());
  }

  /** Choices are narrowed by the server's families alone. */
  @Test
  void aMoveIsNarrowedSlotBySlot() {
    var page = browser.spectator("");
    var result =
        page.evaluate(
            """
            async () => {
              const { MoveChoice } = await import('/app/model/move-choice.js');
              const one = (...values) => ({ slot: 'one-of', values });
              const [choice] = MoveChoice.of({ moves: [
                { type: 'buy-plot', slots: { payer: one(3) } },
                { type: 'buy-plot', slots: { payer: one(5, 7), second: one(9) } },
              ] });
              const alone = choice.with('payer', 3);
              const pair = choice.with('payer', 5);
              return [choice.options('payer'), alone.complete, alone.command, pair.command];
            }
            """);
    assertThat(String.valueOf(result))
        .isEqualTo(
            "[[3, 5, 7], true, {type=buy-plot, payer=3}, {type=buy-plot, payer=5, second=9}]");
  }
}
