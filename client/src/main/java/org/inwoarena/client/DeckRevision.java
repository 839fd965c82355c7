package org.inwoarena.client;

import java.time.Instant;
import java.util.List;

/** A deck as it was saved once. */
public record DeckRevision(
    int version, String name, String format, int size, String hash, Instant savedAt) {

  /**
   * What changed from one version to another.
   *
   * @param lines cards whose number changed
   */
  public record Diff(int from, int to, boolean renamed, boolean otherFormat, List<Line> lines) {
    /** Keeps an own copy. */
    public Diff {
      lines = List.copyOf(lines);
    }
  }

  /** A card of which the versions have different numbers. */
  public record Line(String card, int before, int after) {}
}
