package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Decks their owners share, as anybody reads them, in a real browser. */
@QuarkusTest
class SharedDecksInBrowserTest extends BrowserTest {

  private static final String SHARED = "/api/v1/shared-decks";
  private static final String DECK =
      """
      {"key":"k-1","owner":"bob","name":"%s","format":"constructed","ok":false,"size":3,
       "illuminati":["ufos"],"updatedAt":"2026-12-01T18:00:00Z",
       "cards":["hackers","hackers","ufos"]}
      """
          .formatted(EventStub.HOSTILE);

  @BeforeAll
  void open() {
    stub().onJson("/api/v1/cards", DeckStub.CARDS);
    stub().onJson("/api/v1/formats", DeckStub.FORMATS);
    stub().onJson("/api/v1/players/bob", "{\"id\":\"bob\",\"handle\":\"Bob\"}");
  }

  @Test
  void whoeverHasTheLinkReadsTheDeckWithoutLoggingIn() {
    stub().onJson(SHARED + "/k-1", DECK);
    stub().onJson(SHARED + "/k-1/statistics", DeckStub.STATISTICS);
    var page = browser().spectator("#/shared-decks/k-1");
    assertThat(page.locator("h1")).hasText(EventStub.HOSTILE);
    assertThat(page.locator("main img")).hasCount(0);
    assertThat(page.locator(".lead-in")).containsText("A deck of Bob");
    assertThat(page.locator(".lead-in")).containsText("It may not be played yet.");
    assertThat(page.locator("[role=tabpanel]")).containsText("Hackers");
    page.getByRole(AriaRole.TAB, named("Cards")).focus();
    page.keyboard().press("ArrowRight");
    assertThat(page.locator("[role=tabpanel]")).containsText("Goals under UFOs");
    assertThat(stub().seen(SHARED + "/k-1").getFirst().header("authorization")).isEmpty();
  }

  @Test
  void aLinkThatWasTakenBackSaysSo() {
    stub()
        .on(
            SHARED + "/k-9",
            (request, exchange) ->
                StubServices.json(
                    exchange, 404, "{\"status\":404,\"detail\":\"This link leads to no deck.\"}"));
    var page = browser().spectator("#/shared-decks/k-9");
    assertThat(page.locator("h1")).hasText("No deck is here");
    assertThat(page.locator("main")).containsText("its owner has taken it back");
    assertThat(page.locator("main [role=alert]")).hasCount(0);
    assertThat(page.locator(".crumb a")).hasAttribute("href", "#/shared-decks");
  }

  @Test
  void aDeckThatDoesNotComeIsAskedForAgain() {
    stub()
        .on(
            SHARED + "/k-2",
            (request, exchange) ->
                StubServices.json(exchange, 503, "{\"status\":503,\"detail\":\"Back soon.\"}"));
    var page = browser().spectator("#/shared-decks/k-2");
    assertThat(page.locator("[role=alert]")).containsText("Back soon.");
    stub().onJson(SHARED + "/k-2", DECK);
    page.getByRole(AriaRole.BUTTON, named("Try again")).click();
    assertThat(page.locator("h1")).hasText(EventStub.HOSTILE);
  }

  @Test
  void publicDecksAreFoundByFormatAndCard() {
    stub().onJson(SHARED, "{\"page\":0,\"size\":20,\"total\":1,\"items\":[%s]}".formatted(DECK));
    var page = browser().spectator("#/decks");
    page.getByText("Public decks").click();
    assertThat(page.locator(".my-decks")).containsText(EventStub.HOSTILE);
    assertThat(page.locator(".my-decks")).containsText("Bob");
    page.locator("#f-card").fill("Nobody");
    page.keyboard().press("Enter");
    assertThat(page.locator("#w-card")).hasText("No card is called Nobody.");

    stub().onJson(SHARED, "{\"page\":0,\"size\":20,\"total\":0,\"items\":[]}");
    page.locator("#f-format").selectOption("constructed");
    page.locator("#f-card").fill("hackers");
    page.keyboard().press("Enter");
    assertThat(page.locator("main")).containsText("No public deck is like that.");
    assertThat(stub().seen(SHARED).getLast().uri())
        .endsWith("?format=constructed&card=hackers&page=0&size=20");
  }
}
