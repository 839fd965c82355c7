package org.inwoarena.matchmaking.store;

import java.time.Instant;
import java.time.OffsetDateTime;

/** Reads columns of native queries. */
final class Columns {

  private Columns() {}

  static Instant instant(Object column) {
    return column instanceof OffsetDateTime time ? time.toInstant() : (Instant) column;
  }
}
