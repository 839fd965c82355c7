package org.inwoarena.engine.link;

import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Effect;
import org.inwoarena.engine.effect.Effect.To;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Event.LinkChange;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.turn.FaceDown;
import org.inwoarena.engine.turn.Tokens;

/** What follows by itself from how the cards lie, looked at after every step. */
public final class StateCheck {

  private static final List<Zone> GROUPS = List.of(Zone.ILLUMINATI, Zone.STRUCTURE);

  private StateCheck() {}

  /** Goes on until nothing follows any more; one consequence can bring the next. */
  public static void check(Play play) {
    while (tokens(play)
        || links(play)
        || Arrows.follow(play)
        || spent(play)
        || FaceDown.follow(play)) {
      // Looked at anew.
    }
  }

  /** A Group that cannot hold tokens loses them at once (R4.6.4, R12.4.1, R12.4.6). */
  private static boolean tokens(Play play) {
    var game = play.game();
    if (!Plight.strikes(game)) {
      return false;
    }
    for (var seat : game.playing()) {
      for (var zone : GROUPS) {
        for (int card : game.seat(seat).in(zone)) {
          var held = game.card(card).tokens();
          if (held > 0 && !Plight.holdsTokens(game, card) && !Tokens.isDeclared(game, card)) {
            play.emit(new Event.TokensRemoved(new CardId(card), held));
            return true;
          }
        }
      }
    }
    return false;
  }

  private static boolean links(Play play) {
    var linked = play.game().cards().linked();
    for (var i = 0; i < linked.size(); i++) {
      var card = linked.get(i);
      if (inherit(play, card) || judge(play, card) || carry(play, card)) {
        return true;
      }
    }
    return copies(play) || loose(play);
  }

  /** By one reading of R17.3.5 the links of a discarded Group pass to a copy that comes. */
  private static boolean inherit(Play play, int card) {
    var game = play.game();
    var to = game.card(card).link();
    if (game.card(to).zone() != Zone.DISCARD || !game.rules().on(Switch.COPIES_INHERIT_LINKS)) {
      return false;
    }
    for (var seat : game.playing()) {
      for (int group : game.seat(seat).in(Zone.STRUCTURE)) {
        if (game.printed(group).id().equals(game.printed(to).id())) {
          var permanent = game.card(card).has(Mark.LINK_PERMANENT);
          Arrows.lose(play, card);
          play.emit(new Event.Linked(new CardId(card), new CardId(group), permanent));
          return true;
        }
      }
    }
    return false;
  }

  private static boolean judge(Play play, int card) {
    var asleep = play.game().card(card).has(Mark.LINK_ASLEEP);
    return switch (LinkJudge.of(play.game(), card)) {
      case WORKS -> asleep && change(play, card, LinkChange.AWAKE);
      case SLEEPS -> !asleep && change(play, card, LinkChange.ASLEEP);
      case ENDS -> end(play, card);
      case LOST -> lose(play, card);
    };
  }

  private static boolean change(Play play, int card, LinkChange change) {
    if (change != LinkChange.AWAKE) {
      Arrows.lose(play, card);
    }
    play.emit(new Event.LinkChanged(new CardId(card), change));
    return true;
  }

  /** A Plot does not stay on the table without its link (R3.5.6, R17.2.3). */
  private static boolean end(Play play, int card) {
    change(play, card, LinkChange.ENDED);
    if (play.game().card(card).zone() == Zone.TABLE) {
      discard(play, card);
    }
    return true;
  }

  /** The Resource leaves the game with its Group (R5.3.3). */
  private static boolean lose(Play play, int card) {
    var holder = play.game().card(card).holder();
    change(play, card, LinkChange.ENDED);
    var place = play.game().seat(holder).in(Zone.REMOVED).size();
    play.emit(new Event.CardMoved(new CardId(card), Zone.REMOVED, new Seat(holder), place));
    return true;
  }

  /** A link goes along to whoever controls the Group now (R5.3.2, R14.1.10, R17.3.1). */
  private static boolean carry(Play play, int card) {
    var game = play.game();
    var state = game.card(card);
    var to = game.card(state.link());
    var moves =
        to.zone().inStructure()
            && (state.zone() == Zone.RESOURCES || state.zone() == Zone.TABLE)
            && to.holder() != state.holder()
            && (state.zone() == Zone.RESOURCES || LinkRule.follows(game, card))
            && CopiesInPlay.surplus(game, card).isEmpty();
    if (moves) {
      var place = game.seat(to.holder()).in(state.zone()).size();
      play.emit(new Event.CardMoved(new CardId(card), state.zone(), new Seat(to.holder()), place));
    }
    return moves;
  }

  /** The player has chosen which copy stays. */
  public static Optional<Objection> keep(Play play, Frame.Keep keep, CardId card) {
    if (!keep.copies().contains(card.value())) {
      return Optional.of(Objection.NOT_AN_OPTION);
    }
    play.emit(new Event.CopyKept(new Seat(keep.seat()), card));
    for (var copy : keep.copies()) {
      if (copy != card.value()) {
        end(play, copy);
      }
    }
    return Optional.empty();
  }

  /** One copy too many goes; by the 2002 edition its player chooses which (R17.2.3). */
  private static boolean copies(Play play) {
    for (var limited : play.game().inForce().sources().with(Ability.Copies.class)) {
      var source = limited.card();
      var choice = CopiesInPlay.choice(play.game(), source);
      if (choice.isPresent()) {
        if (play.game().frame(Frame.Keep.class).isPresent()) {
          return false;
        }
        var copies = choice.get().stream().map(CardId::new).toList();
        var first = play.game().card(source).link();
        play.emit(new Event.CopiesMet(new Seat(play.game().card(first).holder()), copies));
        return true;
      }
      var surplus = CopiesInPlay.surplus(play.game(), source);
      if (surplus.isPresent()) {
        if (play.game().card(surplus.get()).link() != 0) {
          change(play, surplus.get(), LinkChange.ENDED);
        }
        discard(play, surplus.get());
        return true;
      }
    }
    return false;
  }

  /** A Plot whose Group has come back as printed has nothing to change any more (R17.3.4). */
  private static boolean loose(Play play) {
    var game = play.game();
    for (var seat = 0; seat < game.seats().size(); seat++) {
      for (int card : game.seat(seat).in(Zone.TABLE)) {
        var state = game.card(card);
        if (state.link() == 0 && state.has(Mark.LINK_PERMANENT)) {
          end(play, card);
          return true;
        }
      }
    }
    return false;
  }

  /** A Plot on the table of which nothing works any more is discarded (R3.1.7). */
  private static boolean spent(Play play) {
    var game = play.game();
    for (int seat : game.playing()) {
      for (int card : game.seat(seat).in(Zone.TABLE)) {
        if (isSpent(game, card)) {
          discard(play, card);
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isSpent(Game game, int card) {
    if (game.card(card).link() != 0) {
      return false;
    }
    for (var ability : game.printed(card).text().abilities()) {
      if (!endsByItself(ability)) {
        return false;
      }
    }
    for (var applied : game.inForce().applied()) {
      if (applied.source() == card) {
        return false;
      }
    }
    return true;
  }

  /** Whether the ability does nothing more once what its play has put in force is over. */
  private static boolean endsByItself(Ability ability) {
    if (!(ability instanceof Ability.Played played)) {
      return false;
    }
    for (var effect : played.effects()) {
      if (effect instanceof Effect.MoveCard move && move.to() == To.BEFORE_YOU) {
        return false;
      }
    }
    return true;
  }

  private static void discard(Play play, int card) {
    var holder = new Seat(play.game().card(card).holder());
    play.emit(new Event.Discarded(holder, new CardId(card), DiscardReason.OVER));
  }
}
