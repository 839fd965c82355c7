package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;

/** Whether Magic makes an attack: a Magic Group, Plot or Resource is used in it (R5.4.2). */
final class Magic {

  private static final String MAGIC = "Magic";

  private Magic() {}

  static boolean isUsed(Game game, Frame.Attack attack) {
    for (var card : used(attack)) {
      if (Attributes.has(game, card, MAGIC) || hasMagicResource(game, card)) {
        return true;
      }
    }
    return false;
  }

  /** What works for the attack: its leader, the Groups that aid it, the Plots played for it. */
  private static List<Integer> used(Frame.Attack attack) {
    var used = new ArrayList<>(attack.aiding());
    used.add(attack.leader());
    attack.nature().boosts().stream()
        .filter(boost -> boost.amount() > 0)
        .map(Nature.Boost::source)
        .forEach(used::add);
    return used;
  }

  private static boolean hasMagicResource(Game game, int card) {
    for (var linked : Roles.linked(game, card)) {
      if (game.printed(linked).facts().kind() == CardKind.RESOURCE
          && Attributes.has(game, linked, MAGIC)) {
        return true;
      }
    }
    return false;
  }
}
