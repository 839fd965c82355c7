package org.inwoarena.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** What people see in a browser. */
@ExtendWith(WholeStack.class)
@Timeout(value = 4, unit = TimeUnit.MINUTES)
class PagesTest {

  private static final int MIDDLE = 40;

  @Test
  void anybodyWatchesARunningMatchFromTheListToTheResult(Arena arena) {
    var first = arena.bot("bot-3", "garden-of-peace");
    var second = arena.bot("bot-4", "strange-neighbors");
    try (var chromium = Chromium.start();
        var match = new PlayedMatch(arena, first.challenge(second), first, second, MIDDLE)) {
      match.reach(MIDDLE);
      var page = chromium.page();
      page.navigate(arena.platform().url().toString());
      page.locator("a[href='#/matches/" + match.id() + "']").click();

      assertThat(page.locator("main.table.watching")).isVisible();
      page.waitForFunction(
          "seq => Number(document.querySelector('main.table')?.dataset.viewSeq) >= seq", MIDDLE);
      assertThat(page.locator("power-structure")).hasCount(2);
      assertThat(page.locator(".net")).containsText("live");
      assertThat(page.locator("hand-row")).hasCount(0);
      chromium.picture(page, "watching");

      match.goOn();
      page.waitForFunction("() => document.querySelectorAll('game-log li').length > 5");
      match.concede();
      assertThat(page.locator("match-result section")).isVisible();
      assertThat(page.locator("match-result li")).hasCount(2);
      chromium.picture(page, "ended");
      chromium.hasNoComplaints();
    }
  }

  @Test
  void aPersonLogsInTakesADeckAndQueues(Arena arena) {
    try (var chromium = Chromium.start()) {
      var page = chromium.page();
      page.navigate(arena.platform().url().resolve("/#/play").toString());
      button(page, "Log in").click();
      page.locator("#username").fill("alice");
      page.locator("#password").fill(arena.platform().secrets().password("alice"));
      page.locator("#kc-login").click();

      assertThat(page.locator("header.bar .me")).isVisible();
      assertThat(page.locator("profile-panel")).containsText("You play as");

      button(page, "Board Meeting").click();
      assertThat(page.locator("deck-shelf input[type=radio]")).isChecked();
      button(page, "Queue for the ladder Preview").click();
      assertThat(page.locator("queue-panel")).containsText("Waiting for an opponent");
      chromium.picture(page, "queueing");
      button(page, "Leave the queue").click();
      assertThat(button(page, "Queue for the ladder Preview")).isEnabled();
      chromium.hasNoComplaints();
    }
  }

  private static Locator button(Page page, String name) {
    return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name)).first();
  }
}
