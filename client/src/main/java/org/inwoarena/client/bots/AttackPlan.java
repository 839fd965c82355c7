package org.inwoarena.client.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Entity;

/**
 * Guesses what an attack is worth before it is announced, from the numbers on the table. Only a
 * guess: once announced, the server's own sum counts, and a bad attack can be called off.
 */
record AttackPlan(Command.Attack attack, double chance, double worth) {

  /** An attack less likely than this is not worth a token. */
  private static final double WORTH_TRYING = 0.4;

  /** How much of the own free Power may be reckoned on: some is kept for a rival's answer. */
  private static final int REACH = 12;

  /** The best attack, if any is worth announcing. */
  static Optional<AttackPlan> best(List<Command.Attack> attacks, Sight sight) {
    return attacks.stream()
        .map(attack -> of(attack, sight))
        .flatMap(Optional::stream)
        .filter(plan -> plan.chance >= WORTH_TRYING)
        .max(Comparator.comparingDouble(AttackPlan::worth));
  }

  private static Optional<AttackPlan> of(Command.Attack attack, Sight sight) {
    var target = sight.card(attack.target());
    return sight
        .card(attack.leader())
        .flatMap(leader -> target.map(t -> weigh(attack, leader, t, sight)));
  }

  private static AttackPlan weigh(
      Command.Attack attack, Entity.Card leader, Entity.Card target, Sight sight) {
    var strength =
        attack.kind() == AttackKind.CONTROL
            ? control(leader, target, sight)
            : destroy(leader, target, sight);
    var aid = sight.readyBesides(leader.id()).stream().mapToInt(c -> aid(c, target, attack)).sum();
    var alone = Odds.of(strength);
    var helped = Odds.of(Math.min(strength + aid, Math.max(strength, REACH)));
    // Help costs tokens, so a chance that needs it is worth a little less.
    var chance = (alone + 2 * helped) / 3;
    var prize = prize(attack, target, sight);
    return new AttackPlan(attack, chance, chance * prize - 0.01 * leader.power());
  }

  private static double prize(Command.Attack attack, Entity.Card target, Sight sight) {
    var own = target.holder().equals(sight.me()) && target.zone().equals("structure");
    if (own) {
      return -1;
    }
    var rivals = target.zone().equals("structure");
    return switch (attack.kind()) {
      case CONTROL -> (rivals ? 1.6 : 1.0) + 0.02 * target.power();
      case DESTROY -> rivals ? 0.6 : 0;
    };
  }

  private static int control(Entity.Card leader, Entity.Card target, Sight sight) {
    return leader.power()
        + alignments(leader, target)
        - target.resistance()
        - loyalty(target, sight)
        - position(target, sight);
  }

  private static int destroy(Entity.Card leader, Entity.Card target, Sight sight) {
    return leader.power() - alignments(leader, target) - target.power() - position(target, sight);
  }

  private static int alignments(Entity.Card leader, Entity.Card target) {
    var with = Sight.shared(leader.alignments(), target.alignments());
    var against = Sight.opposed(leader.alignments(), target.alignments());
    return 4 * (int) (with - against);
  }

  private static int loyalty(Entity.Card target, Sight sight) {
    return target
        .master()
        .flatMap(sight::card)
        .map(master -> 4 * (int) Sight.shared(master.alignments(), target.alignments()))
        .orElse(0);
  }

  /** R8.4.3: ten next to the Illuminati, five one step farther. */
  private static int position(Entity.Card target, Sight sight) {
    return switch (sight.depth(target)) {
      case 1 -> 10;
      case 2 -> 5;
      default -> 0;
    };
  }

  /** R8.5.3, R8.5.4: full Power with a fitting Alignment, Global Power otherwise. */
  private static int aid(Entity.Card helper, Entity.Card target, Command.Attack attack) {
    var fits =
        attack.kind() == AttackKind.CONTROL
            ? Sight.share(helper.alignments(), target.alignments())
            : Sight.opposed(helper.alignments(), target.alignments()) > 0;
    return fits ? helper.power() : helper.globalPower();
  }
}
