package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.played;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.MatchLength;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.life.Actor.Person;
import org.inwoarena.tournament.life.Actor.Platform;
import org.inwoarena.tournament.life.Settings.Attendance;
import org.inwoarena.tournament.life.Settings.LateEntry;
import org.inwoarena.tournament.life.Settings.Pace;
import org.inwoarena.tournament.life.Settings.Pins;
import org.inwoarena.tournament.life.Settings.Schedule;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.inwoarena.tournament.standing.TieBreak;

/** An event for tests, with people who ask things of it. */
public final class Desk {

  public static final Instant START = Instant.parse("2026-12-12T17:00:00Z");
  public static final Actor ANNA = new Person(new EntrantId("anna"));
  public static final Actor JUDGE = new Person(new EntrantId("judge"));
  public static final Actor PLATFORM = new Platform();

  private final Deciding deciding = new Deciding(new SwissPairing());
  private final List<Fact> facts = new ArrayList<>();
  private final Event draft;
  private Instant now = START.minus(Duration.ofDays(1));
  private Event event;

  public Desk(Settings settings) {
    draft = Event.draft("e1", new EntrantId("anna"), settings);
    event = draft;
  }

  /** A Swiss event that has begun. */
  public static Desk swiss(int players) {
    return new Desk(settings(new Format.Swiss())).started(players);
  }

  public static Settings settings(Format format) {
    return settings(format, MatchLength.ONE_GAME);
  }

  public static Settings settings(Format format, MatchLength length) {
    var swiss = format instanceof Format.Swiss || format instanceof Format.SwissWithCut;
    return new Settings(
        "Autumn Conspiracy",
        "",
        format,
        length,
        new Pins("two-player-tournament", "unlimited", "2026-11", "deck/3", false),
        new Pace(
            Duration.ofMinutes(25),
            Duration.ofSeconds(5),
            Duration.ofMinutes(3),
            Duration.ofMinutes(60)),
        TieBreak.USUAL,
        OptionalInt.empty(),
        new Admission(format.fewest(), 64, Optional.empty(), Optional.empty(), 0, Optional.empty()),
        new Schedule(
            START,
            Duration.ofHours(5),
            ZoneId.of("Europe/Berlin"),
            START.minus(Duration.ofMinutes(10))),
        new Attendance(
            Duration.ofMinutes(10),
            2,
            Duration.ofMinutes(30),
            Duration.ofDays(7),
            swiss ? Optional.of(new LateEntry(3, 1)) : Optional.empty()));
  }

  public static Settings with(Settings s, Admission admission, Pins pins, OptionalInt rounds) {
    return new Settings(
        s.name(),
        s.description(),
        s.format(),
        s.length(),
        pins,
        s.pace(),
        s.tieBreaks(),
        rounds,
        admission,
        s.schedule(),
        s.attendance());
  }

  public static Actor person(String name) {
    return new Person(id(name));
  }

  public static Command.Register entry(String name, int rating) {
    return new Command.Register(id(name), name, rating, 50, Optional.empty(), 0, false);
  }

  public Event event() {
    return event;
  }

  /** Who came in which place, the event being over. */
  public List<EntrantId> places() {
    var finished = (Phase.Finished) event.phase();
    return finished.places().stream().map(Phase.Place::entrant).toList();
  }

  public List<Fact> facts() {
    return facts;
  }

  public void at(Instant time) {
    now = time;
  }

  /** It is granted; returns what happened. */
  public List<Fact> yes(Actor by, Command command) {
    var decision = deciding.decide(event, new Request(by, now, command));
    assertThat(decision).as("%s by %s", command, by).isInstanceOf(Decision.Accepted.class);
    var happened = ((Decision.Accepted) decision).facts();
    for (var fact : happened) {
      event = event.evolve(fact);
    }
    facts.addAll(happened);
    assertThat(facts.stream().reduce(draft, Event::evolve, (a, b) -> b))
        .as("the event is the fold of its facts")
        .isEqualTo(event);
    return happened;
  }

  /** It is refused; returns the codes of all objections. */
  public List<String> no(Actor by, Command command) {
    var decision = deciding.decide(event, new Request(by, now, command));
    assertThat(decision).as("%s by %s", command, by).isInstanceOf(Decision.Refused.class);
    return ((Decision.Refused) decision).objections().stream().map(Objection::code).toList();
  }

  /** Players called p1, p2, ... with falling ratings enter, check in and begin. */
  public Desk started(int players) {
    registered(players);
    yes(ANNA, new Command.CloseRegistration());
    yes(ANNA, new Command.OpenCheckIn());
    at(START.minus(Duration.ofMinutes(30)));
    for (var n = 1; n <= players; n++) {
      yes(person("p" + n), new Command.CheckInPlayer(id("p" + n)));
    }
    at(START);
    yes(ANNA, new Command.Start());
    return this;
  }

  public Desk registered(int players) {
    yes(ANNA, new Command.Publish());
    yes(ANNA, new Command.AppointJudge(id("judge")));
    yes(ANNA, new Command.OpenRegistration());
    for (var n = 1; n <= players; n++) {
      yes(person("p" + n), entry("p" + n, 2000 - 10 * n));
    }
    return this;
  }

  public void pair() {
    yes(ANNA, new Command.PairRound(7));
  }

  /** Everyone who has no result: the better seed wins. */
  public void favouritesWin() {
    var round = event.play().current().orElseThrow();
    var seeds = event.roster().seeds();
    for (var table : event.play().history().open(round.number())) {
      var first = seeds.indexOf(table.first()) < seeds.indexOf(table.second());
      report(table.number(), played(first ? "1-0" : "0-1"));
    }
  }

  /** The games of a table are played one after the other. */
  public void report(int table, Played result) {
    var id = new TableId(event.play().current().orElseThrow().number(), table);
    for (var game : result.games()) {
      if (!event.play().floor().series(id).isRunning()) {
        yes(PLATFORM, new Command.StartTable(id));
      }
      yes(PLATFORM, game(id, game));
    }
  }

  /** The game that is played at a table is over. */
  public Command.ReportGame game(TableId id, Game game) {
    return new Command.ReportGame(id, event.play().floor().series(id).begun(), Optional.of(game));
  }

  /** A whole round in which the better seeds win. */
  public void round() {
    pair();
    favouritesWin();
    yes(ANNA, new Command.CloseRound());
  }
}
