package org.inwoarena.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.socket.MatchListener;
import org.inwoarena.client.socket.MatchSocket;
import org.inwoarena.client.socket.TableView;
import org.inwoarena.contracts.GameView.Part;

/** Watches a match without a log-in and writes down everything in the order it came. */
final class Spectator implements MatchListener, AutoCloseable {

  private final List<Part> seen = new ArrayList<>();
  private final MatchSocket socket;
  private TableView table = TableView.nothing();

  private Spectator(ArenaClient client, String matchId) {
    socket =
        MatchSocket.open(
            client.http(), client.socket("/ws/matches/" + matchId), Optional.empty(), this);
  }

  static Spectator of(Arena arena, String matchId) {
    return new Spectator(arena.visitor(), matchId);
  }

  @Override
  public synchronized void changed(Part part, TableView now) {
    seen.add(part);
    table = now;
  }

  synchronized TableView table() {
    return table;
  }

  synchronized long viewSeq() {
    return table.viewSeq();
  }

  Map<String, String> commitments() {
    return socket.commitments();
  }

  /** Whether the parts came one by one, from the first one seen to the last. */
  synchronized void sawEverythingInOrder() {
    assertThat(seen).isNotEmpty();
    for (int i = 1; i < seen.size(); i++) {
      assertThat(seen.get(i).viewSeq()).isEqualTo(seen.get(i - 1).viewSeq() + 1);
    }
    assertThat(seen).allMatch(part -> part.audience().seat().isEmpty() && part.prompts().isEmpty());
  }

  @Override
  public void close() {
    socket.close();
  }
}
