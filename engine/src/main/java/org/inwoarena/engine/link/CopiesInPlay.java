package org.inwoarena.engine.link;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.effect.Ability.Copies;
import org.inwoarena.engine.effect.Ability.Per;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;

/** How many copies of one card may lie on the table (R17.2.3). */
public final class CopiesInPlay {

  private CopiesInPlay() {}

  /** Why the player may not play one more; where the newest stays he may. */
  public static Optional<Objection> objection(Game game, int seat, int card) {
    for (var limit : LinkRule.limits(game, card)) {
      if (limit.per() != Per.GROUP
          && !limit.newestStays()
          && others(game, card, limit.per(), seat).size() >= limit.inPlay()) {
        return Optional.of(Objection.COPIES_LIMIT);
      }
    }
    return Optional.empty();
  }

  /** Whether the card may not be linked there as well (EFFECTS: one for each Group). */
  static boolean isFull(Game game, int card, int to) {
    return LinkRule.limits(game, card).stream()
        .anyMatch(
            limit ->
                limit.per() == Per.GROUP
                    && others(game, card, Per.GROUP, to).size() >= limit.inPlay());
  }

  /** The card that has to go because this one lies on the table, if one has. */
  static Optional<Integer> surplus(Game game, int card) {
    for (var limit : LinkRule.limits(game, card)) {
      var others = others(game, card, limit.per(), place(game, card, limit.per()));
      if (others.size() >= limit.inPlay()) {
        return Optional.of(goes(game, card, others, limit));
      }
    }
    return Optional.empty();
  }

  /** The copies among which the player chooses, by the 2002 reading of R17.2.3. */
  static Optional<List<Integer>> choice(Game game, int card) {
    if (!game.rules().on(Switch.KEEPS_EITHER_PLOT) || game.card(card).link() == 0) {
      return Optional.empty();
    }
    for (var limit : LinkRule.limits(game, card)) {
      var others = others(game, card, limit.per(), place(game, card, limit.per()));
      if (limit.per() == Per.PLAYER && others.size() >= limit.inPlay()) {
        others.add(card);
        return Optional.of(others);
      }
    }
    return Optional.empty();
  }

  /**
   * The newest comes last among the sources. A Plot that comes along with its Group is newer to the
   * Group's new player than any of his own (R17.2.3): it still lies before the player it comes
   * from.
   */
  private static int goes(Game game, int card, List<Integer> others, Copies limit) {
    var all = new ArrayList<>(others);
    all.add(card);
    var sources = game.inForce().sources().cards();
    all.sort((one, other) -> Integer.compare(sources.indexOf(one), sources.indexOf(other)));
    if (limit.newestStays()) {
      return all.getFirst();
    }
    for (var one : all) {
      var to = game.card(one).link();
      if (to != 0 && game.card(to).holder() != game.card(one).holder()) {
        return one;
      }
    }
    return all.getLast();
  }

  /** The other copies on the table in the same place: before a player, on a Group, anywhere. */
  private static List<Integer> others(Game game, int card, Per per, int place) {
    var id = game.printed(card).id();
    var others = new ArrayList<Integer>();
    for (int other : game.inForce().sources().cards()) {
      if (other != card
          && game.printed(other).id().equals(id)
          && game.card(other).zone().inPlay()
          && (per == Per.GAME || place(game, other, per) == place)) {
        others.add(other);
      }
    }
    return others;
  }

  /** A linked card counts for the player who controls what it is linked to (R17.2.3). */
  private static int place(Game game, int card, Per per) {
    var to = game.card(card).link();
    return switch (per) {
      case GAME -> 0;
      case GROUP -> to;
      case PLAYER ->
          to != 0 && game.card(to).zone().inPlay()
              ? game.card(to).holder()
              : game.card(card).holder();
    };
  }
}
