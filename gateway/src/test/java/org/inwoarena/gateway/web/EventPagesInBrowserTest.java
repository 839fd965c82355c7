package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.Media;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.Test;

/** The calendar and the page of an event, for players and everybody, in a real browser. */
@QuarkusTest
class EventPagesInBrowserTest extends EventBrowserTest {

  @Test
  void theCalendarNamesTheTimeZoneAndIsFiltered() {
    stub().onJson("/api/v1/events", NONE);
    var page = browser().spectator("#/events");
    assertThat(page.locator("main")).containsText("All times are yours: ");
    assertThat(page.locator("main")).containsText("No event is announced.");

    stub()
        .onJson(
            "/api/v1/events",
            """
            {"page":0,"size":20,"total":1,"items":[{"id":"e-1","name":"%s","organiser":"olga",
             "format":"swiss","phase":"running","startsAt":"2027-01-10T18:00:00Z",
             "zone":"America/New_York","seated":4,"cap":8}]}
            """
                .formatted(EventStub.HOSTILE));
    page.getByRole(AriaRole.RADIO, named("Being played")).focus();
    page.keyboard().press("Space");
    assertThat(page.locator(".calendar li")).containsText(EventStub.HOSTILE);
    assertThat(page.locator(".calendar img")).hasCount(0);
    await()
        .atMost(Browser.PATIENCE)
        .until(
            () ->
                stub().seen("/api/v1/events").stream()
                    .anyMatch(seen -> seen.uri().contains("phase=running&phase=cut")));
  }

  @Test
  void aCalendarThatDoesNotComeIsAskedForAgain() {
    stub()
        .on(
            "/api/v1/events",
            (request, exchange) ->
                StubServices.json(exchange, 503, "{\"status\":503,\"detail\":\"Back soon.\"}"));
    var page = browser().spectator("#/events");
    assertThat(page.locator("[role=alert]")).containsText("Back soon.");
    stub().onJson("/api/v1/events", NONE);
    page.getByRole(AriaRole.BUTTON, named("Try again")).click();
    assertThat(page.locator("main")).containsText("No event is announced.");
  }

  @Test
  void anEventThatIsNotThereSaysSo() {
    stub()
        .on(
            "/api/v1/events/e-9",
            (request, exchange) ->
                StubServices.json(
                    exchange, 404, "{\"status\":404,\"detail\":\"There is no such event.\"}"));
    assertThat(browser().spectator("#/events/e-9").locator("[role=alert]"))
        .containsText("There is no such event.");
  }

  @Test
  void aStrangerReadsTheAnnouncementWithItsNameEscaped() {
    event().is("registration", "");
    var page = browser().spectator(event().address(""));
    assertThat(page.locator("h1")).hasText("Cup " + EventStub.HOSTILE);
    assertThat(page.locator("h1 img")).hasCount(0);
    assertThat(page.locator(".facts")).containsText("Swiss, then the top four");
    assertThat(page.locator(".facts")).containsText("players of 3 rated games or more");
    assertThat(page.locator(".my-place")).containsText("Log in to enter");
    assertThat(page.locator(".papers a")).hasAttribute("href", event().path("/event.ics"));
  }

  @Test
  void aPlayerEntersWithThePasswordAndSeesWhyNotAtFirst() {
    event().is("registration", "\"needsPassword\":true,\"seated\":8,\"waiting\":2");
    event()
        .refuses(
            "/entrants",
            403,
            "{\"status\":403,\"code\":\"password-wrong\",\"detail\":\"The password is another.\"}");
    var page = browser().player("ann", event().address(""));
    page.locator("input[name=password]").fill("fnord");
    page.keyboard().press("Enter");
    assertThat(page.locator(".my-place [role=alert]")).containsText("The password is another.");

    event().answers("/entrants", "registration", EventStub.you("waiting", ",\"waitingPlace\":3"));
    page.getByRole(AriaRole.BUTTON, named("Join the waiting list")).click();
    assertThat(page.locator(".my-place")).containsText("You are number 3 on the waiting list.");
    assertThat(event().sent("/entrants")).contains("fnord");
  }

  @Test
  void aDeckIsBroughtAndAPlayerChecksIn() {
    stub()
        .onJson(
            "/api/v1/decks",
            """
            {"page":0,"size":200,"total":1,"items":[{"id":"d-1","name":"Night Shift","ok":true}]}
            """);
    stub().onJson("/api/v1/registrations", "{\"registrationId\":\"r-7\"}");
    event().is("registration", EventStub.you("seated", ",\"hasDeck\":false"));
    event()
        .answers("/entrants/me/deck", "check-in", EventStub.you("seated", ",\"checkedIn\":false"));
    event()
        .answers(
            "/entrants/me/check-in", "check-in", EventStub.you("seated", ",\"checkedIn\":true"));
    var page = browser().player("ann", event().address(""));
    assertThat(page.locator("select[name=deck]")).containsText("Night Shift");
    page.getByRole(AriaRole.BUTTON, named("Register this deck")).click();

    assertThat(page.locator(".my-place")).containsText("left to check in");
    assertThat(event().sent("/entrants/me/deck")).contains("r-7");
    assertThat(stub().seen("/api/v1/registrations"))
        .allSatisfy(
            seen ->
                assertThat(new String(seen.body(), StandardCharsets.UTF_8))
                    .contains("\"format\":\"constructed@1\""));
    page.getByRole(AriaRole.BUTTON, named("I am here")).click();
    assertThat(page.locator(".my-place")).containsText("You are checked in");
  }

  @Test
  void whoWithdrawsIsAskedAndMayThinkBetterOfIt() {
    event().is("registration", EventStub.you("seated", ""));
    event().answers("/entrants/me", "registration", "");
    var page = browser().player("ann", event().address(""));
    var withdraw = page.locator(".my-place button", text("Withdraw"));
    withdraw.focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("dialog[open]")).containsText("first on the waiting list");
    page.keyboard().press("Escape");
    assertThat(page.locator("dialog[open]")).hasCount(0);
    assertThat(withdraw).isFocused();
    assertThat(stub().seen(event().path("/entrants/me"))).isEmpty();

    page.keyboard().press("Enter");
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator(".my-place")).containsText("Take a seat");
  }

  @Test
  void aPlayerFindsHisTableAndWhyHeMeetsWhom() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", EventStub.you("seated", "") + ",\"round\":1,\"paired\":1");
    var page = browser().player("ann", event().address("/rounds"));
    assertThat(page.locator(".my-place a.primary")).hasAttribute("href", "#/matches/m-1");
    assertThat(page.locator(".pairings")).containsText(EventStub.HOSTILE);
    assertThat(page.locator(".pairings img")).hasCount(0);
    page.locator(".pairings summary").focus();
    page.keyboard().press("Enter");
    assertThat(page.locator(".pairings details[open]")).containsText("Both have 3 points.");
  }

  @Test
  void theRoundIsReadAnewWhenTheEventHasGoneOn() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", "\"round\":1,\"paired\":1");
    var page = browser().spectator(event().address("/rounds"));
    assertThat(page.locator(".pairings tbody")).containsText("playing");
    event()
        .paper(
            "/rounds/1",
            EventStub.ROUND
                .replace("\"playing\"", "\"over\"")
                .replace("\"results\":[]", "\"results\":[{\"score\":\"0:3\"}]"));
    event().is("running", "\"round\":1,\"paired\":1");
    assertThat(page.locator(".pairings tbody")).containsText("0:3");
  }

  @Test
  void everyNumberOfTheStandingsOpensByKeyboard() {
    event().paper("/standings/1", EventStub.STANDINGS);
    event().is("running", "\"round\":null,\"paired\":1,\"standings\":1");
    var page = browser().spectator(event().address("/standings"));
    var number =
        page.getByRole(
            AriaRole.BUTTON, named(Pattern.compile("Opponents’ match wins of .* 0\\.330")));
    number.focus();
    page.keyboard().press("Enter");
    assertThat(number).hasAttribute("aria-expanded", "true");
    assertThat(page.locator(".reckoning")).containsText("never less than 0.33");
    assertThat(page.locator(".reckoning li").first()).containsText("ann");
    page.keyboard().press("Enter");
    assertThat(page.locator(".reckoning")).hasCount(0);
  }

  @Test
  void theBracketIsDrawnWithAThreadForEveryWinner() {
    event().paper("/bracket", EventStub.BRACKET);
    event().is("cut", "\"round\":1,\"paired\":1,\"bracket\":true");
    var page = browser().spectator(event().address("/bracket"));
    assertThat(page.locator(".meeting")).hasCount(3);
    assertThat(page.locator(".threads path")).hasCount(2);
    assertThat(page.locator("[data-match='W1.1'] .won")).containsText("ann");
    assertThat(page.locator("[data-match='F']")).containsText("winner of W1.2");
    assertThat(page.locator(".bracket img")).hasCount(0);
  }

  @Test
  void tabsAreWalkedByArrows() {
    event().is("registration", "");
    var page = browser().spectator(event().address(""));
    page.getByRole(AriaRole.TAB, tab("Announcement")).focus();
    page.keyboard().press("ArrowRight");
    var players = page.getByRole(AriaRole.TAB, tab("Players"));
    assertThat(players).isFocused();
    assertThat(players).hasAttribute("aria-selected", "true");
    assertThat(page.locator(".entrants")).containsText(EventStub.HOSTILE);
    page.keyboard().press("End");
    assertThat(page.getByRole(AriaRole.TAB, tab("Log"))).isFocused();
    assertThat(page.locator("[role=tabpanel]")).containsText("Nothing has happened yet.");
  }

  @Test
  void placesAndPrizesAreShown() {
    event()
        .paper(
            "/places",
            """
        [{"rank":1,"last":1,"player":{"id":"ann","name":"ann"},"bySeed":false,"prizes":["Cup"]}]
        """);
    event().is("finished", "\"paired\":1,\"standings\":1");
    var page = browser().spectator(event().address("/places"));
    assertThat(page.locator(".places")).containsText("Cup");
    page.locator(".prizes summary").click();
    page.locator(".prizes textarea").fill("Cup\nBook");
    page.getByRole(AriaRole.BUTTON, named("Show the prize list")).click();
    await()
        .atMost(Browser.PATIENCE)
        .until(
            () ->
                stub().seen(event().path("/places")).stream()
                    .anyMatch(seen -> seen.uri().contains("prize=Cup&prize=Book")));
  }

  @Test
  void theSheetForTheWallNamesEveryTable() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", "\"round\":1,\"paired\":1");
    var page = browser().spectator(event().address("/sheet/pairings"));
    assertThat(page.locator(".by-name li")).hasCount(2);
    page.emulateMedia(new Page.EmulateMediaOptions().setMedia(Media.PRINT));
    assertThat(page.locator(".bar")).isHidden();
    assertThat(page.locator(".off-paper")).isHidden();
    assertThat(page.locator(".board")).isVisible();
  }

  @Test
  void nothingIsWiderThanASmallPhone() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().paper("/standings/1", EventStub.STANDINGS);
    event().paper("/bracket", EventStub.BRACKET);
    event().is("cut", "\"round\":1,\"paired\":1,\"standings\":1,\"bracket\":true");
    var page = browser().spectator(event().address(""));
    page.setViewportSize(360, 800);
    for (var part : new String[] {"Announcement", "Rounds", "Standings", "Bracket", "Players"}) {
      page.getByRole(AriaRole.TAB, tab(part)).click();
      assertThat(page.locator("[role=tabpanel] .wait")).hasCount(0);
      assertThat(page.evaluate("document.documentElement.scrollWidth")).as(part).isEqualTo(360);
    }
  }

  private static Page.GetByRoleOptions named(Pattern name) {
    return new Page.GetByRoleOptions().setName(name);
  }

  private static Page.GetByRoleOptions tab(String name) {
    return new Page.GetByRoleOptions().setName(name).setExact(true);
  }

  private static Page.LocatorOptions text(String words) {
    return new Page.LocatorOptions().setHasText(words);
  }
}
