package org.inwoarena.engine.use;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Against;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.InEffect;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Reaching;
import org.inwoarena.engine.stats.Scene;

/** What keeps a play or ability from a card or a player: the first turn, immunity, a card. */
final class Outreach {

  private Outreach() {}

  /** Why it does not reach the card; absent where it does. */
  static Optional<Objection> of(Scene scene, int card) {
    var game = scene.game();
    var holder = game.card(card).holder();
    if (holder == scene.you()) {
      return Optional.empty();
    }
    if (!Reaching.reachesPlayer(scene, holder)) {
      return Optional.of(Objection.FIRST_TURN_PROTECTED);
    }
    if (attacksTooEarly(scene)) {
      return Optional.of(Objection.FIRST_TURNS_UNFINISHED);
    }
    if (immunity(scene, card).isPresent()) {
      return Optional.of(Objection.IMMUNE);
    }
    return barring(scene, card).isPresent()
        ? Optional.of(Objection.BARRED_BY_CARD)
        : Optional.empty();
  }

  /** Instant attacks are attacks: both must have finished their first turns (R20.1.3, R20.1.7). */
  private static boolean attacksTooEarly(Scene scene) {
    var game = scene.game();
    return game.rules().noAttackBeforeBothPlayed()
        && game.seat(scene.you()).turnsTaken() == 0
        && attacks(game, scene.source());
  }

  /** The card whose immunity or prohibition keeps it from that card. */
  static OptionalInt card(Scene scene, int card) {
    var immunity = immunity(scene, card);
    return immunity.isPresent() ? immunity : barring(scene, card);
  }

  /** The card that makes it immune to the play. */
  static OptionalInt immunity(Scene scene, int card) {
    return InEffect.any(scene.game(), Ability.Immune.class)
        ? Permissions.of(scene.game(), scene.source(), card)
            .immunity(ways(scene.game(), scene.source()))
        : OptionalInt.empty();
  }

  private static OptionalInt barring(Scene scene, int card) {
    return InEffect.any(scene.game(), Ability.Forbid.class) && attacks(scene.game(), scene.source())
        ? Permissions.of(scene.game(), scene.source(), card)
            .barring(deeds(scene.game(), scene.source()))
        : OptionalInt.empty();
  }

  /** Why it does not reach the player. */
  static Optional<Objection> ofPlayer(Scene scene, int seat) {
    if (!Reaching.reachesPlayer(scene, seat)) {
      return Optional.of(Objection.FIRST_TURN_PROTECTED);
    }
    return immunityOf(scene, seat).isPresent() ? Optional.of(Objection.IMMUNE) : Optional.empty();
  }

  /** The card that makes the player immune. */
  static OptionalInt immunityOf(Scene scene, int seat) {
    return InEffect.any(scene.game(), Ability.Immune.class)
        ? Permissions.of(scene.game(), scene.source())
            .immunityOf(seat, ways(scene.game(), scene.source()))
        : OptionalInt.empty();
  }

  /** In which ways somebody may be immune to the card; Plots pass where none is named (R11.3.3). */
  private static Against[] ways(Game game, int source) {
    var kind = game.printed(source).facts().kind();
    if (kind == CardKind.DISASTER) {
      return new Against[] {Against.ATTACKS, Against.PLOTS, Against.DISASTERS};
    }
    if (attacks(game, source)) {
      return new Against[] {Against.ATTACKS, Against.PLOTS};
    }
    return new Against[] {
      kind.inGroupDeck() || kind == CardKind.ILLUMINATI ? Against.ABILITIES : Against.PLOTS
    };
  }

  /** What forbids the attack of a Plot: what forbids it altogether (R12.1.14). */
  private static Deed[] deeds(Game game, int source) {
    return game.printed(source).facts().kind() == CardKind.ASSASSINATION
        ? new Deed[] {Deed.ATTACK, Deed.DESTROY, Deed.KILL}
        : new Deed[] {Deed.ATTACK, Deed.DESTROY};
  }

  /** Whether playing the card starts an attack by itself (12.1). */
  private static boolean attacks(Game game, int source) {
    return game.printed(source).text().abilities().stream()
        .anyMatch(ability -> ability instanceof Ability.Played played && attacks(played.effects()));
  }

  private static boolean attacks(List<Effect> effects) {
    return effects.stream()
        .anyMatch(
            effect ->
                effect instanceof Effect.StartAttack
                    || effect instanceof Effect.Choose choose
                        && choose.options().stream().anyMatch(each -> attacks(each.effects())));
  }
}
