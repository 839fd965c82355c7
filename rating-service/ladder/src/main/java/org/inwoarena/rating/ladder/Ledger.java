package org.inwoarena.rating.ladder;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Recomputes a ladder from nothing but its book, entry by entry: the proof that what is stored
 * follows from the results.
 */
public final class Ledger {

  private final Map<String, Standing> standings = new HashMap<>();
  private final Map<String, Map<String, Booked>> matches = new HashMap<>();

  /** What a match did to a player when it was played, and what has been booked for it since. */
  private record Booked(RatingChange game, int moved) {
    Booked and(Move move) {
      return new Booked(game, moved + move.moved());
    }
  }

  /**
   * Enters the next entry.
   *
   * @return the moves it makes, players in the order of their ids
   * @throws IllegalArgumentException if it corrects a match that is not in the book
   */
  public List<Move> enter(Entry entry) {
    return switch (entry) {
      case Entry.Played played -> play(played);
      case Entry.Corrected corrected -> correct(corrected);
      case Entry.SeasonTurned _ -> turnSeason();
    };
  }

  /** Where everybody stands now, by player id. */
  public Stream<Standing> standings() {
    return standings.values().stream().sorted(Comparator.comparing(Standing::player));
  }

  private List<Move> play(Entry.Played played) {
    var scores = inOrder(played.scores());
    var exchange =
        Exchange.between(
            standing(scores.getFirst().player()),
            scores.getFirst().halfPoints(),
            standing(scores.getLast().player()),
            scores.getLast().halfPoints());
    var booked = new HashMap<String, Booked>();
    for (var change : exchange.changes()) {
      standings.put(change.player(), change.after());
      booked.put(change.player(), new Booked(change, change.moved()));
    }
    matches.put(played.match(), booked);
    return List.copyOf(exchange.changes());
  }

  private List<Move> turnSeason() {
    var resets = standings().<Move>map(SeasonReset::of).toList();
    resets.forEach(reset -> standings.put(reset.player(), reset.after()));
    return resets;
  }

  private List<Move> correct(Entry.Corrected corrected) {
    var booked = matches.get(corrected.match());
    if (booked == null) {
      throw new IllegalArgumentException("match " + corrected.match() + " is not in the book");
    }
    return booked.keySet().stream()
        .sorted()
        .map(player -> compensate(booked, player, Outcome.Score.of(player, corrected.scores())))
        .toList();
  }

  private Move compensate(Map<String, Booked> booked, String player, OptionalInt score) {
    var before = booked.get(player);
    var move = Compensation.of(standing(player), before.game(), before.moved(), score);
    standings.put(player, move.after());
    booked.put(player, before.and(move));
    return move;
  }

  private Standing standing(String player) {
    return standings.getOrDefault(player, Standing.newcomer(player));
  }

  private static List<Outcome.Score> inOrder(List<Outcome.Score> scores) {
    return scores.stream().sorted(Comparator.comparing(Outcome.Score::player)).toList();
  }
}
