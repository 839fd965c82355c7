package org.inwoarena.tournament.life;

import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Fact.Archived;
import org.inwoarena.tournament.life.Fact.Cancelled;
import org.inwoarena.tournament.life.Fact.CheckInOpened;
import org.inwoarena.tournament.life.Fact.CheckedIn;
import org.inwoarena.tournament.life.Fact.CutMade;
import org.inwoarena.tournament.life.Fact.DeckRegistered;
import org.inwoarena.tournament.life.Fact.Disqualified;
import org.inwoarena.tournament.life.Fact.Dropped;
import org.inwoarena.tournament.life.Fact.Finished;
import org.inwoarena.tournament.life.Fact.GameOver;
import org.inwoarena.tournament.life.Fact.JudgeAppointed;
import org.inwoarena.tournament.life.Fact.JudgeDismissed;
import org.inwoarena.tournament.life.Fact.LeftOut;
import org.inwoarena.tournament.life.Fact.MatchJudged;
import org.inwoarena.tournament.life.Fact.MatchWatched;
import org.inwoarena.tournament.life.Fact.MovedUp;
import org.inwoarena.tournament.life.Fact.NoShow;
import org.inwoarena.tournament.life.Fact.PairForbidden;
import org.inwoarena.tournament.life.Fact.PairForced;
import org.inwoarena.tournament.life.Fact.PairFreed;
import org.inwoarena.tournament.life.Fact.Paused;
import org.inwoarena.tournament.life.Fact.Published;
import org.inwoarena.tournament.life.Fact.Registered;
import org.inwoarena.tournament.life.Fact.RegistrationClosed;
import org.inwoarena.tournament.life.Fact.RegistrationOpened;
import org.inwoarena.tournament.life.Fact.Rejoined;
import org.inwoarena.tournament.life.Fact.Reopened;
import org.inwoarena.tournament.life.Fact.Reported;
import org.inwoarena.tournament.life.Fact.Resumed;
import org.inwoarena.tournament.life.Fact.Revised;
import org.inwoarena.tournament.life.Fact.RoundClosed;
import org.inwoarena.tournament.life.Fact.RoundPaired;
import org.inwoarena.tournament.life.Fact.RoundRepaired;
import org.inwoarena.tournament.life.Fact.RoundsSet;
import org.inwoarena.tournament.life.Fact.RuledOn;
import org.inwoarena.tournament.life.Fact.StandingsKept;
import org.inwoarena.tournament.life.Fact.Started;
import org.inwoarena.tournament.life.Fact.TableExtended;
import org.inwoarena.tournament.life.Fact.TableStarted;
import org.inwoarena.tournament.life.Fact.Warned;
import org.inwoarena.tournament.life.Fact.Withdrawn;
import org.inwoarena.tournament.pairing.Couple;

/** What each fact makes of an event. */
final class Evolving {

  private Evolving() {}

  static Event after(Event event, Fact fact) {
    var play = event.play();
    return switch (fact) {
      case Revised(var settings) -> event.with(settings);
      case Published f -> event.in(new Phase.Published());
      case RegistrationOpened f -> event.in(new Phase.Registration());
      case RegistrationClosed f -> event.in(new Phase.DeckRegistration());
      case CheckInOpened f -> event.in(new Phase.CheckIn());
      case Started(var rounds, var seeds) ->
          event.with(play.begun(rounds, seeds)).in(new Phase.Running());
      case RoundsSet(var rounds) -> event.with(play.begun(rounds, play.seeds()));
      case CutMade(var seeds) -> event.with(play.begun(play.rounds(), seeds)).in(new Phase.Cut());
      case Finished(var places) -> event.in(new Phase.Finished(places));
      case Reopened f ->
          event.in(event.settings().format().hasTable() ? new Phase.Cut() : new Phase.Running());
      case Archived f -> event.in(archived(event.phase()));
      case Cancelled(var notice) -> event.in(new Phase.Cancelled(notice));
      case JudgeAppointed(var judge) -> event.with(event.staff().with(judge));
      case JudgeDismissed(var judge) -> event.with(event.staff().without(judge));
      case Registered(var entrant) -> event.with(event.roster().with(entrant));
      case MovedUp(var who) -> event.with(status(event, who, Status.SEATED));
      case Withdrawn(var who) -> event.with(status(event, who, Status.WITHDRAWN));
      case LeftOut(var who) -> event.with(status(event, who, Status.LEFT_OUT));
      case DeckRegistered(var who, var deck) ->
          event.with(event.roster().with(entrant(event, who).withDeck(deck)));
      case CheckedIn(var who) -> event.with(event.roster().with(entrant(event, who).present()));
      case Dropped(var who, var reason) ->
          event.with(status(event, who, Status.DROPPED)).with(play.without(who));
      case Disqualified(var who, var reason, var author) ->
          event.with(status(event, who, Status.DISQUALIFIED)).with(play.without(who));
      case Rejoined(var who) -> event.with(status(event, who, Status.SEATED)).with(play.again(who));
      case NoShow(var who, var round, var total, var ban) ->
          event.with(event.roster().with(entrant(event, who).missed()));
      case RoundPaired(var round, var because, var at) -> event.with(play.paired(round, at));
      case RoundRepaired(var round, var reason, var author) ->
          event.with(play.with(play.history().repaired(round)));
      case TableStarted(var table) ->
          event.with(play.with(play.floor().with(table, play.floor().series(table).next())));
      case GameOver(var table, var counts) ->
          event.with(
              play.with(
                  play.floor().with(table, play.floor().series(table).over(counts.stream()))));
      case Reported(var entry) -> event.with(play.with(play.history().reported(entry)));
      case RuledOn(var entry) -> event.with(play.with(play.history().reported(entry)));
      case StandingsKept(var standings) -> event.with(play.keeping(standings));
      case RoundClosed(var round) -> event.with(play.closing(round));
      case PairForced(var one, var other, var reason, var author) ->
          event.with(play.with(play.wishes().forcing(new Couple(one.value(), other.value()))));
      case PairForbidden(var one, var other, var reason, var author) ->
          event.with(play.with(play.wishes().forbidding(new Couple(one.value(), other.value()))));
      case PairFreed(var one, var other, var reason, var author) ->
          event.with(play.with(play.wishes().freeing(new Couple(one.value(), other.value()))));
      case TableExtended(var table, var by, var reason, var author) ->
          event.with(play.with(play.floor().extending(table, by)));
      case Warned f -> event;
      case MatchJudged(var id, var table, var match, var act, var reason, var author, var at) ->
          event.with(play.with(play.floor().judged(match, act, at)));
      case MatchWatched f -> event;
      case Paused(var reason, var author, var at) ->
          event.with(play.with(play.floor().pausing(at)));
      case Resumed f -> event.with(play.with(play.floor().resuming()));
    };
  }

  private static Phase archived(Phase phase) {
    if (phase instanceof Phase.Finished(var places)) {
      return new Phase.Archived(places);
    }
    throw new IllegalStateException("only finished events are archived");
  }

  private static Entrant entrant(Event event, EntrantId who) {
    return event.roster().find(who).orElseThrow();
  }

  private static Roster status(Event event, EntrantId who, Status status) {
    return event.roster().with(entrant(event, who).with(status));
  }
}
