package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.forbidden;
import static org.inwoarena.tournament.life.Objection.invalid;
import static org.inwoarena.tournament.life.Objection.unknown;

import java.util.List;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Plain;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Result.Ruled;
import org.inwoarena.tournament.history.Round.Stage;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Command.Rule;

/**
 * A judge decides a table or corrects it. What was reported stays in the history; standings are
 * kept anew from the round of the correction on, and no earlier ones (duty 8).
 */
final class Ruling {

  private final Case one;

  Ruling(Case one) {
    this.one = one;
  }

  void decide(Rule rule) {
    one.reason(rule.reason());
    one.phase(
        "while the event is played, or before it is archived",
        List.of(Phase.Playing.class, Phase.Finished.class));
    var table = one.event().play().table(rule.table());
    if (table.isEmpty()) {
      one.object(unknown("table-unknown", "There is no " + rule.table() + "."));
      return;
    }
    one.require(
        !(one.by() instanceof Actor.Person(var id) && table.get().players().contains(id)),
        forbidden("own-table", "Nobody judges his own match."));
    inLength(rule);
    if (stage(rule.table()) == Stage.BRACKET) {
      inBracket(rule, table.get());
    }
    if (one.clean()) {
      correct(rule);
    }
  }

  /** No more games than make a match; in a bracket one more can decide. */
  private void inLength(Rule rule) {
    var most =
        one.event().settings().length().most() + (stage(rule.table()) == Stage.BRACKET ? 1 : 0);
    one.require(
        !(rule.verdict() instanceof Played(var games) && games.size() > most),
        invalid("too-many-games", "A match has " + most + " games at most here."));
  }

  private void inBracket(Rule rule, Table table) {
    one.require(
        rule.verdict() instanceof DoubleForfeit || hasWinner(rule.verdict()),
        invalid("no-winner", "A match of a bracket has a winner, or both forfeit it."));
    var later = one.event().play().history().rounds().size() > rule.table().round();
    one.require(
        !later || sameWinner(rule, table),
        conflict("played-on", "The bracket has been played on from this match."));
  }

  private boolean sameWinner(Rule rule, Table table) {
    var before =
        one.event().play().history().inForce(rule.table().round(), table.number()).orElseThrow();
    return BracketResults.winner(before.counted()).equals(BracketResults.winner(rule.verdict()));
  }

  private void correct(Rule rule) {
    var id = rule.table();
    var ruled = new Ruled(rule.verdict(), rule.reason(), one.author().value());
    one.happens(new Fact.RuledOn(new Entry(id.round(), id.table(), ruled)));
    for (var kept : one.event().play().kept()) {
      if (kept.round() >= id.round()) {
        var history = one.event().play().history();
        one.happens(new Fact.StandingsKept(one.event().ranking().after(kept.round(), history)));
      }
    }
    switch (one.event().phase()) {
      case Phase.Finished finished -> again();
      case Phase.Cut cut -> Ending.cutAgain(one);
      default -> Ending.check(one);
    }
  }

  private void again() {
    var unfinished = one.event().bracket().filter(bracket -> !bracket.over()).isPresent();
    one.happens(unfinished ? new Fact.Reopened() : new Fact.Finished(Ending.places(one.event())));
  }

  private Stage stage(TableId id) {
    return one.event().play().history().round(id.round()).orElseThrow().stage();
  }

  private static boolean hasWinner(Plain verdict) {
    return BracketResults.winner(verdict).isPresent();
  }
}
