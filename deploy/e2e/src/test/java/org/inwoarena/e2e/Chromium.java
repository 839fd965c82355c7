package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The system's Chromium, without a window; a page must not complain. */
final class Chromium implements AutoCloseable {

  private static final List<String> ARGUMENTS =
      List.of(
          "--no-sandbox",
          "--disable-gpu",
          "--disable-quic",
          "--no-first-run",
          "--disable-background-networking",
          "--disable-component-update",
          "--disable-sync");

  private final Playwright playwright;
  private final Browser browser;
  private final Path screens;
  private final List<String> complaints = new CopyOnWriteArrayList<>();

  private Chromium(Path executable, Path screens) {
    this.screens = screens;
    this.playwright =
        Playwright.create(
            new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
    this.browser =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(executable)
                    .setHeadless(true)
                    .setArgs(ARGUMENTS));
  }

  /** Starts it; where there is none, a run that requires one fails and any other says so. */
  static Chromium start() {
    var executable = executable();
    if (executable.isEmpty()) {
      var missing = "NO BROWSER: the pages are not tested; install Debian's 'chromium'";
      if ("required".equals(System.getenv("ARENA_BROWSER"))) {
        fail(missing);
      }
      System.err.println(missing);
      Assumptions.abort(missing);
    }
    return new Chromium(executable.orElseThrow(), Path.of("target", "screens"));
  }

  private static Optional<Path> executable() {
    return Stream.concat(
            Optional.ofNullable(System.getenv("ARENA_CHROMIUM")).stream(),
            Stream.of("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"))
        .map(Path::of)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /** A fresh page of a desk's size. */
  Page page() {
    var page = browser.newPage(new Browser.NewPageOptions().setViewportSize(1440, 900));
    page.setDefaultTimeout(30_000);
    page.onPageError(complaints::add);
    page.onConsoleMessage(this::heard);
    return page;
  }

  /** An answer that says no, such as a rating not there yet, is for the page to deal with. */
  private void heard(ConsoleMessage message) {
    if (message.type().equals("error") && !message.text().startsWith("Failed to load resource")) {
      complaints.add(message.text() + " at " + message.location());
    }
  }

  /** Keeps a picture for people to look at. */
  void picture(Page page, String name) {
    page.screenshot(new Page.ScreenshotOptions().setPath(screens.resolve(name + ".png")));
  }

  void hasNoComplaints() {
    assertThat(complaints).isEmpty();
  }

  @Override
  public void close() {
    browser.close();
    playwright.close();
  }
}
