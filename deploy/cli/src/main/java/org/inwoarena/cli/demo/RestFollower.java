package org.inwoarena.cli.demo;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.contracts.GameView.Part;

/**
 * Fetches the public parts of a match over REST while it goes on, beside the spectator's socket.
 */
final class RestFollower {

  private final ArenaClient arena;
  private final String match;
  private final List<Part> parts = new ArrayList<>();
  private long last;

  /** Follows from the part after this one. */
  RestFollower(ArenaClient arena, String match, long seen) {
    this.arena = arena;
    this.match = match;
    this.last = seen;
  }

  /** Fetches what is new. */
  void poll() {
    var view = arena.matches().publicView(match, last);
    if (view.snapshot().isPresent()) {
      throw new IllegalStateException("the demo fell too far behind the match to follow it");
    }
    parts.addAll(view.parts());
    if (!parts.isEmpty()) {
      last = parts.getLast().viewSeq();
    }
  }

  /** Everything fetched, in order. */
  List<Part> parts() {
    return List.copyOf(parts);
  }
}
