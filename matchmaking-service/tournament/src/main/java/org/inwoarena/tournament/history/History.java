package org.inwoarena.tournament.history;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.Result.Contested;
import org.inwoarena.tournament.history.Result.Ruled;

/**
 * The rounds of an event and everything reported about their tables, in order. The last entry of a
 * table counts; those before it stay.
 */
public record History(List<Round> rounds, List<Entry> entries) {

  /** Keeps own copies. */
  public History {
    rounds = List.copyOf(rounds);
    entries = List.copyOf(entries);
  }

  /** Before round one. */
  public static History empty() {
    return new History(List.of(), List.of());
  }

  /** With one more round. */
  public History paired(Round round) {
    if (round.number() != rounds.size() + 1) {
      throw new IllegalArgumentException("round " + round.number() + " is not the next one");
    }
    return new History(Stream.concat(rounds.stream(), Stream.of(round)).toList(), entries);
  }

  /** With the last round paired anew; none of the tables that change may have a result. */
  public History repaired(Round round) {
    var before = rounds.getLast();
    var changed = before.tables().stream().filter(table -> !round.tables().contains(table));
    if (round.number() != before.number()
        || changed.anyMatch(table -> inForce(round.number(), table.number()).isPresent())) {
      throw new IllegalArgumentException("round " + round.number() + " can no longer be changed");
    }
    var kept = rounds.subList(0, rounds.size() - 1);
    return new History(Stream.concat(kept.stream(), Stream.of(round)).toList(), entries);
  }

  /** With one more result; a table that has one is corrected by rulings only. */
  public History reported(Entry entry) {
    if (round(entry.round()).flatMap(round -> round.table(entry.table())).isEmpty()) {
      throw new IllegalArgumentException("there is no such table: " + entry);
    }
    if (inForce(entry.round(), entry.table()).isPresent() && !(entry.result() instanceof Ruled)) {
      throw new IllegalArgumentException("only a judge changes a result: " + entry);
    }
    return new History(rounds, Stream.concat(entries.stream(), Stream.of(entry)).toList());
  }

  /** A round by its number. */
  public Optional<Round> round(int number) {
    return number >= 1 && number <= rounds.size()
        ? Optional.of(rounds.get(number - 1))
        : Optional.empty();
  }

  /** What counts for a table, once something was reported. */
  public Optional<Contested> inForce(int round, int table) {
    return trail(round, table).reduce((earlier, later) -> later);
  }

  /** What counts for every table that has a result, by round and table number. */
  public Map<Integer, Map<Integer, Contested>> inForce() {
    var results = new HashMap<Integer, Map<Integer, Contested>>();
    rounds.forEach(round -> results.put(round.number(), new HashMap<>()));
    entries.forEach(
        entry ->
            results
                .computeIfAbsent(entry.round(), r -> new HashMap<>())
                .put(entry.table(), entry.result()));
    return results;
  }

  /** Everything ever reported for a table, in order. */
  public Stream<Contested> trail(int round, int table) {
    return entries.stream()
        .filter(entry -> entry.round() == round && entry.table() == table)
        .map(Entry::result);
  }

  /** Tables of a round without a result. */
  public List<Table> open(int round) {
    return round(round).stream()
        .flatMap(one -> one.tables().stream())
        .filter(table -> inForce(round, table.number()).isEmpty())
        .toList();
  }

  /** As it was after a round, with later corrections of those rounds. */
  public History upTo(int round) {
    return new History(
        rounds.subList(0, Math.min(round, rounds.size())),
        entries.stream().filter(entry -> entry.round() <= round).toList());
  }
}
