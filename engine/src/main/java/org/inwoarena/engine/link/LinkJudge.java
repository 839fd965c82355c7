package org.inwoarena.engine.link;

import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Scene;

/** Judges a link as things stand (17.2). */
final class LinkJudge {

  private LinkJudge() {}

  /** What becomes of a link. */
  enum Verdict {
    WORKS,
    /** Illegal for a time: no effect meanwhile (R17.2.1). */
    SLEEPS,
    /** Permanently illegal: the Plot is discarded, the Resource unlinked (R17.2.3, R17.2.4). */
    ENDS,
    /** A Resource lost with its Group (R5.3.3). */
    LOST
  }

  static Verdict of(Game game, int card) {
    if (!game.card(card).zone().inPlay()) {
      // A Group in a hand keeps its link for its return (R17.3.2); another card has none there.
      return game.printed(card).isGroup() ? Verdict.SLEEPS : Verdict.ENDS;
    }
    var zone = game.card(game.card(card).link()).zone();
    if (zone == Zone.DESTROYED || zone == Zone.REMOVED) {
      return afterDestruction(game, card);
    }
    // In a hand, a deck or a discard pile (R17.2.5, R17.3.5).
    if (!zone.inPlay() && zone != Zone.ATTACKED) {
      return Verdict.SLEEPS;
    }
    if (fits(game, card)) {
      return Verdict.WORKS;
    }
    return fits(game.lasting(), card) || staysIllegal(game, card) ? Verdict.SLEEPS : Verdict.ENDS;
  }

  /** Permanent changes of a destroyed Group still count while it lies in a pile (R4.3.9). */
  private static Verdict afterDestruction(Game game, int card) {
    if (game.printed(card).facts().kind() == CardKind.RESOURCE) {
      return Verdict.LOST;
    }
    return game.card(card).has(Mark.LINK_PERMANENT) ? Verdict.WORKS : Verdict.ENDS;
  }

  private static boolean staysIllegal(Game game, int card) {
    return game.printed(card).facts().kind() == CardKind.RESOURCE
        && game.card(card).has(Mark.LINK_PERMANENT)
        && game.rules().on(Switch.PERMANENT_RESOURCE_LINK_STAYS);
  }

  /** Whether what it is linked to is still what one of the two texts asks for (R17.2.6). */
  private static boolean fits(Game game, int card) {
    var to = game.card(card).link();
    var rule = LinkRule.to(game, card);
    if (rule.isPresent()) {
      return matches(game, card, LinkRule.lasting(rule.get()), to);
    }
    return LinkRule.free(game, to)
        .map(link -> matches(game, to, LinkRule.lasting(link.to()), card))
        .orElse(true);
  }

  private static boolean matches(Game game, int source, Filter filter, int card) {
    var scene = Scene.of(game, source, game.card(source).holder(), Bindings.NONE);
    return Filters.matches(scene, filter, card);
  }
}
