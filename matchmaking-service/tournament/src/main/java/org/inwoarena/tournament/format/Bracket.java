package org.inwoarena.tournament.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.inwoarena.tournament.format.BracketMatch.LoserOf;
import org.inwoarena.tournament.format.BracketMatch.Part;
import org.inwoarena.tournament.format.BracketMatch.Seed;
import org.inwoarena.tournament.format.BracketMatch.Slot;
import org.inwoarena.tournament.format.BracketMatch.WinnerOf;

/**
 * The whole bracket, known before the first match. Seeds are spread inner-outer, so that the two
 * best can only meet in the final; where seeds are missing, their opponents, the best, have byes.
 *
 * @param matches each after those it takes its players from
 */
public record Bracket(int entrants, List<BracketMatch> matches) {

  /** Keeps an own copy. */
  public Bracket {
    matches = List.copyOf(matches);
  }

  /** Whoever loses is out; the losers of the semifinals may meet for the third place. */
  public static Bracket single(int entrants, boolean thirdPlace) {
    var matches = new ArrayList<BracketMatch>();
    var last = winners(entrants, matches, true);
    if (thirdPlace && last.size() == 2) {
      matches.add(
          new BracketMatch(
              "T", Part.THIRD_PLACE, 1, loser(last.getFirst()), loser(last.getLast())));
    }
    if (last.size() == 2) {
      matches.add(
          new BracketMatch("F", Part.FINAL, 1, winner(last.getFirst()), winner(last.getLast())));
    }
    return new Bracket(entrants, matches);
  }

  /** Whoever loses twice is out. */
  public static Bracket twice(int entrants) {
    return new Bracket(entrants, new DoubleBracket(entrants).matches());
  }

  /** In how many rounds it is played at most. */
  public int rounds() {
    return depths().values().stream().mapToInt(Integer::intValue).max().orElse(0);
  }

  /** The round each match belongs to: the first in which those who come to it can be known. */
  public Map<String, Integer> depths() {
    var depths = new HashMap<String, Integer>();
    for (var match : matches) {
      var before = Math.max(depth(match.first(), depths), depth(match.second(), depths));
      var after = match.part() == Part.RESET ? depths.get("F") : before;
      depths.put(match.id(), after + 1);
    }
    return depths;
  }

  /** The seeds of the first round from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
  static List<Integer> innerOuter(int width) {
    var seeds = List.of(1);
    while (seeds.size() < width) {
      var sum = 2 * seeds.size() + 1;
      seeds = seeds.stream().flatMap(seed -> List.of(seed, sum - seed).stream()).toList();
    }
    return seeds;
  }

  /** The least power of two that is not less. */
  static int width(int entrants) {
    if (entrants < 2) {
      throw new IllegalArgumentException("a bracket needs two entrants, not " + entrants);
    }
    return Integer.highestOneBit(entrants - 1) * 2;
  }

  /**
   * Adds the rounds of those who have lost nothing, up to the semifinals if the final is kept out.
   *
   * @return the matches of the last round added
   */
  static List<BracketMatch> winners(
      int entrants, List<BracketMatch> matches, boolean withoutFinal) {
    List<Slot> slots =
        new ArrayList<>(innerOuter(width(entrants)).stream().map(Seed::new).toList());
    if (slots.size() == 2 && withoutFinal) {
      matches.add(new BracketMatch("F", Part.FINAL, 1, slots.getFirst(), slots.getLast()));
      return List.of();
    }
    List<BracketMatch> round = List.of();
    for (var number = 1; slots.size() > (withoutFinal ? 2 : 1); number++) {
      round = meet("W", Part.WINNERS, number, slots);
      matches.addAll(round);
      slots = new ArrayList<>(round.stream().map(Bracket::winner).toList());
    }
    return round;
  }

  /** A round of neighbours. */
  static List<BracketMatch> meet(String prefix, Part part, int round, List<Slot> slots) {
    var matches = new ArrayList<BracketMatch>();
    for (var n = 0; n < slots.size(); n += 2) {
      var id = prefix + round + "." + (n / 2 + 1);
      matches.add(new BracketMatch(id, part, round, slots.get(n), slots.get(n + 1)));
    }
    return matches;
  }

  static Slot winner(BracketMatch match) {
    return new WinnerOf(match.id());
  }

  static Slot loser(BracketMatch match) {
    return new LoserOf(match.id());
  }

  private static int depth(Slot slot, Map<String, Integer> depths) {
    return switch (slot) {
      case Seed seed -> 0;
      case WinnerOf(String match) -> depths.get(match);
      case LoserOf(String match) -> depths.get(match);
    };
  }
}
