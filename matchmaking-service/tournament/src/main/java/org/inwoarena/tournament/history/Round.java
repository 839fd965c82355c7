package org.inwoarena.tournament.history;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Result.Unopposed;

/**
 * A round as it was paired. Points for rounds missed stand in the round of the late entry, so that
 * the standings before it stay as they were.
 *
 * @param number from 1 over the whole event
 * @param stage what it counts for
 */
public record Round(int number, Stage stage, List<Table> tables, List<Alone> alone) {

  /** What a round counts for. */
  public enum Stage {
    /** For the standings. */
    TABLE,
    /** For a place in the bracket. */
    BRACKET
  }

  /** One without an opponent. */
  public record Alone(EntrantId entrant, Unopposed result) {}

  /** Keeps own copies; nobody plays twice in a round (duty 1). */
  public Round {
    tables = List.copyOf(tables);
    alone = List.copyOf(alone);
    var twice = twice(tables, alone);
    if (twice.isPresent()) {
      throw new IllegalArgumentException(twice.get() + " is in round " + number + " twice");
    }
  }

  /** Everyone who has a table or a bye. */
  public Stream<EntrantId> paired() {
    return present(tables, alone);
  }

  /** A table by its number. */
  public Optional<Table> table(int table) {
    return tables.stream().filter(one -> one.number() == table).findAny();
  }

  /** The table of an entrant. */
  public Optional<Table> tableOf(EntrantId entrant) {
    return tables.stream().filter(table -> table.sideOf(entrant).isPresent()).findAny();
  }

  /** Who has a bye. */
  public List<EntrantId> byes() {
    return alone.stream().filter(one -> one.result() instanceof Bye).map(Alone::entrant).toList();
  }

  /** Points for rounds missed, stated when the entrant came in with this round. */
  public Stream<Alone> awards() {
    return alone.stream().filter(one -> one.result() instanceof Awarded);
  }

  private static Stream<EntrantId> present(List<Table> tables, List<Alone> alone) {
    var byes = alone.stream().filter(one -> one.result() instanceof Bye).map(Alone::entrant);
    return Stream.concat(tables.stream().flatMap(table -> table.players().stream()), byes);
  }

  private static Optional<EntrantId> twice(List<Table> tables, List<Alone> alone) {
    var seen = new HashSet<EntrantId>();
    var all = new ArrayList<>(present(tables, alone).toList());
    all.removeIf(seen::add);
    return all.stream().findFirst();
  }
}
