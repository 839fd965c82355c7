package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Op;
import org.inwoarena.engine.effect.Ability.Value;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Values;

/** Phase 4: Action tokens (R2.2.13 to R2.2.17). */
final class Refill {

  private static final List<Zone> ZONES = List.of(Zone.ILLUMINATI, Zone.STRUCTURE, Zone.RESOURCES);

  private Refill() {}

  /** Brings every own card that can have tokens up to its normal number. */
  static void tokens(Play play, int seat) {
    var game = play.game();
    var placed = new ArrayList<CardId>();
    for (var zone : ZONES) {
      for (int card : game.seat(seat).in(zone)) {
        placed.addAll(Collections.nCopies(due(game, card), new CardId(card)));
      }
    }
    if (placed.isEmpty()) {
      return;
    }
    play.emit(new Event.TokensPlaced(new Seat(seat), placed));
    for (var linked : bringers(game, placed)) {
      play.emit(new Event.MarkSet(new CardId(linked), Mark.LINK_USED, true));
    }
  }

  /** How many tokens the card gets in a phase 4 that comes now (R2.2.14, R2.2.15). */
  static int due(Game game, int card) {
    var state = game.card(card);
    if (state.has(Mark.CAPTURED) || !Tokens.mayGet(game, card)) {
      return 0;
    }
    if (state.tokens() > 0
        && game.rules().on(Switch.TOKENS_NOT_REFILLED)
        && !accumulates(game, card)) {
      return 0;
    }
    var forgone = state.has(Mark.FORGOES) ? 1 : 0;
    var kept = accumulates(game, card) ? 0 : state.tokens();
    return Math.max(0, Values.tokens(game, card) - kept - forgone);
  }

  /** Whether unspent tokens of the card add up by its own text. */
  private static boolean accumulates(Game game, int card) {
    return changesTokens(game, card, op -> op == Op.ACCUMULATE);
  }

  /** Linked cards that have brought one of these tokens (R17.1.9). */
  private static List<Integer> bringers(Game game, List<CardId> placed) {
    var bringers = new ArrayList<Integer>();
    for (int source : game.inForce().sources().cards()) {
      var to = game.card(source).link();
      if (to != 0 && placed.contains(new CardId(to)) && bringsTokens(game, source)) {
        bringers.add(source);
      }
    }
    return bringers;
  }

  private static boolean bringsTokens(Game game, int card) {
    return !game.card(card).has(Mark.LINK_ASLEEP) && changesTokens(game, card, op -> true);
  }

  private static boolean changesTokens(Game game, int card, Predicate<Op> how) {
    for (var modifier : game.printed(card).text().standing().of(Ability.Modifier.class)) {
      if (modifier.values().contains(Value.TOKENS) && how.test(modifier.op())) {
        return true;
      }
    }
    return false;
  }
}
