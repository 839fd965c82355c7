package org.inwoarena.engine.random;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.inwoarena.engine.Board;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.coverage.Clauses;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Events;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Printed;
import org.inwoarena.engine.state.Roster;
import org.junit.jupiter.api.Test;

/**
 * Nothing a viewer gets depends on what he may not know: hidden cards are dealt anew among
 * themselves, and views, prompts and log lines stay equal to the byte.
 */
class RedealTest {

  private static final int GAMES = Integer.getInteger("arena.random.games", 200);
  private static final int ONE_IN = 40;

  private final Engine engine = new Engine(Board.CATALOGUE);
  private final ObjectMapper json = Events.mapper();
  private int compared;

  @Test
  @Clauses({"R2.5.2", "R19.2.12"})
  void hiddenCardsDoNotShow() {
    var seed = StartSeed.start("redeal");
    var random = new Random(seed);
    for (var i = 0; i < GAMES; i++) {
      var played = new RandomGame(engine, seed + i);
      var earlier = new ArrayList<Earlier>();
      played.play(
          (game, prompt, player) -> {
            earlier.forEach(before -> compareLog(before, game, played.journal(), random));
            earlier.clear();
            if (random.nextInt(ONE_IN) == 0) {
              compare(game, -1, random);
              compare(game, random.nextInt(2), random);
              earlier.add(new Earlier(game, played.journal().size()));
            }
          });
    }
    System.out.println("redealt positions: " + compared);
    assertThat(compared).isGreaterThan(GAMES);
  }

  /** A position, and how many events led to it. */
  private record Earlier(Game game, int events) {}

  /** What one command led to is told in the same words, except of cards it made known. */
  private void compareLog(Earlier before, Game after, List<Event> journal, Random random) {
    for (var viewer = -1; viewer < after.seats().size(); viewer++) {
      var dealt = before.game();
      var redealt = redeal(dealt, after, viewer, random);
      for (var event : journal.subList(before.events(), journal.size())) {
        same(
            "log",
            engine.log(dealt, event, audience(viewer)),
            engine.log(redealt, event, audience(viewer)));
        dealt = engine.evolve(dealt, event);
        redealt = engine.evolve(redealt, event);
      }
      same("view", engine.view(after, audience(viewer)), engine.view(redealt, audience(viewer)));
    }
  }

  private static Audience audience(int viewer) {
    return viewer < 0 ? new Audience.Everybody() : new Audience.At(new Seat(viewer));
  }

  private void compare(Game game, int viewer, Random random) {
    var redealt = redeal(game, game, viewer, random);
    var audience = audience(viewer);
    same("view", engine.view(game, audience), engine.view(redealt, audience));
    same("prompts", prompts(game, viewer), prompts(redealt, viewer));
    compared++;
  }

  private void same(String what, Object dealt, Object redealt) {
    assertThat(text(redealt).equals(text(dealt)))
        .as("%s before %s and after %s", what, dealt, redealt)
        .isTrue();
  }

  private List<?> prompts(Game game, int viewer) {
    return viewer < 0 ? List.of() : engine.prompt(game, new Seat(viewer)).stream().toList();
  }

  private String text(Object value) {
    try {
      return json.writeValueAsString(value);
    } catch (JsonProcessingException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /**
   * The same position with the cards the viewer knows neither now nor later dealt anew, deck by
   * deck and back by back.
   */
  private static Game redeal(Game game, Game later, int viewer, Random random) {
    var facts = new ArrayList<Printed>();
    for (var card = 1; card <= game.roster().size(); card++) {
      facts.add(game.printed(card));
    }
    for (var seat = 0; seat < game.seats().size(); seat++) {
      for (var plots : new boolean[] {true, false}) {
        mix(game, later, viewer, seat, plots, facts, random);
      }
    }
    var roster = Roster.EMPTY;
    for (var card = 1; card <= facts.size(); card++) {
      roster = roster.with(game.roster().owner(card), List.of(facts.get(card - 1)));
    }
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

  private static void mix(
      Game game,
      Game later,
      int viewer,
      int seat,
      boolean plots,
      List<Printed> facts,
      Random random) {
    var places = new ArrayList<Integer>();
    for (var card = 1; card <= facts.size(); card++) {
      if (game.roster().owner(card) == seat
          && facts.get(card - 1).facts().kind().inPlotDeck() == plots
          && isUnknown(game, viewer, card)
          && isUnknown(later, viewer, card)) {
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
  private static boolean isUnknown(Game game, int viewer, int card) {
    var state = game.card(card);
    var own = state.holder() == viewer;
    var known = viewer < 0 ? state.seenByAll() : state.seenBy(viewer);
    return switch (state.zone()) {
      case LIST -> !own;
      case PLOT_DECK, GROUP_DECK, HAND, DISCARD, REMOVED -> !known;
      default -> false;
    };
  }
}
