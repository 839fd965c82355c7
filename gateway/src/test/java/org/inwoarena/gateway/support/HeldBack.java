package org.inwoarena.gateway.support;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * An answer of the stub that is made at once but held back, to order what a race leaves to luck.
 */
public final class HeldBack implements StubServices.Behaviour {

  private final HostedMatch match;
  private final CountDownLatch asked = new CountDownLatch(1);
  private final CountDownLatch answer = new CountDownLatch(1);

  public HeldBack(HostedMatch match) {
    this.match = match;
    match.onView(this);
  }

  @Override
  public void answer(StubServices.Seen request, HttpExchange exchange) throws IOException {
    var answerOfNow = match.answer(request);
    asked.countDown();
    await(answer);
    StubServices.json(exchange, 200, answerOfNow);
  }

  /** Waits until the gateway has asked. */
  public void awaitQuestion() {
    await(asked);
  }

  /** Lets the answer go. */
  public void release() {
    answer.countDown();
  }

  private static void await(CountDownLatch latch) {
    try {
      if (!latch.await(20, TimeUnit.SECONDS)) {
        throw new IllegalStateException("waited in vain");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
