package org.inwoarena.deck.api;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.inwoarena.deck.decks.DeckDiff;
import org.inwoarena.deck.decks.Revision;

/** Former versions of a deck as they are answered. */
final class RevisionViews {

  private RevisionViews() {}

  /** A version in the list of all. */
  @Schema(
      example =
          """
          {"version": 3, "name": "Night Shift", "format": "constructed", "size": 45,
           "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
           "savedAt": "2026-12-01T18:00:00Z"}
          """)
  record Line(int version, String name, String format, int size, String hash, Instant savedAt) {
    static Line of(Revision revision) {
      var draft = revision.draft();
      return new Line(
          revision.version(),
          draft.name(),
          draft.format().id(),
          draft.list().size(),
          draft.list().hash(),
          revision.savedAt());
    }
  }

  /** A version with its cards. */
  @Schema(
      example =
          """
          {"revision": {"version": 3, "name": "Night Shift", "format": "constructed", "size": 2,
             "hash": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
             "savedAt": "2026-12-01T18:00:00Z"},
           "cards": ["hackers", "ufos"]}
          """)
  record Whole(Line revision, List<String> cards) {
    static Whole of(Revision revision) {
      return new Whole(Line.of(revision), revision.draft().list().cards());
    }
  }

  /** What changed from one version to another; lines name only cards whose number changed. */
  @Schema(
      example =
          """
          {"from": 2, "to": 3, "renamed": false, "otherFormat": false,
           "lines": [{"card": "hackers", "before": 1, "after": 2}]}
          """)
  record Diff(int from, int to, boolean renamed, boolean otherFormat, List<DeckDiff.Line> lines) {
    static Diff between(Revision before, Revision after) {
      var old = before.draft();
      var fresh = after.draft();
      return new Diff(
          before.version(),
          after.version(),
          !old.name().equals(fresh.name()),
          !old.format().id().equals(fresh.format().id()),
          DeckDiff.between(old.list(), fresh.list()).lines());
    }
  }
}
