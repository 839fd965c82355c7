package org.inwoarena.matchmaking.conduct;

import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.inwoarena.contracts.MatchCompleted;
import org.inwoarena.contracts.MatchCompleted.SeatOutcome;

/**
 * What it costs to leave rated matches. The ratio is what counts: quits among the newest games. A
 * few are free, a line can break; each one more doubles the ban, and games played out heal.
 *
 * @param earlyTurns who concedes in this turn or before has not played
 * @param window how many of the newest games count
 * @param free so many quits among them cost nothing
 * @param ban from the first quit beyond these
 */
public record QuitRules(int earlyTurns, int window, int free, Doubling ban) {

  /** So many games tell everything a ban can depend on. */
  public int memory() {
    return 2 * window;
  }

  /**
   * How a player left a match; empty if he stayed.
   *
   * @param createdAt when the match was made. One that could not be started ends as if it had begun
   *     then, and nobody left it
   */
  public Optional<Quit> quit(MatchCompleted match, SeatOutcome seat, Instant createdAt) {
    var lost = seat.score() == 0;
    return switch (match.reason()) {
      case ABORTED ->
          match.startedAt().isAfter(createdAt) ? Optional.of(Quit.NO_SHOW) : Optional.empty();
      case TIME ->
          lost ? Optional.of(match.turns() == 0 ? Quit.NO_SHOW : Quit.TIME_OUT) : Optional.empty();
      case CONCESSION ->
          lost && match.turns() <= earlyTurns
              ? Optional.of(Quit.EARLY_CONCESSION)
              : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** The ban that ends last, past ones included. */
  public Optional<Ban> ban(List<RatedGame> newestFirst) {
    return IntStream.range(0, newestFirst.size())
        .filter(index -> newestFirst.get(index).quit().isPresent())
        .mapToObj(index -> newestFirst.subList(index, newestFirst.size()))
        .filter(games -> quits(games) > free)
        .map(this::banAfter)
        .max(Comparator.comparing(Ban::until));
  }

  private Ban banAfter(List<RatedGame> untilTheQuit) {
    var length = ban.at(quits(untilTheQuit) - free - 1);
    var detail =
        "You left %d of your last %d rated matches before they were played out."
            .formatted(quits(untilTheQuit), counted(untilTheQuit).size());
    return new Ban(Ban.Reason.MATCHES_LEFT, untilTheQuit.getFirst().endedAt().plus(length), detail);
  }

  /** Quits among the games that count. */
  public int quits(List<RatedGame> newestFirst) {
    return Math.toIntExact(
        counted(newestFirst).stream().filter(game -> game.quit().isPresent()).count());
  }

  /** The games that count. */
  public List<RatedGame> counted(List<RatedGame> newestFirst) {
    return newestFirst.subList(0, Math.min(window, newestFirst.size()));
  }

  /** How long the ban for a quit now would be. */
  public Duration next(List<RatedGame> newestFirst) {
    var stillCounted = newestFirst.subList(0, Math.min(window - 1, newestFirst.size()));
    return ban.at(quits(stillCounted) - free);
  }
}
