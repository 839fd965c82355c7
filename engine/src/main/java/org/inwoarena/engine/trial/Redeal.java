package org.inwoarena.engine.trial;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Printed;
import org.inwoarena.engine.state.Roster;

/**
 * A position with the cards a viewer knows neither then nor later dealt anew, deck by deck and back
 * by back.
 *
 * @param viewer a seat, or -1 for a spectator
 */
record Redeal(Game game, Game later, int viewer, Random random) {

  Game dealt() {
    var facts = new ArrayList<Printed>();
    for (var card = 1; card <= game.roster().size(); card++) {
      facts.add(game.printed(card));
    }
    for (var seat = 0; seat < game.seats().size(); seat++) {
      mix(seat, true, facts);
      mix(seat, false, facts);
    }
    var roster = Roster.EMPTY;
    for (var card = 1; card <= facts.size(); card++) {
      roster = roster.with(game.roster().owner(card), List.of(facts.get(card - 1)));
    }
    return with(roster);
  }

  private Game with(Roster roster) {
    return new Game(
        game.charter(),
        roster,
        game.cards(),
        game.seats(),
        game.frames(),
        game.progress(),
        game.inForce(),
        game.streams(),
        game.uniques(),
        game.questions(),
        game.asked(),
        game.result());
  }

  private void mix(int seat, boolean plots, List<Printed> facts) {
    var places = new ArrayList<Integer>();
    for (var card = 1; card <= facts.size(); card++) {
      if (game.roster().owner(card) == seat
          && facts.get(card - 1).facts().kind().inPlotDeck() == plots
          && isUnknown(game, card)
          && isUnknown(later, card)) {
        places.add(card - 1);
      }
    }
    var cards = new ArrayList<Printed>();
    places.forEach(place -> cards.add(facts.get(place)));
    Collections.shuffle(cards, random);
    for (var i = 0; i < places.size(); i++) {
      facts.set(places.get(i), cards.get(i));
    }
  }

  /** By the zones of R2.5.2, and by what was seen of the card. */
  private boolean isUnknown(Game at, int card) {
    var state = at.card(card);
    var own = state.holder() == viewer;
    var known = viewer < 0 ? state.seenByAll() : state.seenBy(viewer);
    return switch (state.zone()) {
      case LIST -> !own;
      case PLOT_DECK, GROUP_DECK, HAND, FACE_DOWN, DISCARD, REMOVED -> !known;
      default -> false;
    };
  }
}
