package org.inwoarena.engine.stats;

import java.util.OptionalInt;
import org.inwoarena.engine.effect.Role;
import org.inwoarena.engine.effect.Who;

/** Which player is meant in a scene. */
public final class Players {

  private Players() {}

  /** Whether the seat is meant. */
  public static boolean is(Scene scene, Who who, int seat) {
    return switch (who) {
      case YOU -> seat == scene.you();
      case RIVAL -> seat != scene.you();
      case ANYONE -> true;
      default -> {
        var meant = seat(scene, who);
        yield meant.isPresent() && meant.getAsInt() == seat;
      }
    };
  }

  /** The one seat that is meant; absent where nobody or no single one is. */
  public static OptionalInt seat(Scene scene, Who who) {
    return switch (who) {
      case YOU -> OptionalInt.of(scene.you());
      case RIVAL -> onlyRival(scene);
      case ANYONE -> OptionalInt.empty();
      case PLAYER -> scene.bindings().player();
      case ACTOR -> scene.bindings().actor();
      case ATTACKER ->
          scene.attack().map(a -> OptionalInt.of(a.attacker())).orElse(OptionalInt.empty());
      case DEFENDER ->
          scene
              .attack()
              .flatMap(attack -> attack.defender())
              .map(OptionalInt::of)
              .orElse(OptionalInt.empty());
      case CONTROLLER_OF_THAT -> holder(scene, Role.THAT);
      case CONTROLLER_OF_LINKED -> holder(scene, Role.LINKED);
      case CONTROLLER_OF_TARGET -> holder(scene, Role.TARGET);
    };
  }

  private static OptionalInt onlyRival(Scene scene) {
    var playing = scene.game().playing();
    return playing.size() == 2
        ? OptionalInt.of(scene.game().after(scene.you()))
        : OptionalInt.empty();
  }

  private static OptionalInt holder(Scene scene, Role role) {
    var cards = Roles.cards(scene, role);
    return cards.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(scene.game().card(cards.getFirst()).holder());
  }
}
