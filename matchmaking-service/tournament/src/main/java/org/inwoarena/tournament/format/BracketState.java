package org.inwoarena.tournament.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.tournament.format.BracketMatch.LoserOf;
import org.inwoarena.tournament.format.BracketMatch.Part;
import org.inwoarena.tournament.format.BracketMatch.Seed;
import org.inwoarena.tournament.format.BracketMatch.Slot;
import org.inwoarena.tournament.format.BracketMatch.WinnerOf;
import org.inwoarena.tournament.format.Status.Decided;
import org.inwoarena.tournament.format.Status.Empty;
import org.inwoarena.tournament.format.Status.NotNeeded;
import org.inwoarena.tournament.format.Status.Ready;
import org.inwoarena.tournament.format.Status.Waiting;
import org.inwoarena.tournament.format.Status.Walkover;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Side;

/**
 * A bracket with the results there are. It is always computed anew from all results, so that a
 * correction runs through it by itself. What both forfeit has no winner and, on the winners' side,
 * nobody comes down from it: both are out (duty 11).
 */
public record BracketState(Bracket bracket, Map<String, Status> statuses) {

  /** Keeps an own copy, in the order of the bracket. */
  public BracketState {
    statuses = new LinkedHashMap<>(statuses);
  }

  /** Who comes to a slot. */
  private sealed interface Comer {
    /** Not known yet. */
    record Later() implements Comer {}

    /** Known to stay empty. */
    record Nobody() implements Comer {}

    /** Known. */
    record Somebody(EntrantId who) implements Comer {}
  }

  /**
   * Plays through what is known.
   *
   * @param seeds best first
   * @param winners of the matches that have a result; empty if both forfeited
   * @param gone who has left the event, in that order: he loses what he has not played, unless the
   *     other left earlier or there is nobody to lose to
   */
  public static BracketState of(
      Bracket bracket,
      List<EntrantId> seeds,
      Map<String, Optional<Side>> winners,
      List<EntrantId> gone) {
    var statuses = new LinkedHashMap<String, Status>();
    for (var match : bracket.matches()) {
      var comers =
          List.of(comer(match.first(), seeds, statuses), comer(match.second(), seeds, statuses));
      var result = Optional.ofNullable(winners.get(match.id()));
      statuses.put(
          match.id(),
          match.part() == Part.RESET
              ? reset(comers, result, gone, statuses.get("F"))
              : status(comers, result, gone));
    }
    return new BracketState(bracket, statuses);
  }

  /** Where a match stands. */
  public Status status(String match) {
    return Optional.ofNullable(statuses.get(match)).orElseThrow();
  }

  /** Matches that can be played, in the order of the bracket. */
  public List<BracketMatch> ready() {
    return bracket.matches().stream().filter(match -> status(match.id()) instanceof Ready).toList();
  }

  /**
   * Matches to play in a round of the bracket: those that belong to it or to an earlier one; if
   * there are none, the next ones. Two who both have a bye in a round wait for the next.
   *
   * @param round from 1
   */
  public List<BracketMatch> playable(int round) {
    var depths = bracket.depths();
    var earliest = ready().stream().mapToInt(match -> depths.get(match.id())).min().orElse(round);
    return ready().stream()
        .filter(match -> depths.get(match.id()) <= Math.max(round, earliest))
        .toList();
  }

  /** Whether nothing is left to play. */
  public boolean over() {
    return statuses.values().stream()
        .noneMatch(status -> status instanceof Ready || status instanceof Waiting);
  }

  /** The winner of the whole, if there is one. */
  public Optional<EntrantId> champion() {
    var reset = Optional.ofNullable(statuses.get("R"));
    if (reset.isPresent() && !(reset.get() instanceof NotNeeded)) {
      return winner(reset.get());
    }
    var last = status("F");
    // Both forfeited the first final: the unbeaten one has lost once, the other twice.
    if (reset.isPresent() && last instanceof Empty(List<EntrantId> out) && !out.isEmpty()) {
      return Optional.of(out.getFirst());
    }
    return winner(last);
  }

  private static Optional<EntrantId> winner(Status status) {
    return switch (status) {
      case Decided(EntrantId winner, EntrantId loser) -> Optional.of(winner);
      case Walkover(EntrantId winner, Optional<EntrantId> gone) -> Optional.of(winner);
      case Waiting w -> Optional.empty();
      case Ready r -> Optional.empty();
      case Empty e -> Optional.empty();
      case NotNeeded n -> Optional.empty();
    };
  }

  private static Status status(
      List<Comer> comers, Optional<Optional<Side>> result, List<EntrantId> gone) {
    if (comers.stream().anyMatch(Comer.Later.class::isInstance)) {
      return new Waiting();
    }
    var there = new ArrayList<EntrantId>();
    for (var comer : comers) {
      if (comer instanceof Comer.Somebody(EntrantId who)) {
        there.add(who);
      }
    }
    return switch (there.size()) {
      case 0 -> new Empty(List.of());
      case 1 -> new Walkover(there.getFirst(), Optional.empty());
      default ->
          result
              .map(winner -> decided(there, winner))
              .orElseGet(() -> unplayed(there.getFirst(), there.getLast(), gone));
    };
  }

  private static Status unplayed(EntrantId first, EntrantId second, List<EntrantId> gone) {
    var firstLeft = gone.indexOf(first);
    var secondLeft = gone.indexOf(second);
    if (firstLeft < 0 && secondLeft < 0) {
      return new Ready(first, second);
    }
    var firstLoses = firstLeft >= 0 && (secondLeft < 0 || firstLeft < secondLeft);
    return firstLoses
        ? new Walkover(second, Optional.of(first))
        : new Walkover(first, Optional.of(second));
  }

  private static Status decided(List<EntrantId> both, Optional<Side> winner) {
    if (winner.isEmpty()) {
      return new Empty(both);
    }
    return winner.get() == Side.FIRST
        ? new Decided(both.getFirst(), both.getLast())
        : new Decided(both.getLast(), both.getFirst());
  }

  private static Status reset(
      List<Comer> comers, Optional<Optional<Side>> result, List<EntrantId> gone, Status last) {
    return switch (last) {
      case Waiting w -> new Waiting();
      case Ready r -> new Waiting();
      case Decided(EntrantId winner, EntrantId loser)
          when comers.getLast().equals(new Comer.Somebody(winner)) ->
          status(comers, result, gone);
      case Decided d -> new NotNeeded();
      case Walkover w -> new NotNeeded();
      case Empty e -> new NotNeeded();
      case NotNeeded n -> n;
    };
  }

  private static Comer comer(Slot slot, List<EntrantId> seeds, Map<String, Status> statuses) {
    return switch (slot) {
      case Seed(int seed) when seed <= seeds.size() -> new Comer.Somebody(seeds.get(seed - 1));
      case Seed none -> new Comer.Nobody();
      case WinnerOf(String match) -> winnerComes(Optional.ofNullable(statuses.get(match)));
      case LoserOf(String match) -> loserComes(Optional.ofNullable(statuses.get(match)));
    };
  }

  private static Comer winnerComes(Optional<Status> from) {
    return switch (from.orElseThrow()) {
      case Waiting w -> new Comer.Later();
      case Ready r -> new Comer.Later();
      case Decided(EntrantId winner, EntrantId loser) -> new Comer.Somebody(winner);
      case Walkover(EntrantId winner, Optional<EntrantId> gone) -> new Comer.Somebody(winner);
      case Empty e -> new Comer.Nobody();
      case NotNeeded n -> new Comer.Nobody();
    };
  }

  private static Comer loserComes(Optional<Status> from) {
    return switch (from.orElseThrow()) {
      case Waiting w -> new Comer.Later();
      case Ready r -> new Comer.Later();
      case Decided(EntrantId winner, EntrantId loser) -> new Comer.Somebody(loser);
      case Walkover w -> new Comer.Nobody();
      case Empty e -> new Comer.Nobody();
      case NotNeeded n -> new Comer.Nobody();
    };
  }
}
