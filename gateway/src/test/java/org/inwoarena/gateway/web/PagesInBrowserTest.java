package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Lists, ladder and the way to a table, in a real browser. */
@QuarkusTest
class PagesInBrowserTest extends BrowserTest {

  private static final String NONE = "{\"page\":0,\"size\":10,\"total\":0,\"items\":[]}";

  private static final String LADDERS = "[{\"id\":\"preview\",\"name\":\"Preview\",\"waiting\":0}]";
  private static final String DECKS =
      """
      {"page":0,"size":200,"total":1,"items":[{"id":"d-1","name":"Night Shift","ok":true,
       "size":45,"illuminati":[]}]}
      """;

  @BeforeAll
  void open() {
    stub().onJson("/api/v1/cards", NONE);
    stub().onJson("/api/v1/matches", NONE);
    stub().onJson("/api/v1/challenges", NONE);
    stub().onJson("/api/v1/challenges/open", NONE);
    stub().onJson("/api/v1/queue", LADDERS);
    stub().onJson("/api/v1/players/me", "{\"id\":\"ann\",\"handle\":\"Ann\",\"bot\":false}");
  }

  @Test
  void withoutMatchesThePageSaysSo() {
    var page = browser().spectator("");
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
    var page = browser().player("ann", "#/play");
    assertThat(page.locator("deck-shelf [role=alert]")).containsText("Not today.");

    stub().onJson("/api/v1/decks", NONE);
    page.locator("deck-shelf [role=alert] button").click();
    assertThat(page.locator("deck-shelf")).containsText("No deck yet.");
  }

  /** The rating service of these tests is down. */
  @Test
  void aServiceThatIsDownIsToldAndTheRestStays() {
    var page = browser().spectator("#/ladder");
    assertThat(page.locator("[role=alert]")).containsText("rating-service");
    page.locator(".bar a", new Page.LocatorOptions().setHasText("Matches")).click();
    assertThat(page.locator("main")).containsText("No table is in play.");
  }

  @Test
  void aDeckIsRegisteredAndTakesAPlaceInTheQueue() {
    stub().onJson("/api/v1/decks", DECKS);
    stub().onJson("/api/v1/registrations", "{\"registrationId\":\"r-1\"}");
    stub().onJson("/api/v1/queue/me", "{\"tickets\":[]}");
    stub()
        .on(
            "/api/v1/queue",
            (request, exchange) -> {
              if (request.method().equals("GET")) {
                StubServices.json(exchange, 200, LADDERS);
                return;
              }
              stub()
                  .onJson(
                      "/api/v1/queue/me",
                      """
                      {"tickets":[{"ticketId":"t-1","ladder":"preview","state":"waiting",
                       "joinedAt":"2026-01-01T00:00:00Z","expiresAt":"2036-01-01T00:00:00Z"}]}
                      """);
              StubServices.json(exchange, 201, "{\"ticketId\":\"t-1\"}");
            });
    var page = browser().player("ann", "#/play");
    assertThat(page.locator(".decks")).containsText("Night Shift");
    page.locator("queue-panel .primary").click();
    assertThat(page.locator("queue-panel")).containsText("Waiting for an opponent");

    await().atMost(Browser.PATIENCE).until(() -> posted("/api/v1/queue").size() == 1);
    var joined = posted("/api/v1/queue").getFirst();
    assertThat(new String(joined.body(), java.nio.charset.StandardCharsets.UTF_8))
        .contains("preview", "r-1");
    assertThat(List.of(joined, stub().seen("/api/v1/registrations").getFirst()))
        .allSatisfy(request -> assertThat(request.header("idempotency-key")).isNotBlank());
  }

  private List<StubServices.Seen> posted(String path) {
    return stub().seen(path).stream().filter(seen -> seen.method().equals("POST")).toList();
  }

  @Test
  void anOpenChallengeIsTakenAndARematchAskedFor() {
    stub().onJson("/api/v1/decks", DECKS);
    stub().onJson("/api/v1/registrations", "{\"registrationId\":\"r-1\"}");
    stub()
        .onJson(
            "/api/v1/queue/me",
            """
            {"tickets":[],"rematch":{"matchId":"m-1","opponent":"zoe","ladder":"preview",
             "until":"2036-01-01T00:00:00Z"}}
            """);
    stub()
        .onJson(
            "/api/v1/challenges/open",
            """
            {"page":0,"size":10,"total":1,"items":[{"challengeId":"o-1","rated":true,
             "ladder":"preview","minRating":1400,"expiresAt":"2036-01-01T00:00:00Z",
             "challenger":{"player":"zoe","handle":"Zoe","bot":false,"rating":1552,"games":41}}]}
            """);
    stub().onJson("/api/v1/challenges/open/o-1/accept", "{\"challengeId\":\"o-1\"}");
    stub().onJson("/api/v1/challenges/rematch", "{\"challengeId\":\"c-1\"}");
    var page = browser().player("ann", "#/play");
    assertThat(page.locator("open-challenges-panel"))
        .containsText("Zoe (1552), rated on Preview from 1400");
    page.locator("open-challenges-panel .primary").click();
    await()
        .atMost(Browser.PATIENCE)
        .until(() -> posted("/api/v1/challenges/open/o-1/accept").size() == 1);

    page.locator("rematch-panel .primary").click();
    assertThat(page.locator("rematch-panel")).containsText("You have asked for a rematch.");
    assertThat(posted("/api/v1/challenges/rematch")).hasSize(1);
    stub().onJson("/api/v1/challenges/open", NONE);
    stub().onJson("/api/v1/queue/me", "{\"tickets\":[]}");
  }

  /** Choices are narrowed by the server's families alone. */
  @Test
  void aMoveIsNarrowedSlotBySlot() {
    var page = browser().spectator("");
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
