package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;
import static org.inwoarena.tournament.life.Objection.invalid;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.tournament.format.AllPlayAll;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.life.Command.AppointJudge;
import org.inwoarena.tournament.life.Command.Archive;
import org.inwoarena.tournament.life.Command.Cancel;
import org.inwoarena.tournament.life.Command.CloseRegistration;
import org.inwoarena.tournament.life.Command.DismissJudge;
import org.inwoarena.tournament.life.Command.OpenCheckIn;
import org.inwoarena.tournament.life.Command.OpenRegistration;
import org.inwoarena.tournament.life.Command.Publish;
import org.inwoarena.tournament.life.Command.Revise;
import org.inwoarena.tournament.life.Command.SetRounds;
import org.inwoarena.tournament.life.Command.Staging;
import org.inwoarena.tournament.life.Command.Start;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.pairing.RoundCount;

/** From announcement to archive. */
final class StageRules {

  private final Case one;

  StageRules(Case one) {
    this.one = one;
  }

  void decide(Staging command) {
    one.organiser();
    switch (command) {
      case Revise(Settings settings) -> step(Phase.Draft.class, new Fact.Revised(settings));
      case Publish publish -> {
        one.event().settings().objections().forEach(one::object);
        step(Phase.Draft.class, new Fact.Published());
      }
      case OpenRegistration open -> step(Phase.Published.class, new Fact.RegistrationOpened());
      case CloseRegistration close -> step(Phase.Registration.class, new Fact.RegistrationClosed());
      case OpenCheckIn open -> openCheckIn();
      case Start start -> start();
      case SetRounds(int rounds) -> setRounds(rounds);
      case AppointJudge(var judge) -> staff(new Fact.JudgeAppointed(judge));
      case DismissJudge(var judge) -> staff(new Fact.JudgeDismissed(judge));
      case Cancel(String notice) -> cancel(notice);
      case Archive archive -> step(Phase.Finished.class, new Fact.Archived());
    }
  }

  private void step(Class<? extends Phase> from, Fact fact) {
    one.phase("in the phase before", List.of(from));
    if (one.clean()) {
      one.happens(fact);
    }
  }

  private void openCheckIn() {
    var decks = one.event().settings().pins().decks();
    step(
        decks || one.event().phase() instanceof Phase.DeckRegistration
            ? Phase.DeckRegistration.class
            : Phase.Registration.class,
        new Fact.CheckInOpened());
  }

  private void staff(Fact fact) {
    one.require(
        one.by() instanceof Actor.Person && !(one.event().phase() instanceof Phase.Archived),
        conflict("staff-fixed", "The organiser names judges until the event is archived."));
    if (one.clean()) {
      one.happens(fact);
    }
  }

  private void cancel(String notice) {
    one.reason(notice);
    one.phase("before the event is finished", List.of(Phase.Before.class, Phase.Playing.class));
    if (one.clean()) {
      one.happens(new Fact.Cancelled(notice));
    }
  }

  private void setRounds(int rounds) {
    var event = one.event();
    one.require(
        swiss(event.settings().format()),
        invalid("rounds-by-format", "The format of this event says how many rounds there are."));
    one.require(
        event.play().history().rounds().isEmpty()
            && (event.phase() instanceof Phase.Before || event.phase() instanceof Phase.Running),
        conflict("rounds-fixed", "Once round one is paired the number of rounds stays."));
    one.require(rounds >= 1, invalid("rounds", "There is at least one round."));
    if (event.phase() instanceof Phase.Running) {
      notTooMany(rounds, event.roster().all(Status.SEATED).size());
    }
    if (one.clean()) {
      one.happens(new Fact.RoundsSet(rounds));
    }
  }

  private void start() {
    one.phase("after check-in", List.of(Phase.CheckIn.class));
    var event = one.event();
    var seated = event.roster().all(Status.SEATED);
    one.require(
        !one.at().isBefore(event.settings().schedule().checkInCloses())
            || seated.stream().allMatch(Entrant::checkedIn),
        conflict("check-in-open", "Check-in is open, and not everybody is here."));
    var there = new ArrayList<>(seated.stream().filter(this::ready).toList());
    var moving =
        event.roster().all(Status.WAITING).stream()
            .filter(this::ready)
            .limit(Math.max(0, event.settings().admission().cap() - there.size()))
            .toList();
    there.addAll(moving);
    var fewest =
        Math.max(event.settings().admission().fewest(), event.settings().format().fewest());
    one.require(
        there.size() >= fewest,
        conflict(
            "too-few-players",
            "The event needs %d players; %d are here.".formatted(fewest, there.size())));
    var rounds = there.size() >= fewest ? rounds(there.size()) : 0;
    if (one.clean()) {
      begin(there, moving, rounds);
    }
  }

  private boolean ready(Entrant entrant) {
    return entrant.checkedIn()
        && (entrant.deck().isPresent() || !one.event().settings().pins().decks());
  }

  private void begin(List<Entrant> there, List<Entrant> moving, int rounds) {
    moving.forEach(entrant -> one.happens(new Fact.MovedUp(entrant.id())));
    for (var entrant : one.event().roster().entrants()) {
      var waits = entrant.status() == Status.SEATED || entrant.status() == Status.WAITING;
      if (waits && there.stream().noneMatch(one -> one.id().equals(entrant.id()))) {
        one.happens(new Fact.LeftOut(entrant.id()));
      }
    }
    var playing = one.event().roster().ids(Status.SEATED);
    var seeds = one.event().roster().seeds().stream().filter(playing::contains).toList();
    var listed = swiss(one.event().settings().format()) ? List.<EntrantId>of() : seeds;
    one.happens(new Fact.Started(rounds, listed));
  }

  private int rounds(int players) {
    var settings = one.event().settings();
    return switch (settings.format()) {
      case Format.RoundRobin(int cycles) -> AllPlayAll.rounds(players, cycles);
      case Format.SingleElimination single -> 0;
      case Format.DoubleElimination twice -> 0;
      case Format.Swiss swiss -> swissRounds(settings, players);
      case Format.SwissWithCut swiss -> swissRounds(settings, players);
    };
  }

  private int swissRounds(Settings settings, int players) {
    var set = one.event().play().rounds();
    var rounds = set > 0 ? set : settings.rounds().orElse(RoundCount.of(players).recommended());
    notTooMany(rounds, players);
    return rounds;
  }

  private void notTooMany(int rounds, int players) {
    if (players < 2) {
      return;
    }
    var most = RoundCount.of(players).most();
    one.require(
        rounds <= most,
        conflict(
            "rounds-too-many",
            "%d players can play %d rounds without meeting again; %d are asked for."
                .formatted(players, most, rounds)));
  }

  private static boolean swiss(Format format) {
    return format instanceof Format.Swiss || format instanceof Format.SwissWithCut;
  }
}
