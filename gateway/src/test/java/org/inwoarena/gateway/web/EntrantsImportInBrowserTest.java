package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import io.quarkus.test.junit.QuarkusTest;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** An organiser enters players from a spreadsheet, in a real browser. */
@QuarkusTest
class EntrantsImportInBrowserTest extends EventBrowserTest {

  private static final String IMPORT = "/entrants/import";

  @Test
  void aListWithBadLinesEntersNobodyAndNamesEachOfThem() {
    event().is("registration", "");
    event()
        .refuses(
            IMPORT,
            422,
            """
        {"status":422,"code":"player-unknown","detail":"No player has this id.","errors":[
         {"code":"player-unknown","detail":"No player has this id.","where":"line 2"},
         {"code":"rating","detail":"A rating is a whole number.","where":"line 4"}]}
        """);
    var page = browser().organiser("olga", event().address("/desk"));
    page.locator("entrants-import textarea")
        .fill("id,name,rating,games\nnobody,Nick,1500,3\nann,ann,1500,3\nbob,Bob,high,3");
    page.getByRole(AriaRole.BUTTON, named("Enter them")).click();
    var lines = page.locator("entrants-import .findings li");
    assertThat(page.locator("entrants-import [role=alert]")).containsText("Nobody was entered.");
    assertThat(lines).hasCount(2);
    assertThat(lines.first()).containsText("Line 2");
    assertThat(lines.first().locator("code")).hasText("nobody,Nick,1500,3");
    assertThat(lines.last()).containsText("A rating is a whole number.");
    assertThat(lines.last().locator("code")).hasText("bob,Bob,high,3");
  }

  @Test
  void aFileIsTriedFirstAndThenEntersEverybody() {
    event().is("published", "");
    entered(true);
    var page = browser().organiser("olga", event().address("/desk"));
    var csv = "id,name,rating,games\nann,ann,1500,3\n";
    page.locator("entrants-import input[type=file]")
        .setInputFiles(
            new FilePayload("all.csv", "text/csv", csv.getBytes(StandardCharsets.UTF_8)));
    page.getByRole(AriaRole.BUTTON, named("Only try it")).click();
    var came = page.locator("entrants-import [role=status]");
    assertThat(came).containsText("Nothing has changed. All 1 would be entered:");

    entered(false);
    page.getByRole(AriaRole.BUTTON, named("Enter them")).focus();
    page.keyboard().press("Enter");
    assertThat(came).containsText("1 entered:");
    assertThat(came).containsText(EventStub.HOSTILE);
    assertThat(page.locator("entrants-import img")).hasCount(0);
    assertThat(event().sent(IMPORT)).isEqualTo(csv);
    var request = stub().seen(event().path(IMPORT)).getLast();
    assertThat(request.uri()).endsWith("?dryRun=false");
    assertThat(request.header("content-type")).startsWith("text/csv");
  }

  @Test
  void afterCheckInHasBegunNobodyIsEnteredFromAList() {
    event().is("check-in", "");
    var page = browser().organiser("olga", event().address("/desk"));
    assertThat(page.locator("organiser-desk")).containsText("Start now");
    assertThat(page.locator("entrants-import")).hasCount(0);
  }

  private void entered(boolean dryRun) {
    stub()
        .onJson(
            event().path(IMPORT),
            """
            {"dryRun":%s,"entrants":[
             {"player":"ann","name":"%s","rating":1510,"status":"seated"}]}
            """
                .formatted(dryRun, EventStub.HOSTILE));
  }
}
