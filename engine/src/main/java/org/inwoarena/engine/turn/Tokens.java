package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Plight;

/** Which Groups of a player hold a token that can be spent now (6.1). */
public final class Tokens {

  private Tokens() {}

  /** Whether the card is a Group in the seat's Power Structure, the Illuminati included. */
  public static boolean isOwnGroup(Game game, int seat, int card) {
    return game.roster().has(card)
        && game.card(card).holder() == seat
        && game.card(card).zone().inStructure();
  }

  /**
   * Whether the Group leads an attack that is not committed, or was named to aid it: its token is
   * still there but declared.
   */
  public static boolean isDeclared(Game game, int card) {
    for (var frame : game.frames()) {
      if (frame instanceof Frame.Attack attack && attack.declares(card, game.card(card).holder())) {
        return true;
      }
    }
    return false;
  }

  /** Own Groups with a token that is not declared, the Illuminati first. */
  public static List<Integer> payers(Game game, int seat) {
    var payers = new ArrayList<Integer>();
    add(game, game.seat(seat).in(Zone.ILLUMINATI), payers);
    add(game, game.seat(seat).in(Zone.STRUCTURE), payers);
    return payers;
  }

  /** The same with own Resources that hold a token (R5.3.4). */
  public static List<Integer> payersWithResources(Game game, int seat) {
    var payers = payers(game, seat);
    add(game, game.seat(seat).in(Zone.RESOURCES), payers);
    return payers;
  }

  /** Why the card has no token to spend: it holds none, is paralyzed (R3.8.5) or barred. */
  public static Optional<Objection> objection(Game game, int card) {
    if (game.card(card).tokens() == 0) {
      return Optional.of(Objection.NO_TOKEN);
    }
    if (Plight.isParalyzed(game, card)) {
      return Optional.of(Objection.PARALYZED);
    }
    return Permissions.of(game, card).barring(Deed.SPEND_TOKEN).isPresent()
        ? Optional.of(Objection.BARRED_BY_CARD)
        : Optional.empty();
  }

  /** Whether the card's token is free to be spent: not declared for an attack (R7.3.2). */
  public static boolean maySpend(Game game, int card) {
    return !isDeclared(game, card) && objection(game, card).isEmpty();
  }

  /** Whether the card can get a token now; a captured one is another matter (R8.6.6). */
  public static boolean mayGet(Game game, int card) {
    return Plight.holdsTokens(game, card)
        && Permissions.of(game, card).barring(Deed.GET_TOKEN).isEmpty();
  }

  private static void add(Game game, Pile groups, List<Integer> payers) {
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      if (maySpend(game, group)) {
        payers.add(group);
      }
    }
  }
}
