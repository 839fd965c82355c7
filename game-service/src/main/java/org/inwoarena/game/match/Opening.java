package org.inwoarena.game.match;

import java.util.HashSet;
import java.util.List;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.GameSetup;
import org.inwoarena.engine.chance.Seeds;
import org.inwoarena.engine.deck.DeckList;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.rules.RuleSet;

/** Whether a match may be played as ordered, and the game it begins with. */
public final class Opening {

  private Opening() {}

  /**
   * Checks the order itself.
   *
   * @throws CannotStart with the first thing that is wrong
   */
  public static void check(MatchPlan plan) {
    var created = plan.created();
    if (created.rated() && !created.ruleSet().equals(RuleSet.RATED)) {
      throw new CannotStart(
          "rated-rule-set",
          "rated matches are played under " + RuleSet.RATED + ", not " + created.ruleSet());
    }
    if (created.rated() && created.seats().size() != 2) {
      throw new CannotStart(
          "rated-seats", "rated matches have 2 seats, not " + created.seats().size());
    }
    if (created.seats().size() < 2 || created.seats().size() > 6) {
      throw new CannotStart("seats", "a match has 2 to 6 seats, not " + created.seats().size());
    }
    if (!created.cards().equals(GameSetup.CARD_TEXTS)) {
      throw new CannotStart("cards", "cards cannot act by " + created.cards() + " yet");
    }
    var players = new HashSet<String>();
    for (var seat : created.seats()) {
      if (!players.add(seat.player())) {
        throw new CannotStart("same-player", seat.handle() + " cannot sit at two seats");
      }
    }
    if (created.starter().filter(seat -> seat.index() >= created.seats().size()).isPresent()) {
      throw new CannotStart("starter", "nobody sits where the starter should");
    }
    rules(plan);
    clocks(plan);
  }

  /** What the engine begins with. */
  public static GameSetup setup(MatchPlan plan, List<DeckList> decks, Seeds seeds) {
    var setup = new GameSetup(rules(plan), plan.created().cards(), decks, seeds.commitments());
    return plan.created().starter().map(setup::startedBy).orElse(setup);
  }

  /**
   * The first events of the game.
   *
   * @throws CannotStart where the engine cannot play these decks
   */
  static List<Event> events(Engine engine, GameSetup setup) {
    try {
      return engine.start(setup).events();
    } catch (IllegalArgumentException unplayable) {
      throw new CannotStart("deck-unplayable", unplayable.getMessage());
    }
  }

  private static RuleSet rules(MatchPlan plan) {
    try {
      return RuleSet.preset(plan.created().ruleSet());
    } catch (IllegalArgumentException unknown) {
      throw new CannotStart("rule-set", unknown.getMessage());
    }
  }

  private static void clocks(MatchPlan plan) {
    try {
      plan.clockRules();
    } catch (IllegalArgumentException wrong) {
      throw new CannotStart("clocks", wrong.getMessage());
    }
  }
}
