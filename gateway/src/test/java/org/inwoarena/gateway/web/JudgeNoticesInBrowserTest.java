package org.inwoarena.gateway.web;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.AriaRole;
import io.quarkus.test.junit.QuarkusTest;
import java.time.Instant;
import org.inwoarena.contracts.PlayerNotice;
import org.junit.jupiter.api.Test;

/** What a judge hears later of what he decided, in a real browser. */
@QuarkusTest
class JudgeNoticesInBrowserTest extends EventBrowserTest {

  @Test
  void anActThatCouldNotBeDoneIsToldWithItsReason() {
    event().paper("/rounds/1", EventStub.ROUND);
    event().is("running", "\"round\":1,\"paired\":1");
    var page = browser().player("jude", event().address("/judge"));
    assertThat(page.locator(".pairings")).containsText("ann");
    page.waitForFunction("document.querySelector('arena-app').lobby.connected");
    broker()
        .publish(
            new PlayerNotice(
                "jude",
                "n-" + event().id(),
                Instant.now(),
                new PlayerNotice.ActRefused("m-1", "c-1", "pause", "match-paused")));
    var told = page.locator("judge-desk [role=alert]");
    assertThat(told)
        .containsText("The pause was not done in the match: A judge has stopped the match");
    assertThat(told.locator("a")).hasAttribute("href", "#/matches/m-1");
    told.getByRole(AriaRole.BUTTON).focus();
    page.keyboard().press("Enter");
    assertThat(told).hasCount(0);
  }
}
