package org.inwoarena.engine.use.effects;

import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.turn.Tokens;

/** Action tokens that come and go by card text. */
final class TokenEffects {

  private TokenEffects() {}

  /** Gives tokens to those that may have one (R4.6.5, R8.6.6, R12.4.2). */
  static void give(Task task, Effect.GiveToken effect) {
    var count = task.amount(effect.count());
    for (var card : task.cards()) {
      var captured = task.game().card(card).has(Mark.CAPTURED) && !effect.evenIfCaptured();
      if (!captured && mayHold(task, card) && Tokens.mayGet(task.game(), card) && count > 0) {
        task.play().emit(new Event.TokensGiven(new CardId(card), count));
      }
    }
  }

  /** A Group just played is not in play and holds no token (R2.5.6). */
  private static boolean mayHold(Task task, int card) {
    var zone = task.game().card(card).zone();
    return zone.inStructure() || zone == Zone.RESOURCES;
  }

  /** Removes tokens before they are used; nothing is cancelled (R19.2.22). */
  static void remove(Task task, Effect.RemoveTokens effect) {
    for (var card : task.cards()) {
      var held = task.game().card(card).tokens();
      var gone = effect.count().map(task::amount).map(n -> Math.min(n, held)).orElse(held);
      if (gone > 0) {
        task.play().emit(new Event.TokensRemoved(new CardId(card), gone));
      }
    }
  }

  /** Hands one token on. */
  static void pass(Task task) {
    var from = task.chosen().getFirst();
    var to = task.chosen().getLast();
    if (!from.isEmpty()
        && !to.isEmpty()
        && task.game().card(from.getFirst()).tokens() > 0
        && Tokens.mayGet(task.game(), to.getFirst())) {
      task.play().emit(new Event.TokensRemoved(new CardId(from.getFirst()), 1));
      task.play().emit(new Event.TokensGiven(new CardId(to.getFirst()), 1));
    }
  }
}
