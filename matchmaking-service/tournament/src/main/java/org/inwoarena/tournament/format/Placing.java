package org.inwoarena.tournament.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.inwoarena.tournament.format.BracketMatch.Part;
import org.inwoarena.tournament.format.Status.Decided;
import org.inwoarena.tournament.format.Status.Empty;
import org.inwoarena.tournament.format.Status.NotNeeded;
import org.inwoarena.tournament.format.Status.Ready;
import org.inwoarena.tournament.format.Status.Waiting;
import org.inwoarena.tournament.format.Status.Walkover;
import org.inwoarena.tournament.history.EntrantId;

/**
 * A place in a bracket that is over. Those who went out in the same round share their places, in
 * the order of their seeds.
 *
 * @param rank the first of the places shared
 * @param last the last of them
 */
public record Placing(int rank, int last, EntrantId entrant) {

  /** The places of all; without a champion, nobody has the first. */
  public static List<Placing> of(BracketState state, List<EntrantId> seeds) {
    var champion = state.champion();
    var exits = exits(state);
    champion.ifPresent(exits::remove);
    var groups = new TreeMap<Integer, List<EntrantId>>();
    seeds.stream()
        .filter(exits::containsKey)
        .forEach(one -> groups.computeIfAbsent(exits.get(one), r -> new ArrayList<>()).add(one));
    var places = new ArrayList<Placing>();
    champion.ifPresent(one -> places.add(new Placing(1, 1, one)));
    var rank = 2;
    for (var group : groups.values()) {
      for (var one : group) {
        places.add(new Placing(rank, rank + group.size() - 1, one));
      }
      rank += group.size();
    }
    return List.copyOf(places);
  }

  /** Whether others have the same place. */
  public boolean shared() {
    return last > rank;
  }

  /** Where everyone lost his last match: smaller is later. */
  private static Map<EntrantId, Integer> exits(BracketState state) {
    var depth = state.bracket().matches().size();
    var exits = new HashMap<EntrantId, Integer>();
    for (var match : state.bracket().matches()) {
      for (var out : losers(state.status(match.id()))) {
        exits.put(out, order(match, depth, state));
      }
      if (match.part() == Part.THIRD_PLACE) {
        winner(state.status(match.id())).ifPresent(best -> exits.put(best, 2));
      }
    }
    return exits;
  }

  private static int order(BracketMatch match, int depth, BracketState state) {
    return switch (match.part()) {
      case FINAL, RESET -> 1;
      case THIRD_PLACE -> 3;
      case LOSERS -> 3 + depth - match.round();
      case WINNERS -> 3 + depth - (twice(state) ? losersRound(match.round()) : match.round());
    };
  }

  private static boolean twice(BracketState state) {
    return state.bracket().matches().stream().anyMatch(match -> match.part() == Part.RESET);
  }

  /** The losers' round that whoever goes out on the winners' side would have come to. */
  private static int losersRound(int round) {
    return round == 1 ? 1 : 2 * (round - 1);
  }

  private static Set<EntrantId> losers(Status status) {
    return switch (status) {
      case Decided(EntrantId winner, EntrantId loser) -> Set.of(loser);
      case Walkover(EntrantId winner, Optional<EntrantId> gone) ->
          gone.<Set<EntrantId>>map(Set::of).orElseGet(Set::of);
      case Empty(List<EntrantId> out) -> Set.copyOf(out);
      case Waiting w -> Set.of();
      case Ready r -> Set.of();
      case NotNeeded n -> Set.of();
    };
  }

  private static Optional<EntrantId> winner(Status status) {
    return switch (status) {
      case Decided(EntrantId winner, EntrantId loser) -> Optional.of(winner);
      case Walkover(EntrantId winner, Optional<EntrantId> gone) -> Optional.of(winner);
      default -> Optional.empty();
    };
  }
}
