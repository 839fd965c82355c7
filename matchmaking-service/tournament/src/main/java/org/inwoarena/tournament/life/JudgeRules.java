package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.forbidden;
import static org.inwoarena.tournament.life.Objection.invalid;
import static org.inwoarena.tournament.life.Objection.unknown;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.format.Format.SwissWithCut;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Command.Disqualify;
import org.inwoarena.tournament.life.Command.ExtendTable;
import org.inwoarena.tournament.life.Command.ForbidPair;
import org.inwoarena.tournament.life.Command.ForcePair;
import org.inwoarena.tournament.life.Command.FreePair;
import org.inwoarena.tournament.life.Command.JudgeMatch;
import org.inwoarena.tournament.life.Command.Judging;
import org.inwoarena.tournament.life.Command.Pause;
import org.inwoarena.tournament.life.Command.Resume;
import org.inwoarena.tournament.life.Command.Rule;
import org.inwoarena.tournament.life.Command.Swap;
import org.inwoarena.tournament.life.Command.Warn;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.pairing.Couple;

/** What only a judge does, always with a reason. */
final class JudgeRules {

  private final Case one;

  JudgeRules(Case one) {
    this.one = one;
  }

  void decide(Judging command) {
    one.judge();
    switch (command) {
      case Rule rule -> new Ruling(one).decide(rule);
      case Swap(EntrantId who, EntrantId other, String reason) -> swap(who, other, reason);
      case ForcePair(EntrantId who, EntrantId other, String reason) ->
          couple(who, other, reason, new Fact.PairForced(who, other, reason, one.author()));
      case ForbidPair(EntrantId who, EntrantId other, String reason) ->
          couple(who, other, reason, new Fact.PairForbidden(who, other, reason, one.author()));
      case FreePair(EntrantId who, EntrantId other, String reason) ->
          couple(who, other, reason, new Fact.PairFreed(who, other, reason, one.author()));
      case ExtendTable(TableId table, Duration by, String reason) -> extend(table, by, reason);
      case Warn(EntrantId who, String reason) -> {
        one.reason(reason);
        takesPart(who);
        act(new Fact.Warned(who, reason, one.author()));
      }
      case Disqualify(EntrantId who, String reason) -> disqualify(who, reason);
      case JudgeMatch asked -> new MatchRules(one).judge(asked);
      case Pause(String reason) -> {
        one.reason(reason);
        one.playing();
        one.require(
            !one.event().play().floor().paused(), conflict("paused", "The event is paused."));
        act(new Fact.Paused(reason, one.author(), Optional.of(one.at())));
      }
      case Resume resume -> resume();
    }
  }

  /** Tables that still play get the time of the pause back. */
  private void resume() {
    var play = one.event().play();
    one.require(play.floor().paused(), conflict("not-paused", "Nothing is paused."));
    var since = play.floor().pausedAt();
    act(new Fact.Resumed(one.author()));
    if (one.clean() && since.isPresent()) {
      for (var round : play.current().stream().toList()) {
        for (var table : play.history().open(round.number())) {
          var id = new TableId(round.number(), table.number());
          LostTime.giveBack(one, id, since.get(), "The event was paused.");
        }
      }
    }
  }

  private void act(Fact fact) {
    if (one.clean()) {
      one.happens(fact);
    }
  }

  private void takesPart(EntrantId who) {
    if (one.event().roster().find(who).isEmpty()) {
      one.object(unknown("entrant-unknown", "There is no such player at this event."));
    }
  }

  private void disqualify(EntrantId who, String reason) {
    one.reason(reason);
    one.playing();
    takesPart(who);
    one.require(
        one.event().roster().is(who, Status.SEATED) || one.event().roster().is(who, Status.DROPPED),
        conflict("entrant-status", "This player does not take part."));
    if (one.clean()) {
      Leaving.of(one, who, new Fact.Disqualified(who, reason, one.author()));
    }
  }

  private void extend(TableId id, Duration by, String reason) {
    one.reason(reason);
    one.playing();
    one.require(by.isPositive(), invalid("extension", "An extension gives time."));
    if (one.event().play().table(id).isEmpty()) {
      one.object(unknown("table-unknown", "There is no " + id + "."));
    } else {
      one.require(
          one.event().play().history().inForce(id.round(), id.table()).isEmpty(),
          conflict("result-known", "This table is done."));
      one.require(
          one.at().isBefore(one.event().roundEnds(id)),
          conflict("round-over", "The round's time is over for this table."));
    }
    act(new Fact.TableExtended(id, by, reason, one.author()));
  }

  private void couple(EntrantId who, EntrantId other, String reason, Fact fact) {
    one.reason(reason);
    one.require(!who.equals(other), invalid("one-alone", "A pair is two players."));
    takesPart(who);
    takesPart(other);
    swissRounds();
    if (!one.clean()) {
      return;
    }
    var couple = new Couple(who.value(), other.value());
    var play = one.event().play();
    switch (fact) {
      case Fact.PairForced forced -> mayBeForced(who, other, couple);
      case Fact.PairForbidden forbidden ->
          one.require(
              !play.wishes().forced().contains(couple),
              conflict("pair-forced", "These two are to meet."));
      default ->
          one.require(
              play.wishes().forbidden().contains(couple) || play.wishes().forced().contains(couple),
              conflict("pair-free", "These two are free to meet."));
    }
    act(fact);
  }

  private void mayBeForced(EntrantId who, EntrantId other, Couple couple) {
    var wishes = one.event().play().wishes();
    one.require(
        !wishes.forbidden().contains(couple),
        conflict("pair-forbidden", "These two must not meet."));
    one.require(
        !wishes.forces(who.value()) && !wishes.forces(other.value()),
        conflict("pair-forced", "One of them already has an opponent for the next round."));
  }

  private void swissRounds() {
    var format = one.event().settings().format();
    one.require(
        (format instanceof Swiss || format instanceof SwissWithCut) && !one.event().inBracket(),
        conflict("not-swiss", "Who meets whom is settled by the format."));
  }

  private void swap(EntrantId who, EntrantId other, String reason) {
    one.reason(reason);
    one.playing();
    swissRounds();
    one.require(!who.equals(other), invalid("one-alone", "Two players change places."));
    var round = one.event().play().current();
    one.require(round.isPresent(), conflict("no-round", "No round is being played."));
    if (one.clean()) {
      var now = round.orElseThrow();
      place(now, who);
      place(now, other);
      var swapped = swapped(now, who, other);
      if (one.clean() && swapped.isPresent()) {
        one.happens(new Fact.RoundRepaired(swapped.get(), reason, one.author()));
      }
    }
  }

  private void place(Round round, EntrantId who) {
    var table = round.tableOf(who);
    if (table.isEmpty() && !round.byes().contains(who)) {
      one.object(unknown("not-paired", "Somebody is not in this round."));
    }
    table.ifPresent(
        at -> {
          var id = new TableId(round.number(), at.number());
          one.require(
              one.event().play().untouched(id),
              conflict("table-started", "The match at " + id + " has begun."));
        });
  }

  private Optional<Round> swapped(Round round, EntrantId who, EntrantId other) {
    var tables = new ArrayList<Table>();
    for (var table : round.tables()) {
      var first = changed(table.first(), who, other);
      var second = changed(table.second(), who, other);
      one.require(
          !one.event()
              .play()
              .wishes()
              .forbidden()
              .contains(new Couple(first.value(), second.value())),
          forbidden("pair-forbidden", "Then two would meet who must not."));
      tables.add(new Table(table.number(), first, second, table.slot()));
    }
    List<Alone> alone =
        round.alone().stream()
            .map(
                sole ->
                    sole.result() instanceof Bye
                        ? new Alone(changed(sole.entrant(), who, other), sole.result())
                        : sole)
            .toList();
    return one.clean()
        ? Optional.of(new Round(round.number(), round.stage(), tables, alone))
        : Optional.empty();
  }

  private static EntrantId changed(EntrantId seat, EntrantId who, EntrantId other) {
    if (seat.equals(who)) {
      return other;
    }
    return seat.equals(other) ? who : seat;
  }
}
