package org.inwoarena.engine.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Side;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Pile;
import org.inwoarena.engine.state.Spot;
import org.inwoarena.engine.state.Zone;

/** One player's Power Structure as a tree on a square grid (R4.8.6). */
public final class Structure {

  private static final Side[] SIDES = Side.values();

  /** A word that gives a Group an arrow on a side: {@code arrow-left}. */
  private static final String ARROW = "arrow-";

  private static final int NO_CARD = 0;

  private Structure() {}

  /** The Illuminati of a player and all Groups it controls (R19.2.11). */
  public static List<Integer> groups(Game game, int seat) {
    var groups = new ArrayList<Integer>();
    groups.add(game.seat(seat).illuminati());
    game.seat(seat).in(Zone.STRUCTURE).ids().forEach(id -> groups.add(id.value()));
    return groups;
  }

  /** The direct puppets of a Group, in the order in which they came. */
  public static List<Integer> puppets(Game game, int master) {
    var all = game.seat(game.card(master).holder()).in(Zone.STRUCTURE);
    var found = new ArrayList<Integer>(4);
    for (var i = 0; i < all.size(); i++) {
      if (game.card(all.get(i)).spot().master() == master) {
        found.add(all.get(i));
      }
    }
    return found;
  }

  /** Whether the Group controls no other. */
  public static boolean hasNoPuppet(Game game, int master) {
    var all = game.seat(game.card(master).holder()).in(Zone.STRUCTURE);
    for (var i = 0; i < all.size(); i++) {
      if (game.card(all.get(i)).spot().master() == master) {
        return false;
      }
    }
    return true;
  }

  /** A Group and all it controls, masters before their puppets. */
  public static List<Integer> branch(Game game, int root) {
    var branch = new ArrayList<Integer>();
    branch.add(root);
    for (var i = 0; i < branch.size(); i++) {
      branch.addAll(puppets(game, branch.get(i)));
    }
    return branch;
  }

  /** The same branch as events name it. */
  public static List<CardId> branchIds(Game game, int root) {
    return branch(game, root).stream().map(CardId::new).toList();
  }

  /** Whether the card is the Group or hangs somewhere below it. */
  public static boolean inBranch(Game game, int root, int card) {
    for (var at = card; at != 0; at = game.card(at).spot().master()) {
      if (at == root) {
        return true;
      }
    }
    return false;
  }

  /** Steps of control from the Illuminati: 0 for it, 1 for its puppets (R8.4.3). */
  public static int steps(Game game, int card) {
    var steps = 0;
    for (var at = game.card(card).spot().master(); at != 0; at = game.card(at).spot().master()) {
      steps++;
    }
    return steps;
  }

  /** Whether the Group has a printed arrow that points this way as it lies now. */
  public static boolean hasArrow(Game game, int master, Side side) {
    return hasArrow(game, master, side, NO_CARD);
  }

  /** The same without the arrows that one Plot gives. */
  public static boolean hasArrow(Game game, int master, Side side, int lost) {
    var upright = side.turned(-game.card(master).spot().rotation());
    return hasUpright(game, master, upright, lost);
  }

  /** How many outgoing arrows a Group has: printed ones, and those Plots gave it. */
  public static int arrows(Game game, int card) {
    var count = 0;
    for (var side : SIDES) {
      if (hasUpright(game, card, side)) {
        count++;
      }
    }
    return count;
  }

  /** Whether the upright card has an outgoing arrow on that side. */
  public static boolean hasUpright(Game game, int card, Side side) {
    return hasUpright(game, card, side, NO_CARD);
  }

  private static boolean hasUpright(Game game, int card, Side side, int lost) {
    var printed = game.printed(card).facts();
    return printed.arrowsOut().contains(side)
        || (areArrowsGiven(game)
            && printed.arrowIn().filter(side::equals).isEmpty()
            && isGiven(game, card, ARROW + side.name().toLowerCase(Locale.ROOT), lost));
  }

  /** Whether a Plot has given an arrow to any Group. */
  public static boolean areArrowsGiven(Game game) {
    for (var mark : game.inForce().marked()) {
      if (mark.word().startsWith(ARROW)) {
        return true;
      }
    }
    return false;
  }

  /** An arrow lasts while the Plot that gave it is linked to the Group (17.2). */
  private static boolean isGiven(Game game, int card, String word, int lost) {
    for (var mark : game.inForce().marked()) {
      if (mark.card() == card && mark.word().equals(word) && mark.source() != lost) {
        var source = game.card(mark.source());
        if (source.link() == card && !source.has(Mark.LINK_ASLEEP)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether an arrow points this way and the cell it points to is free (R4.8.4). */
  public static boolean isFree(Game game, int master, Side side) {
    var state = game.card(master);
    // A Group that has left its structure meanwhile holds nobody any more.
    if (!state.zone().inStructure() || !hasArrow(game, master, side)) {
      return false;
    }
    return isEmpty(
        game, state.holder(), state.spot().x() + side.dx(), state.spot().y() + side.dy());
  }

  /** The directions of all free arrows of a Group, clockwise from the top. */
  public static List<Side> freeSides(Game game, int master) {
    var free = new ArrayList<Side>(4);
    for (var side : SIDES) {
      if (isFree(game, master, side)) {
        free.add(side);
      }
    }
    return free;
  }

  /** Whether the Group has a free arrow (R8.1.2). */
  public static boolean hasFreeArrow(Game game, int master) {
    for (var side : SIDES) {
      if (isFree(game, master, side)) {
        return true;
      }
    }
    return false;
  }

  /** The spot of a card on its master's arrow that points this way (R4.8.3). */
  public static Spot spot(Game game, int card, int master, Side side) {
    var at = game.card(master).spot();
    var rotation = game.printed(card).turnsToFace(side.opposite());
    return new Spot(master, side, rotation, at.x() + side.dx(), at.y() + side.dy());
  }

  private static boolean isEmpty(Game game, int seat, int x, int y) {
    if (x == 0 && y == 0) {
      return false;
    }
    Pile all = game.seat(seat).in(Zone.STRUCTURE);
    for (var i = 0; i < all.size(); i++) {
      var spot = game.card(all.get(i)).spot();
      if (spot.x() == x && spot.y() == y) {
        return false;
      }
    }
    return true;
  }
}
