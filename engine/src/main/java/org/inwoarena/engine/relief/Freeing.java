package org.inwoarena.engine.relief;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.turn.Tokens;

/** Tokens that take Zaps off a player, or a Paralysis off a Group (R3.8.7, R3.8.5). */
public final class Freeing {

  private static final String ZAP = "Zap!";

  private Freeing() {}

  /** An own Illuminati token removes all Zaps from one player, oneself or another (R3.8.7). */
  public static Optional<Objection> removeZaps(Play play, int seat, Seat from) {
    var game = play.game();
    if (from.index() >= game.seats().size() || zaps(game, from.index()).isEmpty()) {
      return Optional.of(Objection.NOT_ZAPPED);
    }
    var objection = payerObjection(game, seat, game.seat(seat).illuminati());
    if (objection.isEmpty()) {
      pay(play, seat, new CardId(game.seat(seat).illuminati()));
      zaps(game, from.index()).forEach(zap -> discard(play, zap));
    }
    return objection;
  }

  /** Zaps lie on an Illuminati. */
  private static List<Integer> zaps(Game game, int seat) {
    return lyingOn(game, game.seat(seat).illuminati()).stream()
        .filter(card -> game.printed(card).facts().keyword().filter(ZAP::equals).isPresent())
        .toList();
  }

  /** A token of its master, or of any Illuminati, frees a paralyzed Group. */
  public static Optional<Objection> free(Play play, int seat, Command.FreeGroup command) {
    var game = play.game();
    var group = command.group().value();
    if (!game.roster().has(group) || !Plight.isParalyzed(game, group)) {
      return Optional.of(Objection.NOT_PARALYZED);
    }
    var payer = command.payer().value();
    var objection =
        payers(game, seat, group).contains(payer)
            ? payerObjection(game, seat, payer)
            : Optional.of(Objection.CANNOT_FREE);
    if (objection.isEmpty()) {
      pay(play, seat, command.payer());
      lyingOn(game, group).stream()
          .filter(card -> Plight.isParalysis(game, card))
          .forEach(card -> discard(play, card));
    }
    return objection;
  }

  private static List<Integer> payers(Game game, int seat, int group) {
    var payers = new ArrayList<>(List.of(game.seat(seat).illuminati()));
    var master = game.card(group).spot().master();
    if (game.card(group).holder() == seat && master != payers.getFirst()) {
      payers.add(master);
    }
    return payers;
  }

  private static Optional<Objection> payerObjection(Game game, int seat, int payer) {
    return Anytime.objection(game, seat)
        .or(() -> Tokens.objection(game, payer))
        .or(
            () ->
                Tokens.isDeclared(game, payer)
                    ? Optional.of(Objection.LEADER_IS_DECLARED)
                    : Optional.empty());
  }

  private static List<Integer> lyingOn(Game game, int card) {
    return game.inForce().sources().stream()
        .filter(source -> game.card(source).link() == card)
        .toList();
  }

  private static void pay(Play play, int seat, CardId payer) {
    play.emit(new Event.TokensSpent(new Seat(seat), List.of(payer), Spending.REMOVAL));
  }

  private static void discard(Play play, int card) {
    var holder = new Seat(play.game().card(card).holder());
    play.emit(new Event.LinkChanged(new CardId(card), Event.LinkChange.ENDED));
    play.emit(new Event.Discarded(holder, new CardId(card), DiscardReason.OVER));
  }

  /** What the player could remove or free now. */
  public static void families(Game game, int seat, Moves moves) {
    if (game.inForce().sources().isEmpty()) {
      return;
    }
    var illuminati = game.seat(seat).illuminati();
    var zapped =
        game.playing().stream().filter(player -> !zaps(game, player).isEmpty()).toList();
    if (payerObjection(game, seat, illuminati).isEmpty()) {
      moves.add("remove-zaps", "player", Moves.seats(zapped));
    }
    for (var player : game.playing()) {
      for (var id : game.seat(player).in(Zone.STRUCTURE).ids()) {
        if (Plight.isParalyzed(game, id.value())) {
          var payers = payers(game, seat, id.value());
          payers.removeIf(payer -> payerObjection(game, seat, payer).isPresent());
          moves.add(
              "free-group",
              Map.of("group", Moves.card(id.value()), "payer", Moves.cards(payers)));
        }
      }
    }
  }
}
