package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/**
 * Ladders, seasons and profiles in a real browser; rating-service is answered for in the browser.
 */
@QuarkusTest
class LadderInBrowserTest extends BrowserTest {

  private static final String NONE = "{\"page\":0,\"size\":10,\"total\":0,\"items\":[]}";

  private static final String LADDERS =
      """
      [{"id":"preview","name":"Preview","cards":"numbers","matches":2,"players":2},
       {"id":"classic","name":"Classic","cards":"numbers","matches":0,"players":0}]
      """;

  private static final String SEASONS =
      """
      [{"number":3,"name":"Spring","startsAt":"2027-03-01T00:00:00Z","endedAt":null,"state":"PLANNED"},
       {"number":2,"name":"Winter","startsAt":"2026-12-01T00:00:00Z","endedAt":null,"state":"RUNNING"},
       {"number":1,"name":"Autumn","startsAt":"2026-09-01T00:00:00Z","endedAt":"2026-12-01T00:00:00Z",
        "state":"OVER"}]
      """;

  private static final String LINE =
      """
      {"rank":1,"player":"ann","handle":"%s","bot":false,"rating":152000,"games":12,
       "provisional":true}
      """
          .formatted(EventStub.HOSTILE);

  private static final String TABLE =
      "{\"page\":0,\"size\":25,\"total\":1,\"you\":null,\"items\":[" + LINE + "]}";

  private static final String PROFILE =
      """
      {"standing":%s,"peak":153000,
       "curve":[{"seq":1,"at":"2026-11-01T00:00:00Z","rating":150000},
                {"seq":2,"at":"2026-11-02T00:00:00Z","rating":152000}],
       "byIlluminati":[{"of":"ufos","name":null,"games":3,"won":2,"shared":0,"lost":1}],
       "againstIlluminati":[],
       "opponents":[{"of":"bob","name":"Bob","games":2,"won":1,"shared":1,"lost":0}]}
      """
          .formatted(LINE);

  private static final String HISTORY =
      """
      {"page":0,"size":20,"total":1,"items":[{"match":"m-1","rival":"bob","rivalHandle":"Bob",
       "correction":true,"score":null,"before":152000,"after":151000,"k":20,"expected":500000,
       "endedAt":"2026-11-02T00:00:00Z"}]}
      """;

  private final List<String> asked = new CopyOnWriteArrayList<>();

  @BeforeAll
  void open() {
    stub().onJson("/api/v1/matches", NONE);
    stub()
        .onJson(
            "/api/v1/cards",
            "{\"page\":0,\"size\":200,\"total\":1,\"items\":[{\"id\":\"ufos\",\"name\":\"UFOs\"}]}");
  }

  @Test
  void aSeasonIsPickedFromTheArchive() {
    var page = at("#/ladder");
    assertThat(page.locator(".board")).containsText(EventStub.HOSTILE);
    assertThat(page.locator(".board img")).hasCount(0);
    assertThat(page.locator(".board")).containsText("1520.00?");
    assertThat(page.locator("main")).containsText("Spring begins on");

    page.locator("select[name=season]").focus();
    page.keyboard().press("ArrowDown");
    assertThat(page.locator("caption")).hasText("Final table of season 1");
    assertThat(asked).anyMatch(url -> url.contains("/ladders/preview/seasons/1/table"));
    page.locator("select[name=ladder]").selectOption("classic");
    page.waitForCondition(
        () -> asked.stream().anyMatch(url -> url.contains("/ladders/classic/leaderboard")));
  }

  @Test
  void theTableIsNarrowedToWhoPlays() {
    var page = at("#/ladder");
    page.locator("select[name=shown]").selectOption("minGames=10&activeDays=60");
    page.waitForCondition(
        () -> asked.stream().anyMatch(url -> url.contains("minGames=10&activeDays=60")));
  }

  @Test
  void aProfileHasCurveAndRecords() {
    var page = at("#/players/ann");
    assertThat(page.locator(".curve polyline")).hasCount(1);
    assertThat(page.locator(".curve svg"))
        .hasAttribute("aria-label", Pattern.compile("from 1500.00 .* to 1520.00"));
    assertThat(page.locator(".tallies").first()).containsText("UFOs");
    assertThat(page.locator(".tallies").first()).containsText("2 won, 1 lost");
    assertThat(page.locator(".tallies").nth(1)).containsText("Nothing yet.");
    assertThat(page.locator(".games")).containsText("no longer counts corrected");
    assertThat(page.locator("h1")).hasText(EventStub.HOSTILE);
    page.setViewportSize(360, 800);
    assertThat(page.evaluate("document.documentElement.scrollWidth")).isEqualTo(360);
  }

  private Page at(String address) {
    var page = browser().spectator("");
    assertThat(page.locator("main")).containsText("No table is in play.");
    page.route("**/api/v1/ladders**", route -> json(route, LADDERS));
    page.route("**/api/v1/ladders/**", this::answer);
    page.evaluate("to => location.hash = to", address);
    return page;
  }

  private void answer(Route route) {
    var url = route.request().url();
    asked.add(url);
    if (url.endsWith("/seasons")) {
      json(route, SEASONS);
    } else if (url.endsWith("/profile")) {
      json(route, PROFILE);
    } else {
      json(route, url.contains("/history") ? HISTORY : TABLE);
    }
  }

  private static void json(Route route, String body) {
    route.fulfill(new Route.FulfillOptions().setContentType("application/json").setBody(body));
  }
}
