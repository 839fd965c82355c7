package org.inwoarena.tournament.simulation;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.inwoarena.tournament.format.MatchTerms.Play;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Actor;
import org.inwoarena.tournament.life.Command;
import org.inwoarena.tournament.life.Deciding;
import org.inwoarena.tournament.life.Decision.Accepted;
import org.inwoarena.tournament.life.Decision.Refused;
import org.inwoarena.tournament.life.Event;
import org.inwoarena.tournament.life.Fact;
import org.inwoarena.tournament.life.Phase;
import org.inwoarena.tournament.life.Request;
import org.inwoarena.tournament.life.TableId;

/** Plays an event from its draft to its last place, with random results. Same seed, same event. */
public final class Simulation {

  private static final Actor PLATFORM = new Actor.Platform();
  private static final EntrantId ORGANISER = new EntrantId("organiser");

  /** Of a hundred games, how many end in a shared victory. */
  private static final int SHARED = 8;

  private final Deciding deciding;
  private final Scenario scenario;
  private final RandomGenerator random;
  private final List<Fact> facts = new ArrayList<>();
  private Event event;
  private Instant now;

  /** A run of this scenario. */
  public Simulation(Deciding deciding, Scenario scenario) {
    this.deciding = deciding;
    this.scenario = scenario;
    this.random = RandomGeneratorFactory.of("L64X128MixRandom").create(scenario.seed());
    var settings = SimulatedSettings.of(scenario);
    this.event = Event.draft("simulation-" + scenario.seed(), ORGANISER, settings);
    this.now = settings.schedule().checkInCloses().minus(Duration.ofHours(1));
  }

  /** Plays it. */
  public Simulated run() {
    gather();
    while (event.phase() instanceof Phase.Playing) {
      ask(new Command.PairRound(random.nextLong()));
      now = now.plus(Duration.ofHours(1));
      event.play().current().ifPresent(this::play);
      ask(new Command.CloseRound());
    }
    return new Simulated(event, facts);
  }

  private void gather() {
    ask(new Command.Publish());
    ask(new Command.OpenRegistration());
    var players = new ArrayList<EntrantId>();
    for (var number = 1; number <= scenario.players(); number++) {
      var id = new EntrantId("player-%04d".formatted(number));
      players.add(id);
      var rating = 1000 + random.nextInt(1000);
      var name = "Player %d".formatted(number);
      ask(new Command.Register(id, name, rating, 50, Optional.empty(), 0, false));
    }
    ask(new Command.CloseRegistration());
    ask(new Command.OpenCheckIn());
    players.forEach(id -> ask(new Command.CheckInPlayer(id)));
    now = event.settings().schedule().starts();
    ask(new Command.Start());
  }

  private void play(Round round) {
    for (var table : event.play().history().open(round.number())) {
      var id = new TableId(round.number(), table.number());
      if (random.nextInt(100) < scenario.absences()) {
        ask(new Command.ReportNoShow(id, absent()));
      } else {
        games(id, table);
      }
    }
  }

  private EnumSet<Side> absent() {
    if (random.nextInt(10) == 0) {
      return EnumSet.allOf(Side.class);
    }
    return EnumSet.of(coin());
  }

  private void games(TableId id, Table table) {
    var game = 0;
    while (event.play().history().inForce(id.round(), id.table()).isEmpty()) {
      var next = event.next(id, now);
      if (!(next instanceof Play(int number, Optional<Side> starter, boolean deciding))) {
        throw new IllegalStateException("a match ends: " + next);
      }
      game++;
      ask(new Command.StartTable(id));
      var played = new Game(starter.orElseGet(this::coin), score(table));
      ask(new Command.ReportGame(id, game, Optional.of(played)));
    }
  }

  /** The better rated win more often, as ratings say. */
  private GameScore score(Table table) {
    if (random.nextInt(100) < SHARED) {
      return GameScore.SHARED;
    }
    var apart = rating(table.second()) - rating(table.first());
    var expected = 1 / (1 + Math.pow(10, apart / 400.0));
    return random.nextDouble() < expected ? GameScore.FIRST : GameScore.SECOND;
  }

  private int rating(EntrantId who) {
    return event.roster().find(who).orElseThrow().rating();
  }

  private Side coin() {
    return random.nextBoolean() ? Side.FIRST : Side.SECOND;
  }

  private void ask(Command command) {
    if (!(event.phase() instanceof Phase.Finished)) {
      switch (deciding.decide(event, new Request(PLATFORM, now, command))) {
        case Refused(var objections) -> throw new Impossible(objections);
        case Accepted(var happened) -> {
          for (var fact : happened) {
            event = event.evolve(fact);
          }
          facts.addAll(happened);
        }
      }
    }
  }
}
