package org.inwoarena.gateway.web;

import java.util.UUID;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;

/** Pages about an event; every test has one of its own. */
abstract class EventBrowserTest extends BrowserTest {

  private EventStub event;

  EventStub event() {
    return event;
  }

  @BeforeAll
  void surroundEvents() {
    stub().onJson("/api/v1/cards", NONE);
    stub().onJson("/api/v1/challenges", NONE);
    stub().onJson("/api/v1/queue/me", "{\"tickets\":[]}");
  }

  @BeforeEach
  void announce() {
    event = new EventStub(stub(), UUID.randomUUID().toString());
  }
}
