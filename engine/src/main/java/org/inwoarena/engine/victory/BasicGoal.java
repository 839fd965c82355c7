package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.PlayerValue;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.ForGoals;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.PlayerNumbers;
import org.inwoarena.engine.stats.Scene;

/**
 * The Basic Goal (R15.3.1), with what cards do for it (R15.3.4, R15.4.7).
 *
 * @param name what it is called when it is claimed with the help of a Goal card
 * @param helpers cards that make Groups count double, or count other things
 * @param combined whether a Goal card is among them
 */
record BasicGoal(String name, List<Integer> helpers, boolean combined) implements Goal {

  /** No more Groups count double (R15.3.6). */
  private static final int DOUBLES = 3;

  private static final List<Zone> IN_PLAY =
      List.of(Zone.ILLUMINATI, Zone.STRUCTURE, Zone.RESOURCES, Zone.TABLE);

  BasicGoal {
    helpers = List.copyOf(helpers);
  }

  /** The cards in play that say something about the player's Basic Goal. */
  static List<Integer> helpers(Game game, int seat) {
    var helpers = new ArrayList<Integer>();
    for (var other : game.playing()) {
      for (var zone : IN_PLAY) {
        for (int card : game.seat(other).in(zone)) {
          var isFor = other == seat || game.printed(card).facts().kind() == CardKind.NWO;
          if (isFor && helps(game, card)) {
            helpers.add(card);
          }
        }
      }
    }
    return helpers;
  }

  /** Whether the card says something about the Basic Goal. */
  static boolean helps(Game game, int card) {
    for (var ability : game.printed(card).text().abilities()) {
      if (ability instanceof Ability.Doubles || ability instanceof Ability.CountsAlso) {
        return Permissions.of(game, card).barring(Ability.Deed.CLAIM).isEmpty();
      }
    }
    return false;
  }

  @Override
  public boolean isMet(Game game, int seat) {
    return counted(game, seat) >= needed(game, seat);
  }

  @Override
  public int share(Game game, int seat) {
    return Goal.share(counted(game, seat), needed(game, seat));
  }

  private static int needed(Game game, int seat) {
    return PlayerNumbers.forGoals(game, seat, PlayerValue.BASIC_GOAL, game.rules().basicGoal());
  }

  /** Groups, three of them double at most, each double at most, and what else counts. */
  @Override
  public List<Term> terms(Game game, int seat) {
    var terms = new ArrayList<Term>();
    var doubles = 0;
    for (var group : Structure.groups(game, seat)) {
      if (ForGoals.counts(game, group)) {
        terms.add(GoalTerms.term(1, "group", group, "R15.3.1"));
        if (doubles < DOUBLES && isDouble(game, seat, group)) {
          terms.add(GoalTerms.term(1, "double", group, "R15.3.5"));
          doubles++;
        }
      }
    }
    for (var helper : helpers) {
      var more = more(game, seat, helper);
      if (more != 0) {
        terms.add(GoalTerms.term(more, "counts-also", helper, "R15.4.7"));
      }
    }
    return terms;
  }

  private int counted(Game game, int seat) {
    return terms(game, seat).stream().mapToInt(Term::amount).sum();
  }

  private boolean isDouble(Game game, int seat, int group) {
    for (var helper : helpers) {
      for (var ability : game.printed(helper).text().abilities()) {
        if (ability instanceof Ability.Doubles(var of)
            && Filters.matches(scene(game, seat, helper), of, group)) {
          return true;
        }
      }
    }
    return false;
  }

  private int more(Game game, int seat, int helper) {
    var more = 0;
    for (var ability : game.printed(helper).text().abilities()) {
      if (ability instanceof Ability.CountsAlso(var of, var alone) && !(alone && combined)) {
        more += Amounts.count(scene(game, seat, helper), of);
      }
    }
    return more;
  }

  private static Scene scene(Game game, int seat, int card) {
    return Scene.of(game, card, seat, Bindings.NONE).forGoals();
  }
}
