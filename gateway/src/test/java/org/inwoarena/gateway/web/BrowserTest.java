package org.inwoarena.gateway.web;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import io.quarkus.test.common.http.TestHTTPResource;
import org.inwoarena.gateway.support.GatewayTest;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;

/** Pages in a real browser; no page of a test may log an error. */
abstract class BrowserTest extends GatewayTest {

  /** A list without anything in it. */
  static final String NONE = "{\"page\":0,\"size\":20,\"total\":0,\"items\":[]}";

  @TestHTTPResource("/")
  String gateway;

  private Browser browser;

  Browser browser() {
    return browser;
  }

  @BeforeAll
  void openBrowser() {
    browser = Browser.start(gateway);
  }

  @AfterEach
  void leavePages() {
    browser.leaveAll();
  }

  @AfterAll
  void closeBrowser() {
    if (browser != null) {
      browser.close();
      assertThat(browser.errors()).isEmpty();
    }
  }

  /** What is called so. */
  static Page.GetByRoleOptions named(String name) {
    return new Page.GetByRoleOptions().setName(name);
  }
}
