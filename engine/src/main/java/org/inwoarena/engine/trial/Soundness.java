package org.inwoarena.engine.trial;

import java.util.HashSet;
import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.state.CardState;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Plight;
import org.inwoarena.engine.turn.PlotLimit;
import org.inwoarena.engine.turn.Tokens;

/** What must hold of a position however it came about. */
public final class Soundness implements Watcher {

  private static final List<Zone> LOST = List.of(Zone.DESTROYED, Zone.REMOVED);

  /** What holds between two events too. */
  static void whileThingsHappen(Game game) {
    conserved(game);
    for (var card = 1; card <= game.roster().size(); card++) {
      tokens(card, game.card(card));
    }
    layout(game);
  }

  @Override
  public void happened(Game before, List<Event> events, Game after) {
    if (after.over()) {
      Breach.unless(after.questions().isEmpty(), "somebody is asked after the end");
      return;
    }
    for (var card = 1; card <= after.roster().size(); card++) {
      heldTokens(after, card);
      link(after, card);
      Breach.unless(
          (after.cards().linked().indexOf(card) >= 0) == (after.card(card).link() != 0),
          "card %s is linked and not among the linked, or the other way round",
          card);
    }
    for (int seat : after.playing()) {
      handLimit(after, seat);
    }
    faceDown(after);
    inForce(after);
    frames(after);
    asked(after);
  }

  /** What lies face down lies under a card in play of the same player. */
  private static void faceDown(Game game) {
    for (var seat = 0; seat < game.seats().size(); seat++) {
      for (int card : game.seat(seat).in(Zone.FACE_DOWN)) {
        var above = game.card(game.card(card).spot().master());
        Breach.unless(
            above.zone() == Zone.RESOURCES && above.holder() == seat,
            "card %s lies face down under %s",
            new CardId(card),
            above);
      }
    }
  }

  /** Every card lies in exactly one place, the one its state names (R2.5.4). */
  private static void conserved(Game game) {
    var seen = new int[game.roster().size() + 1];
    for (var seat = 0; seat < game.seats().size(); seat++) {
      for (var zone : Zone.values()) {
        var pile = game.seat(seat).in(zone);
        for (var place = 0; place < pile.size(); place++) {
          var card = pile.get(place);
          seen[card]++;
          var state = game.card(card);
          Breach.unless(
              state.zone() == zone && state.holder() == seat,
              "card %s lies in %s of seat %s and is said to be %s",
              card,
              zone,
              seat,
              state);
        }
      }
    }
    for (var card = 1; card < seen.length; card++) {
      Breach.unless(seen[card] == 1, "card %s lies in %s places", card, seen[card]);
    }
  }

  private static void tokens(int card, CardState state) {
    Breach.unless(state.tokens() >= 0, "card %s holds %s tokens", card, state.tokens());
    var may =
        state.zone().inStructure() || state.zone() == Zone.LIFTED || state.zone() == Zone.RESOURCES;
    Breach.unless(may || state.tokens() == 0, "card %s holds tokens: %s", card, state);
  }

  /** A Group that cannot hold tokens has none (R4.6.4, R12.4.1), but for those declared. */
  private static void heldTokens(Game game, int card) {
    var state = game.card(card);
    if (state.zone().inStructure() && state.tokens() > 0) {
      Breach.unless(
          Plight.holdsTokens(game, card) || Tokens.isDeclared(game, card),
          "card %s cannot hold its tokens: %s",
          card,
          state);
    }
  }

  /** No two Groups overlap, and each hangs on an arrow of its master (R4.8.3, R4.8.4). */
  private static void layout(Game game) {
    for (var seat = 0; seat < game.seats().size(); seat++) {
      var cells = new HashSet<Long>();
      if (!game.seat(seat).in(Zone.ILLUMINATI).isEmpty()) {
        cells.add(0L);
      }
      for (int card : game.seat(seat).in(Zone.STRUCTURE)) {
        var spot = game.card(card).spot();
        var cell = ((long) spot.x() << 32) ^ (spot.y() & 0xFFFFFFFFL);
        Breach.unless(cells.add(cell), "card %s lies on another: %s", new CardId(card), spot);
        hangs(game, seat, card);
      }
    }
  }

  private static void hangs(Game game, int seat, int card) {
    var spot = game.card(card).spot();
    var master = spot.master();
    Breach.unless(
        game.roster().has(master)
            && game.card(master).zone().inStructure()
            && game.card(master).holder() == seat,
        "card %s hangs on no Group of its player: %s",
        card,
        spot);
    Breach.unless(
        Structure.hasArrow(game, master, spot.side()),
        "card %s hangs on no arrow: %s of %s",
        card,
        spot,
        game.card(master));
    Breach.unless(
        Structure.spot(game, card, master, spot.side()).equals(spot),
        "card %s does not lie where its arrow points: %s",
        card,
        spot);
  }

  /**
   * A link that works joins two cards in play; permanent changes work on for a destroyed Group.
   * Only a Group remembers a link out of play (17.1, 17.2, R4.3.9, R17.3.2).
   */
  private static void link(Game game, int card) {
    var state = game.card(card);
    var sleeps = state.has(Mark.LINK_ASLEEP);
    var lasts = state.has(Mark.LINK_PERMANENT);
    if (state.link() == 0) {
      Breach.unless(!sleeps && !lasts, "card %s has marks of a link and none: %s", card, state);
      return;
    }
    Breach.unless(game.roster().has(state.link()), "card %s is linked to none: %s", card, state);
    Breach.unless(
        state.zone().inPlay() || (sleeps && game.printed(card).isGroup()),
        "card %s is linked and out of play: %s",
        card,
        state);
    var to = game.card(state.link()).zone();
    var works = to.inPlay() || to == Zone.ATTACKED || (lasts && LOST.contains(to));
    Breach.unless(works || sleeps, "card %s is linked to a card in %s: %s", card, to, state);
  }

  /** Too many Plots outside the own turn are being reduced (R3.4.3). */
  private static void handLimit(Game game, int seat) {
    Breach.unless(
        seat == game.progress().active()
            || game.progress().active() < 0
            || !PlotLimit.isExceeded(game, seat)
            || game.frames().contains(new Frame.Reduce(seat, Frame.Surplus.PLOTS)),
        "seat %s holds too many Plots",
        seat);
  }

  private static void inForce(Game game) {
    var sources = new HashSet<Integer>();
    for (int source : game.inForce().sources().cards()) {
      Breach.unless(sources.add(source), "card %s is in force twice", source);
      Breach.unless(
          game.card(source).zone().inPlay(),
          "card %s is in force and out of play: %s",
          source,
          game.card(source));
    }
  }

  /** The stack rests on the setup or a turn, and every frame names what exists. */
  private static void frames(Game game) {
    Breach.unless(!game.frames().isEmpty(), "nothing is under way");
    var bottom = game.frames().getFirst();
    Breach.unless(
        bottom instanceof Frame.Setup || bottom instanceof Frame.Turn,
        "the stack rests on %s",
        bottom);
    for (var frame : game.frames()) {
      switch (frame) {
        case Frame.Use use -> game.ability(use.origin());
        case Frame.Attack attack ->
            Breach.unless(
                game.roster().has(attack.leader()) && game.roster().has(attack.target()),
                "an attack without its cards: %s",
                attack);
        default -> {
          // Names no card, or a card that may have gone.
        }
      }
    }
  }

  private static void asked(Game game) {
    var seats = new HashSet<Integer>();
    for (var question : game.questions()) {
      var seat = question.seat().index();
      Breach.unless(seats.add(seat), "seat %s is asked twice", seat);
      Breach.unless(!game.seat(seat).eliminated(), "seat %s is out and asked", seat);
    }
  }
}
