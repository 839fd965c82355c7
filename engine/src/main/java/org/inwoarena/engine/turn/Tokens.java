package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Forbidden;
import org.inwoarena.engine.stats.Values;

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
   * Whether the Group leads an attack that is not committed: its token is still there but declared.
   */
  public static boolean isDeclared(Game game, int card) {
    for (var frame : game.frames()) {
      if (frame instanceof Frame.Attack attack && attack.leader() == card && !attack.committed()) {
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

  /** Whether the card's token is free to be spent: not declared for an attack (R7.3.2). */
  public static boolean maySpend(Game game, int card) {
    return !isDeclared(game, card);
  }

  /** Whether the card can get a token now (R4.6.5, R12.4.2); a captured one is another matter. */
  public static boolean mayGet(Game game, int card) {
    return !Values.isReducedToNothing(game, card)
        && !game.card(card).has(Mark.DEVASTATED)
        && !Forbidden.isBarred(game, Deed.GET_TOKEN, card);
  }

  private static void add(Game game, Pile groups, List<Integer> payers) {
    for (var i = 0; i < groups.size(); i++) {
      var group = groups.get(i);
      if (game.card(group).tokens() > 0 && !isDeclared(game, group)) {
        payers.add(group);
      }
    }
  }
}
