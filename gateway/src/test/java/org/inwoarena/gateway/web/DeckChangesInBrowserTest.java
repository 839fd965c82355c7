package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.util.UUID;
import org.inwoarena.gateway.support.StubServices;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How a deck changes, and the way back, in a real browser. */
@QuarkusTest
class DeckChangesInBrowserTest extends BrowserTest {

  private DeckStub deck;

  @BeforeAll
  void open() {
    DeckStub.surroundings(stub());
  }

  @BeforeEach
  void keepOne() {
    deck = new DeckStub(stub(), UUID.randomUUID().toString());
    deck.is(3, true);
  }

  @Test
  void aFormerVersionIsComparedAndComesBack() {
    stub()
        .onJson(
            deck.path("/revisions"),
            DeckStub.page(
                """
                {"version":3,"name":"Now","format":"constructed","size":3,
                 "savedAt":"2026-12-01T18:00:00Z"},
                {"version":2,"name":"Then","format":"constructed","size":2,
                 "savedAt":"2026-11-01T18:00:00Z"}
                """));
    stub()
        .onJson(
            deck.path("/revisions/2/diff"),
            """
            {"from":2,"to":3,"renamed":true,"otherFormat":false,
             "lines":[{"card":"hackers","before":1,"after":2}]}
            """);
    stub().onJson(deck.path("/revisions/2/restore"), deck.json(4, true));
    var page = browser().player("ann", deck.address("/versions"));
    page.getByRole(AriaRole.BUTTON, named("What changed since version 2")).click();
    assertThat(page.locator(".changes")).containsText("Hackers: 1 then, 2 now");
    assertThat(page.locator(".changes")).containsText("It was called Then.");
    page.getByRole(AriaRole.BUTTON, named("Go back to version 2")).click();
    page.locator("dialog[open] .primary").click();
    assertThat(page.locator("dialog[open]")).hasCount(0);
    assertThat(page.getByRole(AriaRole.TAB, named("Versions"))).isFocused();
    assertThat(stub().seen(deck.path("/revisions/2/restore")).getLast().header("if-match"))
        .isEqualTo("\"3\"");
  }

  @Test
  void aListIsTakenHomeAsAFileAndChanged() {
    stub()
        .on(
            deck.path("/export"),
            (request, exchange) -> {
              exchange
                  .getResponseHeaders()
                  .set("Content-Disposition", "attachment; filename=\"Night_Shift.txt\"");
              StubServices.json(exchange, 200, "1 UFOs\n2 Hackers");
            });
    var page = browser().player("ann", deck.address(""));
    var file =
        page.waitForDownload(() -> page.getByRole(AriaRole.BUTTON, named("File as text")).click());
    assertThat(file.suggestedFilename()).isEqualTo("Night_Shift.txt");

    page.getByRole(AriaRole.TAB, named("Change the list")).click();
    assertThat(page.locator("#f-text")).hasValue("1 UFOs\n2 Hackers");
    stub()
        .on(
            deck.path(""),
            (request, exchange) ->
                StubServices.json(
                    exchange, 412, "{\"status\":412,\"detail\":\"It was changed since.\"}"));
    page.locator("#f-text").fill("1 UFOs\n1 Hackers");
    page.getByRole(AriaRole.BUTTON, named("Save the list")).click();
    assertThat(page.locator("deck-intake [role=alert]")).containsText("It was changed since.");
    deck.is(4, true);
    page.getByRole(AriaRole.BUTTON, named("Save the list")).click();
    await()
        .atMost(Browser.PATIENCE)
        .until(() -> stub().seen(deck.path("")).getLast().method().equals("PUT"));
    assertThat(deck.sent("")).contains("\"format\":\"constructed\"", "1 UFOs\\n1 Hackers");
    assertThat(stub().seen(deck.path("")).getLast().header("if-match")).isEqualTo("\"3\"");
  }
}
