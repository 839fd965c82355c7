package org.inwoarena.gateway.web;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.inwoarena.gateway.support.Tokens;

/** Chromium without a window, looking at a running gateway. */
final class Browser implements AutoCloseable {

  private static final Path CHROMIUM = Path.of("/usr/bin/chromium");

  /** What a busy machine needs at most. */
  static final Duration PATIENCE = Duration.ofSeconds(30);

  private final Playwright playwright;
  private final com.microsoft.playwright.Browser chromium;
  private final String gateway;
  private final Queue<String> errors = new ConcurrentLinkedQueue<>();
  private final List<BrowserContext> contexts = new ArrayList<>();

  private Browser(Playwright playwright, String gateway) {
    this.playwright = playwright;
    this.gateway = gateway;
    PlaywrightAssertions.setDefaultAssertionTimeout((double) PATIENCE.toMillis());
    this.chromium =
        playwright
            .chromium()
            .launch(
                new BrowserType.LaunchOptions()
                    .setExecutablePath(CHROMIUM)
                    .setHeadless(true)
                    .setArgs(
                        List.of(
                            "--no-sandbox",
                            "--disable-gpu",
                            "--disable-quic",
                            "--no-first-run",
                            "--disable-background-networking",
                            "--disable-component-update",
                            "--disable-sync")));
  }

  /** Starts it; in CI a missing browser fails, elsewhere it skips the test with a word. */
  static Browser start(String gateway) {
    if (!"required".equals(System.getenv("ARENA_BROWSER"))) {
      assumeTrue(Files.isExecutable(CHROMIUM), "SKIPPED: there is no " + CHROMIUM);
    }
    var options =
        new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
    return new Browser(Playwright.create(options), gateway);
  }

  /** A page nobody is logged in to. */
  Page spectator(String path) {
    return open(context(), path);
  }

  /** A page of a player who has logged in. */
  Page player(String player, String path) {
    return loggedIn(Tokens.of(player), path);
  }

  /** A page of an organiser who has logged in. */
  Page organiser(String player, String path) {
    return loggedIn(Tokens.ofOrganiser(player), path);
  }

  private Page loggedIn(String token, String path) {
    var context = context();
    context.addInitScript(
        "sessionStorage['arena.session'] = JSON.stringify({access_token: '%s', expires_in: 600})"
            .formatted(token));
    return open(context, path);
  }

  private BrowserContext context() {
    var context = chromium.newContext();
    context.setDefaultTimeout((double) PATIENCE.toMillis());
    return context;
  }

  private Page open(BrowserContext context, String path) {
    contexts.add(context);
    var page = context.newPage();
    page.onPageError(errors::add);
    page.navigate(gateway + path);
    return page;
  }

  /** Closes what is open: a page that is left alone goes on asking. */
  void leaveAll() {
    contexts.forEach(BrowserContext::close);
    contexts.clear();
  }

  /** What went wrong in the scripts of all pages so far. */
  List<String> errors() {
    return List.copyOf(errors);
  }

  @Override
  public void close() {
    playwright.close();
  }
}
