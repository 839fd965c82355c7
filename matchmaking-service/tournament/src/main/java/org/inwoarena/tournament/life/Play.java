package org.inwoarena.tournament.life;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.History;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.standing.Standings;

/**
 * The rounds of an event and what belongs to them.
 *
 * @param rounds how many count for the standings
 * @param closed how many are over
 * @param kept the standings after each of those that count
 * @param seeds of the bracket, or of all play all
 * @param gone who left, in that order
 */
public record Play(
    int rounds,
    History history,
    int closed,
    List<Standings> kept,
    Floor floor,
    Wishes wishes,
    List<EntrantId> seeds,
    List<EntrantId> gone) {

  /** Keeps own copies. */
  public Play {
    kept = List.copyOf(kept);
    seeds = List.copyOf(seeds);
    gone = List.copyOf(gone);
  }

  static Play none() {
    return new Play(
        0,
        History.empty(),
        0,
        List.of(),
        Floor.empty(),
        new Wishes(Set.of(), Set.of()),
        List.of(),
        List.of());
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

  /** Whether a match has not begun and has no result. */
  boolean untouched(TableId id) {
    return floor.series(id).begun() == 0 && history.inForce(id.round(), id.table()).isEmpty();
  }

  /** Rounds that count for the standings, so far. */
  public int tableRounds() {
    return Math.toIntExact(
        history.rounds().stream().filter(round -> round.stage() == Round.Stage.TABLE).count());
  }

  Play begun(int planned, List<EntrantId> best) {
    return new Play(planned, history, closed, kept, floor, wishes, best, gone);
  }

  Play paired(Round round, Instant at) {
    return new Play(
        rounds,
        history.paired(round),
        closed,
        kept,
        floor.begun(round.number(), at),
        wishes.granted(),
        seeds,
        gone);
  }

  Play with(History now) {
    return new Play(rounds, now, closed, kept, floor, wishes, seeds, gone);
  }

  Play with(Floor now) {
    return new Play(rounds, history, closed, kept, now, wishes, seeds, gone);
  }

  Play with(Wishes now) {
    return new Play(rounds, history, closed, kept, floor, now, seeds, gone);
  }

  Play closing(int round) {
    return new Play(rounds, history, round, kept, floor, wishes, seeds, gone);
  }

  Play keeping(Standings standings) {
    var all = new ArrayList<>(kept);
    all.removeIf(one -> one.round() == standings.round());
    all.add(standings.round() - 1, standings);
    return new Play(rounds, history, closed, all, floor, wishes, seeds, gone);
  }

  Play without(EntrantId entrant) {
    return leaving(Stream.concat(gone.stream(), Stream.of(entrant)).distinct().toList());
  }

  Play again(EntrantId entrant) {
    return leaving(gone.stream().filter(one -> !one.equals(entrant)).toList());
  }

  private Play leaving(List<EntrantId> left) {
    return new Play(rounds, history, closed, kept, floor, wishes, seeds, left);
  }
}
