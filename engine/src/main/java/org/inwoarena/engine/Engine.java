package org.inwoarena.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.Prompt;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.attack.Strength;
import org.inwoarena.engine.chance.Chance;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.evolve.Evolver;
import org.inwoarena.engine.flow.Deciding;
import org.inwoarena.engine.flow.Flow;
import org.inwoarena.engine.flow.Prompting;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Values;
import org.inwoarena.engine.use.Listening;
import org.inwoarena.engine.victory.Goals;
import org.inwoarena.engine.view.LogWriter;
import org.inwoarena.engine.view.Refusals;
import org.inwoarena.engine.view.Views;

/** The rules of the game behind one door. Stateless and safe to share. */
public final class Engine {

  /** The version games pin; it grows when recorded games would be decided differently. */
  public static final String VERSION = "2";

  private static final int FEWEST_PLAYERS = 2;
  private static final int MOST_PLAYERS = 6;

  private final Catalogue catalogue;
  private final Evolver evolver;

  /** An engine that knows the cards of a catalogue. */
  public Engine(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.evolver = new Evolver(catalogue);
  }

  /**
   * Starts a game.
   *
   * @throws IllegalArgumentException if the decks cannot be played or the rule set is not built
   */
  public Decision.Accepted start(GameSetup setup) {
    check(setup);
    var play = new Play(evolver, Engine::noChance, Game.empty(), Listening::hear);
    play.emit(
        new Event.GameStarted(
            setup.ruleSet().at(setup.decks().size()),
            setup.cards(),
            catalogue.hash(),
            VERSION,
            setup.decks(),
            setup.commitments(),
            setup.starter()));
    Flow.advance(play, Optional.empty());
    return new Decision.Accepted(play.events(), play.game());
  }

  /** Decides a command: what happens, or why not. */
  public Decision decide(Game game, Action action, Chance chance) {
    var play = new Play(evolver, chance, game, Listening::hear);
    var objection = Deciding.carryOut(play, action.seat(), action.prompt(), action.command());
    if (objection.isPresent()) {
      return new Decision.Refused(
          Refusals.of(objection.get(), game, action.seat(), action.command()));
    }
    Flow.advance(play, action.seat());
    return new Decision.Accepted(play.events(), play.game());
  }

  /** The game after an event. Starts from {@link Game#empty()}; draws nothing. */
  public Game evolve(Game game, Event event) {
    return evolver.apply(game, event);
  }

  /** The open prompts in seat order. */
  public List<Prompt> prompts(Game game) {
    var prompts = new ArrayList<Prompt>(game.questions().size());
    for (var question : game.questions()) {
      prompts.add(Prompting.prompt(game, question));
    }
    return prompts;
  }

  /** The open prompt of a seat. */
  public Optional<Prompt> prompt(Game game, Seat seat) {
    return game.question(seat).map(question -> Prompting.prompt(game, question));
  }

  /** What an audience sees, by entity key. */
  public SortedMap<String, Entity> view(Game game, Audience audience) {
    return Views.of(game, audience);
  }

  /**
   * The log lines of one event for one audience.
   *
   * @param before the game the event happened to
   */
  public List<LogEntry> log(Game before, Event event, Audience audience) {
    return LogWriter.lines(before, event, audience);
  }

  /** The strength of the attack under way, term by term. */
  public Optional<List<Term>> explain(Game game) {
    return game.attack().map(attack -> Strength.terms(game, attack));
  }

  /** A number of a card, term by term: what is printed, and what each card makes of it. */
  public List<Term> explain(Game game, CardId card, Ability.Value value) {
    return Values.explain(game, card.value(), value);
  }

  /**
   * What a Goal counts for a player, card by card.
   *
   * @param goal its name in a claim
   */
  public List<Term> explain(Game game, Seat seat, String goal) {
    return Goals.explain(game, seat.index(), goal);
  }

  /** The result, once the game is over. */
  public Optional<Entity.Result> result(Game game) {
    return game.result();
  }

  private static Chance.Draw noChance(String stream, String nonces, long counter, int bound) {
    throw new IllegalStateException("nothing is drawn before the nonces");
  }

  private void check(GameSetup setup) {
    var players = setup.decks().size();
    if (players < FEWEST_PLAYERS || players > MOST_PLAYERS) {
      throw new IllegalArgumentException("2 to 6 players, not " + players + " (R1.1.1)");
    }
    if (!setup.ruleSet().unplayable().isEmpty()) {
      throw new IllegalArgumentException(
          "the rule set rests on clauses not built yet: " + setup.ruleSet().unplayable());
    }
    if (setup.starter().filter(seat -> seat.index() >= players).isPresent()) {
      throw new IllegalArgumentException("nobody sits where the starter should (R1.3.12)");
    }
    setup.decks().forEach(this::check);
    checkSizes(setup);
  }

  /** All decks hold the same number of cards, in the 2002 edition a fixed one (R1.2.1, R1.2.2). */
  private static void checkSizes(GameSetup setup) {
    var rules = setup.ruleSet();
    var exact = rules.on(Switch.EXACT_DECK_SIZE);
    var size = exact ? rules.deckSize() : setup.decks().getFirst().cards().size();
    for (var deck : setup.decks()) {
      if (deck.cards().size() != size) {
        throw new IllegalArgumentException(
            "a deck of %d cards where %d are needed (%s)"
                .formatted(deck.cards().size(), size, exact ? "R1.2.2" : "R1.2.1"));
      }
    }
  }

  private void check(DeckList deck) {
    var illuminati = 0;
    for (var id : deck.cards()) {
      if (catalogue.card(id).isIlluminati()) {
        illuminati++;
      }
    }
    if (illuminati == 0) {
      throw new IllegalArgumentException("a deck without an Illuminati cannot be played (R1.3.1)");
    }
  }
}
