package org.inwoarena.gateway.limit;

import java.util.function.LongSupplier;

/** Lets a burst through and then so many a second. */
public final class TokenBucket {

  private static final double NANOS = 1e9;

  private final double perSecond;
  private final int burst;
  private final LongSupplier nanoTime;
  private double tokens;
  private long filledAt;

  /** A full bucket. */
  public TokenBucket(double perSecond, int burst, LongSupplier nanoTime) {
    this.perSecond = perSecond;
    this.burst = burst;
    this.nanoTime = nanoTime;
    this.tokens = burst;
    this.filledAt = nanoTime.getAsLong();
  }

  /** Takes one, if one is left. */
  public synchronized boolean take() {
    long now = nanoTime.getAsLong();
    tokens = Math.min(burst, tokens + (now - filledAt) / NANOS * perSecond);
    filledAt = now;
    if (tokens < 1) {
      return false;
    }
    tokens--;
    return true;
  }
}
