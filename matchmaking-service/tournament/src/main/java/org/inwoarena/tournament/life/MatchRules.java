package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.forbidden;
import static org.inwoarena.tournament.life.Objection.invalid;
import static org.inwoarena.tournament.life.Objection.unknown;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Entrant.Status;

/** What judges do to a match while it is played, and who may see all of it. */
final class MatchRules {

  private static final Duration LONGEST_EXTENSION = Duration.ofHours(2);

  /** Who has one of these plays here, or might again. */
  private static final Set<Status> PLAYERS =
      Set.of(Status.SEATED, Status.WAITING, Status.DROPPED, Status.DISQUALIFIED);

  private final Case one;

  MatchRules(Case one) {
    this.one = one;
  }

  void judge(Command.JudgeMatch asked) {
    one.reason(asked.reason());
    one.playing();
    amount(asked.act());
    known(asked.match());
    asked
        .match()
        .ifPresent(
            match -> {
              one.require(!match.over(), conflict("match-over", "The match is over."));
              atTheTable(match.table(), asked.act().players());
              stopping(match.id(), asked.act());
              if (one.clean()) {
                happens(asked, match);
              }
            });
  }

  private void happens(Command.JudgeMatch asked, PlayedMatch match) {
    var stoppedAt = one.event().play().floor().stoppedAt(match.id());
    one.happens(
        new Fact.MatchJudged(
            asked.id(),
            match.table(),
            match.id(),
            asked.act(),
            asked.reason(),
            one.author(),
            Optional.of(one.at())));
    if (asked.act() instanceof MatchAct.Resume) {
      stoppedAt.ifPresent(
          since -> LostTime.giveBack(one, match.table(), since, "The match was paused."));
    }
  }

  private void known(Optional<PlayedMatch> match) {
    if (match.isEmpty()) {
      one.object(unknown("match-unknown", "There is no such match at this event."));
    }
  }

  private void amount(MatchAct act) {
    if (act instanceof MatchAct.Extend(var player, var by)) {
      one.require(
          by.isPositive() && by.compareTo(LONGEST_EXTENSION) <= 0,
          invalid("extension", "An extension gives up to two hours."));
    }
    if (act instanceof MatchAct.Rewind(var to)) {
      one.require(to >= 0, invalid("sequence-number", "A journal begins at 1."));
    }
  }

  private void atTheTable(TableId id, List<EntrantId> named) {
    var players = one.event().play().table(id).orElseThrow().players();
    one.require(
        !(one.by() instanceof Actor.Person(var who) && players.contains(who)),
        forbidden("own-table", "Nobody judges his own match."));
    one.require(
        players.containsAll(named),
        invalid("not-at-this-table", "Somebody named does not play in this match."));
  }

  private void stopping(String match, MatchAct act) {
    var floor = one.event().play().floor();
    if (act instanceof MatchAct.Pause || act instanceof MatchAct.Resume) {
      one.require(!floor.paused(), conflict("paused", "The whole event is paused."));
    }
    if (act instanceof MatchAct.Pause) {
      one.require(
          !floor.stopped().contains(match), conflict("match-paused", "The match is paused."));
    }
    if (act instanceof MatchAct.Resume) {
      one.require(
          floor.stopped().contains(match), conflict("not-paused", "The match is not paused."));
    }
  }

  /** While a match is played only judges who do not play here see it; afterwards any judge does. */
  void watch(Command.WatchMatch asked) {
    known(asked.match());
    asked
        .match()
        .ifPresent(
            match -> {
              if (!(match.over() && asked.anyJudge())) {
                one.judge();
              }
              one.require(
                  match.over() || !playsHere(),
                  forbidden("plays-here", "Who plays at this event does not see hidden cards."));
              if (one.clean()) {
                one.happens(new Fact.MatchWatched(match.table(), match.id(), one.author()));
              }
            });
  }

  private boolean playsHere() {
    return one.by() instanceof Actor.Person(var who)
        && one.event()
            .roster()
            .find(who)
            .map(Entrant::status)
            .filter(PLAYERS::contains)
            .isPresent();
  }
}
