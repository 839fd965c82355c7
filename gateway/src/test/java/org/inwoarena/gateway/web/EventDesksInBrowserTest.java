package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.Test;

/** What organisers and judges do with an event, in a real browser. */
@QuarkusTest
class EventDesksInBrowserTest extends EventBrowserTest {

  @Test
  void aDraftIsRefusedAtItsFieldsAndKeptWhenItIsRight() {
    stub()
        .on(
            "/api/v1/events",
            (request, exchange) ->
                StubServices.json(
                    exchange,
                    422,
                    """
                    {"status":422,"code":"name-length","detail":"The name has 1 to 80 characters.",
                     "errors":[
                      {"code":"name-length","detail":"The name has 1 to 80 characters."},
                      {"code":"cap","detail":"The cap lies between the minimum and 1024."},
                      {"code":"max","detail":"must be at most 3600","where":"clock.cap"}]}
                    """));
    var page = browser().organiser("olga", "#/events/new");
    page.getByRole(AriaRole.BUTTON, named("Keep the draft")).click();
    assertThat(page.locator("#w-name")).containsText("1 to 80 characters");
    assertThat(page.locator("#w-cap")).containsText("between the minimum");
    assertThat(page.locator("[id='w-clock.cap']")).containsText("at most 3600");
    assertThat(page.locator("#f-name")).isFocused();
    assertThat(page.locator("#f-name")).hasAttribute("aria-invalid", "true");
    assertThat(page.locator("form.draft > .fault")).containsText("3 things are not right");

    page.locator("#f-name").fill("Winter Cup");
    page.locator("#f-zone").selectOption("America/New_York");
    page.locator("#f-startsAt").fill("2027-01-10T18:00");
    assertThat(page.locator("#f-name")).hasValue("Winter Cup");
    page.getByRole(AriaRole.BUTTON, named("Without Game wins")).click();
    event().is("draft", "\"judges\":[]");
    stub()
        .on(
            "/api/v1/events",
            (request, exchange) ->
                StubServices.json(exchange, 201, "{\"id\":\"" + event().id() + "\"}"));
    page.getByRole(AriaRole.BUTTON, named("Keep the draft")).click();
    assertThat(page.locator("organiser-desk")).containsText("Publish");
    assertThat(body("/api/v1/events"))
        .contains("\"name\":\"Winter Cup\"", "\"startsAt\":\"2027-01-10T23:00:00.000Z\"")
        .contains("\"tieBreaks\":[\"omw/1\",\"ogw/1\"]", "\"cap\":32", "\"password\":null");
  }

  @Test
  void whoIsNoOrganiserDraftsNothing() {
    var page = browser().player("ann", "#/events/new");
    assertThat(page.locator("main")).containsText("Your account is not one.");
    assertThat(page.locator("form.draft")).hasCount(0);
  }

  @Test
  void aDraftIsEditedWithWhatItHas() {
    event().is("draft", "");
    event().paper("/settings", EventStub.SETTINGS.replace("\"Cup\"", "\"Old Name\""));
    var page = browser().organiser("olga", event().address("/edit"));
    assertThat(page.locator("#f-name")).hasValue("Old Name");
    assertThat(page.locator("#f-startsAt")).hasValue("2027-01-10T13:00");
    assertThat(page.locator("#f-format")).hasValue("swiss-top-4");
  }

  @Test
  void theNextStepIsTakenAndARefusalIsToldThere() {
    event().is("deck-registration", "");
    event()
        .refuses("/acts", 409, "{\"status\":409,\"code\":\"wrong-phase\",\"detail\":\"Not now.\"}");
    var page = browser().organiser("olga", event().address("/desk"));
    page.getByRole(AriaRole.BUTTON, named("Open check-in")).click();
    assertThat(page.locator("organiser-desk [role=alert]").first()).containsText("Not now.");

    event().answers("/acts", "check-in", "");
    page.getByRole(AriaRole.BUTTON, named("Open check-in")).click();
    assertThat(page.locator("organiser-desk")).containsText("Start now");
    assertThat(event().sent("/acts")).isEqualTo("{\"act\":\"open-check-in\"}");
  }

  @Test
  void aJudgeIsAppointedByHandleAndTheEventCalledOffWithANotice() {
    event().is("running", "");
    event().answers("/acts", "running", "");
    stub().onJson("/api/v1/players", NONE);
    var page = browser().organiser("olga", event().address("/desk"));
    page.locator("input[name=handle]").fill("Jude");
    page.keyboard().press("Enter");
    assertThat(page.locator("#no-such-judge")).hasText("There is no player Jude.");

    stub()
        .onJson(
            "/api/v1/players",
            "{\"page\":0,\"size\":100,\"total\":1,\"items\":[{\"id\":\"jude\",\"handle\":\"JUDE\"}]}");
    page.keyboard().press("Enter");
    assertThat(page.locator("input[name=handle]")).hasValue("");
    assertThat(event().sent("/acts")).isEqualTo("{\"act\":\"appoint-judge\",\"player\":\"jude\"}");

    event().answers("/acts", "cancelled", "\"notice\":\"No hall.\"");
    page.getByRole(AriaRole.BUTTON, named("Call it off")).click();
    page.locator("dialog[open] textarea").fill("No hall.");
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator("main > .banner")).containsText("Called off: No hall.");
  }

  @Test
  void aJudgeRulesWithAReasonAndSeesWhyNotWhereItBelongs() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", "\"round\":1,\"paired\":1");
    event()
        .refuses(
            "/acts",
            400,
            """
        {"status":400,"detail":"The request breaks 1 rule(s).",
         "errors":[{"code":"not-blank","detail":"must not be blank","where":"reason"}]}
        """);
    var page = browser().player("jude", event().address("/judge"));
    var rule = page.getByRole(AriaRole.BUTTON, named("Rule table 1"));
    rule.focus();
    page.keyboard().press("Enter");
    assertThat(page.locator("#f-verdict")).isFocused();
    page.locator("#f-verdict").selectOption("drawn");
    page.locator("#f-reason").fill(" ");
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator("#w-reason")).containsText("must not be blank");
    assertThat(page.locator("#f-verdict")).hasValue("drawn");

    event().answers("/acts", "running", "\"round\":1,\"paired\":1");
    page.locator("#f-reason").fill("Both claim rightly.");
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator("dialog[open]")).hasCount(0);
    assertThat(event().sent("/acts"))
        .contains("\"act\":\"rule\"", "\"round\":1", "\"table\":1", "\"verdict\":\"drawn\"")
        .contains("Both claim rightly.");
  }

  @Test
  void nobodyJudgesHisOwnTableAndTimeIsGivenInMinutes() {
    event().paper("/rounds/1", EventStub.ROUND.replace("\"id\":\"ann\"", "\"id\":\"jude\""));
    event().is("running", "\"round\":1,\"paired\":1");
    var page = browser().player("jude", event().address("/judge"));
    assertThat(page.locator(".pairings")).containsText("your own table");
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", "\"round\":1,\"paired\":1");
    event().answers("/acts", "running", "\"round\":1,\"paired\":1");
    page.getByRole(AriaRole.BUTTON, named("More time for table 1")).click();
    page.locator("#f-minutes").fill("10");
    page.locator("#f-reason").fill("The site was down.");
    page.keyboard().press("Tab");
    page.keyboard().press("Enter");
    assertThat(page.locator("dialog[open]")).hasCount(0);
    assertThat(event().sent("/acts")).contains("\"minutes\":10", "\"act\":\"extend\"");
  }

  @Test
  void aRunningMatchIsLookedIntoAndTakenBack() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", "\"round\":1,\"paired\":1");
    event().answers("/matches/m-1/acts", "running", "\"round\":1,\"paired\":1");
    stub()
        .onJson(
            "/api/v1/matches/m-1",
            """
            {"matchId":"m-1","state":"running","createdAt":"2026-01-01T00:00:00Z","seats":[
             {"seat":0,"player":"ann","handle":"ann"},{"seat":1,"player":"bob","handle":"%s"}]}
            """
                .formatted(EventStub.HOSTILE));
    stub()
        .onJson(
            "/api/v1/matches/m-1/judge-view",
            """
            {"view":{"patch":{"set":{"card:7":{"entity":"card","id":7,"card":"the-hidden-one",
              "zone":"hand","owner":1,"holder":1,"x":0}},"removed":[]}},
             "steps":[{"seq":41,"viewSeq":9,"at":"2026-01-01T00:09:00Z","actor":"ann","log":[]}]}
            """);
    var page = browser().player("jude", event().address("/judge"));
    page.getByRole(AriaRole.BUTTON, named("Judge the match of table 1")).click();
    assertThat(page.locator("match-desk")).containsText(EventStub.HOSTILE);
    assertThat(page.locator("match-desk")).not().containsText("the-hidden-one");
    page.getByRole(AriaRole.BUTTON, named("Look at every card")).click();
    assertThat(page.locator("match-desk")).containsText("the-hidden-one");

    page.getByRole(AriaRole.BUTTON, named("Take back to 41")).click();
    page.locator("#f-reason").fill("A card acted against its text.");
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator("match-desk [role=status]")).containsText("Both players are told");
    assertThat(event().sent("/matches/m-1/acts"))
        .isEqualTo("{\"act\":\"rewind\",\"to\":41,\"reason\":\"A card acted against its text.\"}");
  }

  @Test
  void wishesAreReadAndFreed() {
    event()
        .paper(
            "/wishes",
            """
        {"forced":[],"forbidden":[{"one":{"id":"ann","name":"ann"},
         "other":{"id":"bob","name":"%s"}}]}
        """
                .formatted(EventStub.HOSTILE));
    event().is("running", "");
    event().answers("/acts", "running", "");
    var page = browser().player("jude", event().address("/judge"));
    assertThat(page.locator(".staff")).containsText(EventStub.HOSTILE);
    page.locator(".staff button").click();
    page.locator("#f-reason").fill("They agree.");
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator("dialog[open]")).hasCount(0);
    assertThat(event().sent("/acts"))
        .contains("\"act\":\"free-pair\"", "\"one\":\"ann\"", "\"other\":\"bob\"");
  }

  @Test
  void theLogTellsWhatJudgesDecided() {
    event()
        .paper(
            "/log",
            """
        [{"seq":1,"kind":"published","what":{},"author":"olga","at":"2026-01-01T00:00:00Z"},
         {"seq":2,"kind":"warned","what":{"entrant":"bob","reason":"%s"},"author":"jude",
          "at":"2026-01-01T00:01:00Z"},
         {"seq":3,"kind":"something-new","what":{},"author":"","at":"2026-01-01T00:02:00Z"}]
        """
                .formatted(EventStub.HOSTILE));
    event().is("running", "");
    var page = browser().spectator(event().address("/log"));
    assertThat(page.locator(".happened li")).hasCount(3);
    assertThat(page.locator(".happened li").first()).containsText("something-new");
    page.locator("log-panel input[type=checkbox]").check();
    assertThat(page.locator(".happened li")).hasCount(1);
    assertThat(page.locator(".happened")).containsText("bob was warned: " + EventStub.HOSTILE);
    assertThat(page.locator(".happened img")).hasCount(0);
  }

  private String body(String path) {
    return new String(stub().seen(path).getLast().body(), StandardCharsets.UTF_8);
  }
}
