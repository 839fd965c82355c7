package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;

/** Which cards a role means in a scene. */
public final class Roles {

  private Roles() {}

  /** The cards in the role; empty where nothing is in it. */
  public static List<Integer> cards(Scene scene, Role role) {
    var game = scene.game();
    return switch (role) {
      case THIS -> List.of(scene.source());
      case MASTER -> one(game.card(scene.source()).spot().master());
      case PUPPETS -> Structure.puppets(game, scene.source());
      case BRANCH -> Structure.branch(game, scene.source());
      case LINKED -> linked(game, scene.source());
      case ILLUMINATI -> one(game.seat(scene.you()).illuminati());
      case LEADER -> scene.attack().map(attack -> List.of(attack.leader())).orElse(List.of());
      case ATTACKED -> attacked(scene);
      case TARGET -> {
        var bound = scene.bindings().cards(Role.TARGET);
        yield bound.isEmpty() ? attacked(scene) : bound;
      }
      case ATTACK_CARD ->
          scene
              .attack()
              .filter(attack -> !attack.nature().isLed())
              .map(attack -> List.of(attack.leader()))
              .orElse(List.of());
      case MASTER_OF_TARGET -> masters(game, cards(scene, Role.TARGET));
      case MASTER_OF_LINKED -> masters(game, linked(game, scene.source()));
      case LINKED_TO_TARGET ->
          cards(scene, Role.TARGET).stream()
              .map(target -> game.card(target).link())
              .filter(link -> link != 0)
              .toList();
      case PAYER, THAT, CHOSEN -> scene.bindings().cards(role);
    };
  }

  /** Whether the card is in the role. */
  public static boolean is(Scene scene, Role role, int card) {
    return switch (role) {
      case THIS -> card == scene.source();
      case MASTER -> card == scene.game().card(scene.source()).spot().master();
      case PUPPETS ->
          scene.game().card(card).zone() == Zone.STRUCTURE
              && scene.game().card(card).spot().master() == scene.source();
      case LINKED -> areLinked(scene.game(), scene.source(), card);
      default -> cards(scene, role).contains(card);
    };
  }

  private static List<Integer> attacked(Scene scene) {
    return scene.attack().map(attack -> List.of(attack.target())).orElse(List.of());
  }

  private static List<Integer> masters(Game game, List<Integer> groups) {
    return groups.stream()
        .map(group -> game.card(group).spot().master())
        .filter(master -> master != 0)
        .toList();
  }

  private static List<Integer> one(int card) {
    return card == 0 ? List.of() : List.of(card);
  }

  /**
   * The cards a card is linked with, to either side; a link that sleeps joins nothing (R17.2.1).
   */
  public static List<Integer> linked(Game game, int card) {
    var linked = new ArrayList<Integer>();
    var all = game.cards().linked();
    for (var i = 0; i < all.size(); i++) {
      if (joins(game.card(all.get(i)), card)) {
        linked.add(all.get(i));
      }
    }
    var to = game.card(card).link();
    if (to != 0 && joins(game.card(card), to) && !linked.contains(to)) {
      linked.add(to);
      Collections.sort(linked);
    }
    return linked;
  }

  private static boolean areLinked(Game game, int one, int other) {
    return joins(game.card(one), other) || joins(game.card(other), one);
  }

  private static boolean joins(CardState linked, int to) {
    return linked.link() == to && !linked.has(Mark.LINK_ASLEEP);
  }

  /** The Groups whose tokens are in the attack, its leader first where a Group leads. */
  public static List<Integer> takingPart(Frame.Attack attack) {
    var all = new ArrayList<Integer>();
    if (attack.nature().isLed()) {
      all.add(attack.leader());
    }
    all.addAll(attack.aiding());
    all.addAll(attack.opposing());
    return all;
  }
}
