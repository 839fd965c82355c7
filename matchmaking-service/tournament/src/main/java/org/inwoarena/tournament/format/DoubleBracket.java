package org.inwoarena.tournament.format;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.tournament.format.BracketMatch.Part;
import org.inwoarena.tournament.format.BracketMatch.Slot;

/**
 * Builds the bracket of double elimination. The losers' rounds take turns: in one the survivors
 * meet those who have just lost their first match, in the next they meet among themselves. Those
 * who come down do so from the far end, so that pairs of the winners' side meet again late.
 */
final class DoubleBracket {

  private final List<BracketMatch> matches = new ArrayList<>();

  DoubleBracket(int entrants) {
    Bracket.winners(entrants, matches, false);
    var rounds = matches.stream().mapToInt(BracketMatch::round).max().orElseThrow();
    var unbeaten = Bracket.winner(matches.getLast());
    var survivor = losers(rounds);
    matches.add(new BracketMatch("F", Part.FINAL, 1, unbeaten, survivor));
    matches.add(new BracketMatch("R", Part.RESET, 1, unbeaten, survivor));
  }

  List<BracketMatch> matches() {
    return matches;
  }

  private Slot losers(int rounds) {
    List<Slot> alive = comingDown(1, false);
    var number = 0;
    if (rounds > 1) {
      alive = play(++number, alive);
    }
    for (var round = 2; round <= rounds; round++) {
      alive = play(++number, between(alive, comingDown(round, round % 2 == 0)));
      if (round < rounds) {
        alive = play(++number, alive);
      }
    }
    return alive.getFirst();
  }

  private List<Slot> play(int number, List<Slot> slots) {
    var round = Bracket.meet("L", Part.LOSERS, number, slots);
    matches.addAll(round);
    return round.stream().map(Bracket::winner).toList();
  }

  private List<Slot> comingDown(int round, boolean reversed) {
    var losers =
        matches.stream()
            .filter(match -> match.part() == Part.WINNERS && match.round() == round)
            .map(Bracket::loser)
            .toList();
    return reversed ? losers.reversed() : losers;
  }

  private static List<Slot> between(List<Slot> alive, List<Slot> comers) {
    var slots = new ArrayList<Slot>();
    for (var n = 0; n < alive.size(); n++) {
      slots.add(alive.get(n));
      slots.add(comers.get(n));
    }
    return slots;
  }
}
