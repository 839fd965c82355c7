package org.inwoarena.matchmaking.store;

import java.time.Instant;
import java.time.OffsetDateTime;

/** Reads columns of native queries. */
public final class Columns {

  private Columns() {}

  /** A moment. */
  public static Instant instant(Object column) {
    return column instanceof OffsetDateTime time ? time.toInstant() : (Instant) column;
  }
}
