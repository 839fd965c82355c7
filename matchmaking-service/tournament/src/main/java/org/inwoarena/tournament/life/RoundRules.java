package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.invalid;
import static org.inwoarena.tournament.life.Objection.unknown;

import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.inwoarena.tournament.format.MatchTerms;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Plain;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Round.Stage;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.life.Command.CloseRound;
import org.inwoarena.tournament.life.Command.PairRound;
import org.inwoarena.tournament.life.Command.ReportGame;
import org.inwoarena.tournament.life.Command.ReportNoShow;
import org.inwoarena.tournament.life.Command.Rounding;
import org.inwoarena.tournament.life.Command.StartTable;
import org.inwoarena.tournament.life.Entrant.Status;

/** Rounds and results. */
final class RoundRules {

  private final Case one;
  private final RoundPairing pairing;

  RoundRules(Case one, RoundPairing pairing) {
    this.one = one;
    this.pairing = pairing;
  }

  void decide(Rounding command) {
    switch (command) {
      case PairRound(long seed) -> pair(seed);
      case StartTable(TableId table) -> startTable(table);
      case ReportGame(TableId table, int number, Optional<Game> counts) ->
          game(table, number, counts);
      case ReportNoShow(TableId table, Set<Side> absent) -> noShow(table, absent);
      case CloseRound close -> closeRound();
    }
  }

  private void pair(long seed) {
    one.organiser();
    one.playing();
    var event = one.event();
    one.require(
        event.play().current().isEmpty(),
        conflict("round-open", "The round before is not over: %s.".formatted(waitingFor())));
    one.require(!event.play().floor().paused(), conflict("paused", "The event is paused."));
    one.require(
        event.inBracket() || event.play().tableRounds() < event.play().rounds(),
        conflict("no-round-left", "All rounds are played."));
    if (one.clean()) {
      pairing.pair(one, seed);
    }
  }

  /** What the round under way waits for. */
  private String waitingFor() {
    var play = one.event().play();
    var open =
        play.current().stream()
            .flatMap(round -> play.history().open(round.number()).stream())
            .map(table -> String.valueOf(table.number()))
            .collect(Collectors.joining(", "));
    return open.isEmpty() ? "it has not been closed" : "no result at table " + open;
  }

  private void startTable(TableId id) {
    one.platform();
    open(id);
    one.require(
        !one.event().play().floor().series(id).isRunning(),
        conflict("table-started", "A game of this table is being played."));
    if (one.clean()) {
      switch (one.event().next(id, one.at())) {
        case MatchTerms.Play more -> one.happens(new Fact.TableStarted(id));
        case MatchTerms.Over over -> played(id);
      }
    }
  }

  private void game(TableId id, int number, Optional<Game> counts) {
    one.platform();
    open(id);
    var series = one.event().play().floor().series(id);
    one.require(
        series.isRunning() && number == series.begun(),
        conflict("game-unknown", "That game is not being played."));
    if (one.clean()) {
      one.happens(new Fact.GameOver(id, counts));
      var nobodyCame = counts.filter(game -> game.score() == GameScore.NOBODY).isPresent();
      var over = one.event().next(id, one.at()) instanceof MatchTerms.Over;
      if (nobodyCame) {
        settle(id);
      } else if (over) {
        played(id);
      }
    }
  }

  /** No further game for those who no longer come; without a winner a bracket has two losers. */
  private void settle(TableId id) {
    if (one.event().next(id, Instant.MAX) instanceof MatchTerms.Over) {
      played(id);
    } else {
      report(id, new Result.DoubleForfeit());
    }
  }

  private void played(TableId id) {
    report(id, new Played(one.event().play().floor().series(id).games()));
  }

  private void report(TableId id, Plain result) {
    one.happens(new Fact.Reported(new Entry(id.round(), id.table(), result)));
  }

  private void noShow(TableId id, Set<Side> absent) {
    one.require(
        one.by() instanceof Actor.Platform || one.event().staff().judges(one.by()),
        Objection.forbidden("judge-only", "Only a judge or the clock says who is absent."));
    open(id);
    var play = one.event().play();
    one.require(!absent.isEmpty(), invalid("nobody-absent", "At least one side is absent."));
    if (one.by() instanceof Actor.Person) {
      graceOver(id);
    }
    if (one.clean()) {
      var result =
          absent.size() == 2
              ? new Result.DoubleForfeit()
              : new Result.Forfeit(absent.iterator().next());
      report(id, result);
      absent.stream().sorted().forEach(side -> missed(id, side));
    }
  }

  /**
   * Whether people may say already that somebody did not come. The host of a match waits by its own
   * clock, so what it reports has had its time.
   */
  private void graceOver(TableId id) {
    var floor = one.event().play().floor();
    one.require(!floor.paused(), conflict("paused", "The event is paused."));
    one.require(
        floor.series(id).begun() == 0,
        conflict("table-started", "The match of this table has begun."));
    var grace = one.event().settings().attendance().grace();
    one.require(
        !one.at().isBefore(floor.began().getOrDefault(id.round(), one.at()).plus(grace)),
        conflict("grace", "There is still time to come."));
  }

  /** The penalty grows with every no-show; after too many the player is out (duty 10). */
  private void missed(TableId id, Side side) {
    var who = one.event().play().table(id).orElseThrow().at(side);
    var attendance = one.event().settings().attendance();
    var total = one.event().roster().find(who).orElseThrow().noShows().total() + 1;
    one.happens(new Fact.NoShow(who, id.round(), total, attendance.ban(total)));
    var entrant = one.event().roster().find(who).orElseThrow();
    if (entrant.noShows().here() >= attendance.dropAfter() && entrant.status() == Status.SEATED) {
      one.happens(new Fact.Dropped(who, "did not come too often"));
    }
  }

  private void closeRound() {
    one.organiser();
    one.playing();
    var play = one.event().play();
    var current = play.current();
    one.require(current.isPresent(), conflict("no-round", "No round is being played."));
    var missing = current.stream().flatMap(r -> play.history().open(r.number()).stream()).toList();
    one.require(
        missing.isEmpty(),
        conflict("results-missing", "The round is not over: %s.".formatted(waitingFor())));
    if (one.clean()) {
      var round = current.orElseThrow();
      if (round.stage() == Stage.TABLE) {
        var standings = one.event().ranking().after(round.number(), play.history());
        one.happens(new Fact.StandingsKept(standings));
      }
      one.happens(new Fact.RoundClosed(round.number()));
      Ending.check(one);
    }
  }

  /** A table of the round under way that has no result. */
  private void open(TableId id) {
    one.playing();
    var play = one.event().play();
    var now = play.current().filter(round -> round.number() == id.round());
    if (play.table(id).isEmpty()) {
      one.object(unknown("table-unknown", "There is no " + id + "."));
      return;
    }
    one.require(now.isPresent(), conflict("round-over", "That round is over."));
    one.require(
        play.history().inForce(id.round(), id.table()).isEmpty(),
        conflict("result-known", "This table has a result; a judge can correct it."));
  }
}
