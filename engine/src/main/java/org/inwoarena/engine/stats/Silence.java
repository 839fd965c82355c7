package org.inwoarena.engine.stats;

import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Ability.Blank;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** Cards in play whose abilities do not work for the time being. */
public final class Silence {

  private Silence() {}

  /**
   * Whether the abilities of the card are off: it is paralyzed (R3.8.5) or blanked, its link has no
   * effect (R17.2.1), or it is a Resource that gives them to a Group of which one of these is true
   * (R5.4.3).
   */
  public static boolean isSilent(Game game, int card) {
    return isSilent(game, Lens.FULL, card);
  }

  /**
   * Whether the ability at that place of the card's text is off; an instruction never is (R4.9.4).
   */
  public static boolean isOff(Game game, int card, int index) {
    return !game.printed(card).text().instructions().contains(index) && isSilent(game, card);
  }

  static boolean isSilent(Game game, Lens lens, int card) {
    var state = game.card(card);
    if (state.has(Mark.LINK_ASLEEP) || isStruck(game, lens, card)) {
      return true;
    }
    var isResource = game.printed(card).facts().kind() == CardKind.RESOURCE;
    return isResource && state.link() != 0 && isStruck(game, lens, state.link());
  }

  private static boolean isStruck(Game game, Lens lens, int card) {
    return Plight.isParalyzed(game, card) || (lens.blanks() && isBlanked(game, lens, card));
  }

  private static boolean isBlanked(Game game, Lens lens, int card) {
    for (var source : game.inForce().sources().with(Blank.class)) {
      for (var blank : source.text().standing().of(Blank.class)) {
        if (blanks(Scene.of(game, source.card()).through(lens.unblanked()), blank, card)) {
          return true;
        }
      }
    }
    for (var applied : game.inForce().applied()) {
      for (var blank : applied.standing().of(Blank.class)) {
        var scene = Scene.of(game, applied.source(), applied.seat(), applied.bindings());
        if (blanks(scene.through(lens.unblanked()), blank, card)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean blanks(Scene scene, Blank blank, int card) {
    return Conditions.holds(scene, blank.when())
        && Reaching.isMeant(scene, blank.of(), card)
        && Reaching.reaches(scene, blank.of(), card);
  }
}
