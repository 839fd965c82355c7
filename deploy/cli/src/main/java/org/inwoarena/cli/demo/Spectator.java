package org.inwoarena.cli.demo;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.inwoarena.client.ArenaClient;
import org.inwoarena.client.socket.MatchListener;
import org.inwoarena.client.socket.MatchSocket;
import org.inwoarena.client.socket.TableView;
import org.inwoarena.client.socket.Welcome;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;

/** Watches a match without log-in and keeps every part in the order it came. */
final class Spectator implements AutoCloseable {

  private final Keeper keeper;
  private final MatchSocket socket;

  private Spectator(Keeper keeper, MatchSocket socket) {
    this.keeper = keeper;
    this.socket = socket;
  }

  static Spectator watch(ArenaClient arena, String matchId, DemoReport report) {
    var keeper = new Keeper(report);
    var at = arena.socket("/ws/matches/" + matchId);
    return new Spectator(keeper, MatchSocket.open(arena.http(), at, Optional.empty(), keeper));
  }

  /** Everything seen so far: a snapshot first, then parts. */
  List<Part> seen() {
    return keeper.seen();
  }

  /** Snapshots among what was seen; one is how every visit begins. */
  int snapshots() {
    return keeper.snapshots();
  }

  TableView table() {
    return socket.table();
  }

  Map<String, String> commitments() {
    return socket.commitments();
  }

  @Override
  public void close() {
    socket.close();
  }

  private static final class Keeper implements MatchListener {
    private final DemoReport report;
    private final List<Part> seen = new ArrayList<>();
    private int snapshots;
    private Map<Seat, String> handles = Map.of();
    private int turn;

    Keeper(DemoReport report) {
      this.report = report;
    }

    synchronized List<Part> seen() {
      return List.copyOf(seen);
    }

    synchronized int snapshots() {
      return snapshots;
    }

    @Override
    public synchronized void welcomed(Welcome welcome) {
      handles =
          welcome.match().seats().stream()
              .collect(Collectors.toMap(Welcome.Sitting::seat, Welcome.Sitting::handle));
    }

    @Override
    public synchronized void replaced(Part snapshot, TableView table) {
      snapshots++;
      changed(snapshot, table);
    }

    @Override
    public synchronized void changed(Part part, TableView table) {
      seen.add(part);
      table.table().filter(t -> t.turn() > turn).ifPresent(t -> tell(t, table));
    }

    private void tell(Entity.Table now, TableView table) {
      turn = now.turn();
      report.say("  turn %d: %s", turn, standings(table));
    }

    private String standings(TableView table) {
      return table.entities().values().stream()
          .filter(Entity.Player.class::isInstance)
          .map(Entity.Player.class::cast)
          .map(this::standing)
          .collect(Collectors.joining(", "));
    }

    private String standing(Entity.Player player) {
      return "%s controls %d Groups, %d ‰ of the nearest Goal"
          .formatted(
              handles.getOrDefault(player.seat(), "seat " + player.seat().index()),
              player.groupsControlled(),
              player.goalShare());
    }
  }
}
