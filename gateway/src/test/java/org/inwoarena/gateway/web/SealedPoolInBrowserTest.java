package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.UUID;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The pool of a sealed event and the deck built from it, in a real browser. */
@QuarkusTest
class SealedPoolInBrowserTest extends EventBrowserTest {

  @BeforeAll
  void fillCatalogue() {
    stub().onJson("/api/v1/cards", DeckStub.CARDS);
  }

  private static final String CHECK = "/api/v1/decks/check";

  @Test
  void thePoolIsShownWhenItIsOpenedAndADeckIsBuiltAndRegistered() {
    var series = UUID.randomUUID().toString();
    seated(series, "registration", false);
    pools(series, "");
    var page = browser().player("ann", event().address(""));
    assertThat(page.locator("sealed-pool")).containsText("when the organiser opens the pools");

    opened(series, Instant.now().plusSeconds(1_790));
    assertThat(page.locator("sealed-pool")).containsText("left to build a deck");
    assertThat(page.locator("sealed-pool p .num").first()).containsText("29:");
    page.getByRole(AriaRole.BUTTON, named("Take UFOs")).click();
    var take = page.getByRole(AriaRole.BUTTON, named("Take Hackers"));
    take.focus();
    page.keyboard().press("Enter");
    page.keyboard().press("Enter");
    assertThat(take).isDisabled();
    page.getByRole(AriaRole.BUTTON, named("Leave UFOs")).click();
    assertThat(page.locator("sealed-pool [role=status]")).containsText("2 of 45 cards taken.");
    assertThat(page.locator(".missing")).containsText("needs exactly 45");
    assertThat(page.locator(".missing")).not().containsText("say which");
    await().atMost(Browser.PATIENCE).until(() -> body(CHECK).contains("[\"hackers\",\"hackers\"]"));

    stub().onJson("/api/v1/decks", "{\"id\":\"d-9\"}");
    stub().onJson("/api/v1/registrations", "{\"registrationId\":\"r-9\"}");
    event().answers("/entrants/me/deck", "registration", members(series, true));
    page.getByRole(AriaRole.BUTTON, named("Register this deck")).click();
    assertThat(page.locator("sealed-pool")).containsText("Your deck is registered.");
    assertThat(body("/api/v1/decks"))
        .contains("\"format\":\"sealed@1\"", "\"cards\":[\"hackers\",\"hackers\"]");
    assertThat(body("/api/v1/registrations"))
        .isEqualTo("{\"deckId\":\"d-9\",\"poolId\":\"" + series + "\"}");
    assertThat(event().sent("/entrants/me/deck")).contains("r-9");
  }

  @Test
  void aRefusedDeckTellsEveryReasonAndTheChoiceOutlivesTheReload() {
    var series = UUID.randomUUID().toString();
    seated(series, "deck-registration", false);
    opened(series, Instant.now().plusSeconds(600));
    stub().onJson("/api/v1/decks", "{\"id\":\"d-8\"}");
    stub()
        .on(
            "/api/v1/registrations",
            (request, exchange) ->
                StubServices.json(
                    exchange,
                    422,
                    """
                    {"status":422,"code":"deck-illegal","detail":"The deck may not be played.",
                     "errors":[{"code":"deck.size","detail":"The deck has 1 card."},
                      {"code":"deck.no-lead","detail":"It needs a lead."}]}
                    """));
    var page = browser().player("ann", event().address(""));
    page.getByRole(AriaRole.BUTTON, named("Take UFOs")).click();
    page.getByRole(AriaRole.BUTTON, named("Register this deck")).click();
    assertThat(page.locator("sealed-pool [role=alert] li")).hasCount(2);
    page.reload();
    assertThat(page.locator(".pool .taken")).containsText("UFOs");
  }

  @Test
  void whenTheTimeIsOverThePoolIsOnlyRead() {
    var series = UUID.randomUUID().toString();
    seated(series, "check-in", false);
    opened(series, Instant.now().minusSeconds(5));
    var page = browser().player("ann", event().address(""));
    assertThat(page.locator(".my-place")).containsText("No deck was registered");
    assertThat(page.locator("sealed-pool")).containsText("The time to build is over.");
    page.locator(".pool summary").click();
    assertThat(page.locator(".pool")).containsText("Hackers");
    assertThat(page.locator("sealed-pool button")).hasCount(0);
  }

  private void seated(String series, String phase, boolean hasDeck) {
    event().is(phase, members(series, hasDeck));
    stub()
        .onJson(
            "/api/v1/formats",
            """
            {"page":0,"size":100,"total":1,"items":[{"id":"sealed","name":"Sealed","size":45}]}
            """);
    stub()
        .onJson(
            CHECK,
            """
            {"ok":false,"problems":[
             {"code":"deck.size","detail":"It needs exactly 45 cards."},
             {"code":"deck.pool-missing","detail":"It is built from a pool; say which."}]}
            """);
  }

  private static String members(String series, boolean hasDeck) {
    return EventStub.you("seated", ",\"checkedIn\":true")
            .replace("\"hasDeck\":true", "\"hasDeck\":" + hasDeck)
        + ",\"pins\":{\"deckFormat\":\"sealed@1:%s\"}".formatted(series);
  }

  private void opened(String series, Instant deadline) {
    stub()
        .onJson(
            "/api/v1/pool-series/" + series + "/pools/me",
            "{\"cards\":[\"hackers\",\"hackers\",\"mole\",\"ufos\"]}");
    pools(series, ",\"openedAt\":\"2026-01-01T00:00:00Z\",\"deadline\":\"%s\"".formatted(deadline));
  }

  private void pools(String series, String more) {
    stub()
        .onJson(
            "/api/v1/pool-series/" + series,
            "{\"id\":\"%s\",\"format\":\"sealed@1\"%s}".formatted(series, more));
  }

  private String body(String path) {
    var seen = stub().seen(path);
    return seen.isEmpty() ? "" : new String(seen.getLast().body(), StandardCharsets.UTF_8);
  }
}
