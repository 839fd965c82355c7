package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A player's decks, in a real browser. */
@QuarkusTest
class DeckPagesInBrowserTest extends BrowserTest {

  private static final String DECKS = "/api/v1/decks";

  private DeckStub deck;

  @BeforeAll
  void open() {
    DeckStub.surroundings(stub());
  }

  @BeforeEach
  void keepOne() {
    deck = new DeckStub(stub(), UUID.randomUUID().toString());
    deck.is(3, true);
    stub().onJson(DECKS, DeckStub.page(deck.line(3, true)));
  }

  @Test
  void aStrangerIsAskedToLogInAndANewcomerIsToldTheWay() {
    assertThat(browser().spectator("#/decks").locator("main"))
        .containsText("nobody else sees them");
    stub().onJson(DECKS, NONE);
    var page = browser().player("ann", "#/decks");
    assertThat(page.locator("main")).containsText("No deck yet.");
    assertThat(page.locator(".bar [aria-current=page]")).hasText("Decks");
  }

  @Test
  void aDeckOfTheListSaysWhyItMayNotBePlayedYet() {
    deck.is(3, false);
    stub().onJson(DECKS, DeckStub.page(deck.line(3, false)));
    var page = browser().player("ann", "#/decks");
    var table = page.locator(".my-decks");
    assertThat(table).containsText(EventStub.HOSTILE);
    assertThat(table).containsText("3 cards, UFOs");
    assertThat(table).containsText("Constructed");
    assertThat(table.locator("img")).hasCount(0);
    var why = table.getByText("not yet: why?");
    why.focus();
    page.keyboard().press("Enter");
    assertThat(table.locator("[role=alert] li")).hasCount(2);
    assertThat(table.locator("[role=alert]")).containsText("needs exactly 45");
    assertThat(why).hasAttribute("aria-expanded", "true");
  }

  @Test
  void anUploadIsRefusedLineByLineAndKeptWhenItIsRight() {
    onPost(
        DECKS,
        422,
        """
        {"status":422,"code":"deck-unreadable","detail":"Not every line could be understood.",
         "errors":[{"code":"deck.card-unknown","detail":"No card is called \\"Hakers\\".",
           "where":"line 2","line":2,"severity":"error","suggestions":["Hackers"]},
          {"code":"deck.count","detail":"0 copies cannot be meant.","where":"line 3","line":3}]}
        """);
    var page = browser().player("ann", "#/decks");
    upload(page, "1 UFOs\n2 Hakers\n0 Mole\n");
    page.getByRole(AriaRole.BUTTON, named("Keep the deck")).click();
    var findings = page.locator(".findings li");
    assertThat(findings).hasCount(2);
    assertThat(findings.first()).containsText("Line 2");
    assertThat(findings.first().locator("code")).hasText("2 Hakers");
    assertThat(findings.first()).containsText("Did you mean Hackers?");
    assertThat(findings.last()).containsText("0 copies cannot be meant.");
    assertThat(stub().seen(DECKS).getLast().uri()).contains("name=night+shift.txt");

    onPost(DECKS, 201, deck.json(0, true));
    upload(page, "1 UFOs\n2 Hackers\n1 Mole\n");
    page.getByRole(AriaRole.BUTTON, named("Keep the deck")).click();
    assertThat(page.locator("h1")).hasText(EventStub.HOSTILE);
    assertThat(page.locator("[role=tabpanel]")).containsText("Hackers");
  }

  @Test
  void aPastedListIsCheckedAndNothingIsKept() {
    stub()
        .onJson(
            DECKS + "/check",
            """
            {"ok":false,"format":"constructed@1","cards":3,"recognised":3,"problems":%s}
            """
                .formatted(DeckStub.PROBLEMS));
    var page = browser().player("ann", "#/decks");
    page.getByRole(AriaRole.BUTTON, named("Check only")).click();
    assertThat(page.locator("deck-intake [role=alert]")).containsText("Paste a list");
    page.locator("#f-text").fill("UFOs\n2 Hackers");
    page.locator("#f-format").selectOption("constructed");
    page.getByRole(AriaRole.BUTTON, named("Check only")).click();
    assertThat(page.locator("deck-intake [role=alert]"))
        .containsText("3 cards, all of them known. The deck can be kept");
    assertThat(page.locator(".findings li")).containsText("The whole list");
    assertThat(page.locator(".findings p")).hasCount(2);
    assertThat(stub().seen(DECKS + "/check").getLast().uri()).endsWith("?format=constructed");
  }

  @Test
  void aDeckShowsItsCardsAndWhatItIsMadeOf() {
    var page = browser().player("ann", deck.address(""));
    assertThat(page.locator(".card-list").last()).containsText("Weird, Fanatic, Computer, Power 1");
    page.getByRole(AriaRole.TAB, named("Statistics")).click();
    var panel = page.locator("[role=tabpanel]");
    assertThat(panel.getByLabel("Alignments").locator("tbody tr").first()).containsText("Weird");
    assertThat(panel.getByLabel("Power curve").locator("li")).hasCount(5);
    assertThat(panel.getByLabel("2 of 1")).isVisible();
    assertThat(panel).containsText("Goals under UFOs");
    panel.locator("summary").focus();
    page.keyboard().press("Enter");
    assertThat(panel.locator("details[open]")).containsText("2 of 12");
    assertThat(panel.locator("details[open]")).containsText("cards of rivals would have to help");
    assertThat(panel.locator("details[open]")).containsText("Groups: Hackers");
  }

  @Test
  void aDeckIsSharedByALinkThatIsRenewedAndTakenBack() {
    stub().onJson(deck.path("/sharing"), "{\"visibility\":\"private\"}");
    var page = browser().player("ann", deck.address("/sharing"));
    assertThat(page.locator("sharing-panel")).containsText("Nobody but you sees it.");
    assertThat(page.locator(".link")).hasCount(0);
    shared("unlisted", "one");
    page.getByRole(AriaRole.RADIO, named("Unlisted")).focus();
    page.keyboard().press("Space");
    assertThat(page.locator(".link input")).hasValue(gateway + "#/shared-decks/one");
    assertThat(page.locator(".lead-in")).containsText("Unlisted");
    assertThat(deck.sent("/sharing")).isEqualTo("{\"visibility\":\"unlisted\"}");

    stub().onJson(deck.path("/sharing/key"), "{\"visibility\":\"unlisted\",\"key\":\"two\"}");
    page.getByRole(AriaRole.BUTTON, named("Another link")).click();
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator(".link input")).hasValue(gateway + "#/shared-decks/two");
    page.getByRole(AriaRole.BUTTON, named("Copy")).click();
    assertThat(page.locator("sharing-panel [role=status]")).containsText("The link is");

    page.locator(".switch label").first().click();
    assertThat(page.locator("dialog[open]")).containsText("leads nowhere from then on, for ever");
    page.keyboard().press("Escape");
    assertThat(page.getByRole(AriaRole.RADIO, named("Unlisted"))).isChecked();
    stub().onJson(deck.path("/sharing"), "{\"visibility\":\"private\"}");
    page.locator(".switch label").first().click();
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator(".link")).hasCount(0);
    assertThat(deck.sent("/sharing")).isEqualTo("{\"visibility\":\"private\"}");
  }

  @Test
  void aDeckIsDeletedAfterAQuestionByKeyboard() {
    var page = browser().player("ann", deck.address(""));
    var delete = page.getByRole(AriaRole.BUTTON, named("Delete the deck"));
    delete.focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("dialog[open]")).containsText("it stays as it was registered");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog[open]")).hasCount(0);
    assertThat(delete).isFocused();
    assertThat(stub().seen(deck.path(""))).allMatch(seen -> seen.method().equals("GET"));

    stub().onJson(DECKS, NONE);
    page.keyboard().press("Enter");
    assertThat(page.getByRole(AriaRole.BUTTON, named("Delete it"))).isFocused();
    page.keyboard().press("Enter");
    assertThat(page.locator("main")).containsText("No deck yet.");
    assertThat(stub().seen(deck.path("")).getLast().method()).isEqualTo("DELETE");
  }

  @Test
  void nothingIsWiderThanASmallPhone() {
    stub().onJson(deck.path("/sharing"), "{\"visibility\":\"public\",\"key\":\"a-long-key\"}");
    stub().onJson(deck.path("/revisions"), DeckStub.page(""));
    var page = browser().player("ann", "#/decks");
    page.setViewportSize(360, 800);
    assertThat(page.locator(".my-decks")).isVisible();
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
    page.locator(".my-decks a").click();
    for (var part : new String[] {"Cards", "Statistics", "Versions", "Sharing"}) {
      page.getByRole(AriaRole.TAB, named(part)).click();
      assertThat(page.locator("[role=tabpanel] .wait")).hasCount(0);
      assertThat(page.evaluate("document.documentElement.scrollWidth")).as(part).isEqualTo(360);
    }
  }

  private void upload(Page page, String list) {
    page.locator("#f-file")
        .setInputFiles(
            new FilePayload(
                "night shift.txt", "text/plain", list.getBytes(StandardCharsets.UTF_8)));
  }

  private void shared(String visibility, String key) {
    stub()
        .onJson(
            deck.path("/sharing"),
            "{\"visibility\":\"%s\",\"key\":\"%s\"}".formatted(visibility, key));
  }

  /** What is only read is read as before. */
  private void onPost(String path, int status, String json) {
    stub()
        .on(
            path,
            (request, exchange) ->
                StubServices.json(
                    exchange,
                    request.method().equals("GET") ? 200 : status,
                    request.method().equals("GET") ? NONE : json));
  }
}
