package org.inwoarena.tournament.life;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.pairing.Couple;
import org.inwoarena.tournament.standing.Standings;

/**
 * The rounds of an event and what belongs to them.
 *
 * @param rounds how many count for the standings
 * @param closed how many are over
 * @param kept the standings after each of those that count
 * @param began when each round was paired
 * @param started tables whose match has begun
 * @param extended more time for tables
 * @param forbidden couples that never meet
 * @param forced couples that meet in the next round
 * @param seeds of the bracket
 * @param gone who left, in that order
 */
public record Play(
    int rounds,
    History history,
    int closed,
    List<Standings> kept,
    Map<Integer, Instant> began,
    Set<TableId> started,
    Map<TableId, Duration> extended,
    Set<Couple> forbidden,
    Set<Couple> forced,
    List<EntrantId> seeds,
    List<EntrantId> gone,
    boolean paused) {

  /** Keeps own copies. */
  public Play {
    kept = List.copyOf(kept);
    began = Map.copyOf(began);
    started = Set.copyOf(started);
    extended = Map.copyOf(extended);
    forbidden = Set.copyOf(forbidden);
    forced = Set.copyOf(forced);
    seeds = List.copyOf(seeds);
    gone = List.copyOf(gone);
  }

  static Play none() {
    return new Play(
        0,
        History.empty(),
        0,
        List.of(),
        Map.of(),
        Set.of(),
        Map.of(),
        Set.of(),
        Set.of(),
        List.of(),
        List.of(),
        false);
  }

  /** The round that is played now. */
  public Optional<Round> current() {
    return history.rounds().size() > closed
        ? Optional.of(history.rounds().getLast())
        : Optional.empty();
  }

  /** The table somebody plays at now, without a result so far. */
  public Optional<TableId> openTable(EntrantId entrant) {
    return current()
        .flatMap(
            round ->
                round
                    .tableOf(entrant)
                    .filter(table -> history.inForce(round.number(), table.number()).isEmpty())
                    .map(table -> new TableId(round.number(), table.number())));
  }

  /** A table. */
  public Optional<Table> table(TableId id) {
    return history.round(id.round()).flatMap(round -> round.table(id.table()));
  }

  /** Rounds that count for the standings, so far. */
  public int tableRounds() {
    return Math.toIntExact(
        history.rounds().stream().filter(round -> round.stage() == Round.Stage.TABLE).count());
  }

  Play begun(int planned, List<EntrantId> best) {
    return new Play(
        planned, history, closed, kept, began, started, extended, forbidden, forced, best, gone,
        paused);
  }

  Play paired(Round round, Instant at) {
    var times = new TreeMap<>(began);
    times.put(round.number(), at);
    return new Play(
        rounds,
        history.paired(round),
        closed,
        kept,
        times,
        started,
        extended,
        forbidden,
        Set.of(),
        seeds,
        gone,
        paused);
  }

  Play with(History now) {
    return new Play(
        rounds, now, closed, kept, began, started, extended, forbidden, forced, seeds, gone,
        paused);
  }

  Play reported(Entry entry) {
    return with(history.reported(entry));
  }

  Play closing(int round) {
    return new Play(
        rounds, history, round, kept, began, started, extended, forbidden, forced, seeds, gone,
        paused);
  }

  Play keeping(Standings standings) {
    var all = new ArrayList<>(kept);
    all.removeIf(one -> one.round() == standings.round());
    all.add(standings.round() - 1, standings);
    return new Play(
        rounds, history, closed, all, began, started, extended, forbidden, forced, seeds, gone,
        paused);
  }

  Play starting(TableId table) {
    var more = new TreeSet<>(started);
    more.add(table);
    return new Play(
        rounds, history, closed, kept, began, more, extended, forbidden, forced, seeds, gone,
        paused);
  }

  Play extending(TableId table, Duration by) {
    var more = new TreeMap<>(extended);
    more.merge(table, by, Duration::plus);
    return new Play(
        rounds, history, closed, kept, began, started, more, forbidden, forced, seeds, gone,
        paused);
  }

  Play forbidding(Couple couple) {
    return new Play(
        rounds,
        history,
        closed,
        kept,
        began,
        started,
        extended,
        with(forbidden, couple),
        forced,
        seeds,
        gone,
        paused);
  }

  Play forcing(Couple couple) {
    return new Play(
        rounds,
        history,
        closed,
        kept,
        began,
        started,
        extended,
        forbidden,
        with(forced, couple),
        seeds,
        gone,
        paused);
  }

  Play without(EntrantId entrant) {
    return leaving(Stream.concat(gone.stream(), Stream.of(entrant)).distinct().toList());
  }

  Play again(EntrantId entrant) {
    return leaving(gone.stream().filter(one -> !one.equals(entrant)).toList());
  }

  Play pausing(boolean now) {
    return new Play(
        rounds, history, closed, kept, began, started, extended, forbidden, forced, seeds, gone,
        now);
  }

  private Play leaving(List<EntrantId> left) {
    return new Play(
        rounds, history, closed, kept, began, started, extended, forbidden, forced, seeds, left,
        paused);
  }

  private static Set<Couple> with(Set<Couple> couples, Couple couple) {
    return Set.copyOf(Stream.concat(couples.stream(), Stream.of(couple)).distinct().toList());
  }
}
