package org.inwoarena.tournament.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.inwoarena.tournament.history.Rounds.id;
import static org.inwoarena.tournament.history.Rounds.played;
import static org.inwoarena.tournament.life.Desk.ANNA;
import static org.inwoarena.tournament.life.Desk.JUDGE;
import static org.inwoarena.tournament.life.Desk.PLATFORM;
import static org.inwoarena.tournament.life.Desk.START;
import static org.inwoarena.tournament.life.Desk.entry;
import static org.inwoarena.tournament.life.Desk.settings;

import java.time.Duration;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.inwoarena.tournament.format.Format;
import org.inwoarena.tournament.format.Format.DoubleElimination;
import org.inwoarena.tournament.format.Format.RoundRobin;
import org.inwoarena.tournament.format.Format.SingleElimination;
import org.inwoarena.tournament.format.Format.Swiss;
import org.inwoarena.tournament.format.Format.SwissWithCut;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Game;
import org.inwoarena.tournament.history.GameScore;
import org.inwoarena.tournament.history.Result.DoubleForfeit;
import org.inwoarena.tournament.history.Result.Forfeit;
import org.inwoarena.tournament.history.Result.Plain;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.life.Decision.Accepted;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever anybody asks at any time: it is decided, and what must hold of an event holds. */
class AnythingGoesTest {

  private static final List<Format> FORMATS =
      List.of(
          new Swiss(),
          new SwissWithCut(4, true),
          new SingleElimination(true),
          new DoubleElimination(),
          new RoundRobin(1));

  private final Deciding deciding = new Deciding(new SwissPairing());

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void duty05And12NoRequestBreaksAnEvent(int format) {
    var accepted = new HashMap<Class<?>, Integer>();
    for (var seed = 0; seed < 12; seed++) {
      var random = new Random(100L * format + seed);
      var event = new Desk(settings(FORMATS.get(format))).started(4 + random.nextInt(9)).event();
      for (var step = 0; step < 250; step++) {
        event = step(event, random, accepted);
      }
    }
    assertThat(accepted.keySet())
        .as("all sorts of things happened")
        .contains(
            Command.PairRound.class,
            Command.CloseRound.class,
            Command.ReportGame.class,
            Command.Rule.class);
  }

  private Event step(Event before, Random random, Map<Class<?>, Integer> accepted) {
    var actor = List.of(ANNA, JUDGE, PLATFORM).get(random.nextInt(3));
    var command = command(before, random);
    var at = START.plus(Duration.ofMinutes(20L * before.play().history().rounds().size() + 15));
    var event = before;
    if (deciding.decide(before, new Request(actor, at, command)) instanceof Accepted(var facts)) {
      accepted.merge(command.getClass(), 1, Integer::sum);
      for (var fact : facts) {
        event = event.evolve(fact);
      }
      check(before, event);
    }
    return event;
  }

  private static void check(Event before, Event after) {
    var rounds = after.play().history().rounds();
    if (rounds.size() > before.play().history().rounds().size()) {
      var out = before.roster();
      assertThat(before.play().current()).as("one round at a time").isEmpty();
      if (!(after.settings().format() instanceof RoundRobin)) {
        assertThat(rounds.getLast().paired())
            .as("duty 9: only those who play are paired")
            .allMatch(who -> out.is(who, Status.SEATED));
      }
    }
    var reported = before.play().history().entries();
    assertThat(after.play().history().entries().subList(0, reported.size()))
        .as("duty 8: what was reported stays")
        .isEqualTo(reported);
    for (var round = 1; round <= after.play().closed(); round++) {
      assertThat(after.play().history().open(round)).as("duty 5").isEmpty();
    }
    if (after.phase() instanceof Phase.Finished(var places)) {
      assertThat(places).extracting(Phase.Place::entrant).doesNotHaveDuplicates();
      assertThat(places)
          .noneMatch(place -> after.roster().is(place.entrant(), Status.DISQUALIFIED));
    }
  }

  /** Mostly what moves an event on, sometimes anything. */
  private static Command command(Event event, Random random) {
    var who = who(event, random);
    var other = who(event, random);
    var table = table(event, random);
    return switch (random.nextInt(40)) {
      case 0 -> random.nextInt(3) == 0 ? new Command.Drop(who) : new Command.CloseRound();
      case 1 -> new Command.Rejoin(who);
      case 2 ->
          random.nextInt(3) == 0
              ? new Command.Disqualify(who, "cheating")
              : new Command.CloseRound();
      case 3 -> new Command.Swap(who, other, "wrong table");
      case 4 -> new Command.ForcePair(who, other, "by hand");
      case 5 -> new Command.ForbidPair(who, other, "brothers");
      case 6, 7 -> new Command.Rule(table, result(random), "judge call");
      case 8, 9 -> new Command.ReportNoShow(table, EnumSet.of(side(random)));
      case 10 -> entry("late" + random.nextInt(3), 1500 + random.nextInt(900));
      case 11 -> new Command.Pause("a pause");
      case 12, 13 -> new Command.Resume();
      case 18 -> new Command.FreePair(who, other, "reconciled");
      case 14 -> new Command.SetRounds(random.nextInt(6));
      case 15 -> new Command.Warn(who, "slow play");
      case 16 -> new Command.ExtendTable(table, Duration.ofMinutes(5), "judge call");
      case 17 -> new Command.StartTable(table);
      case 19, 20, 21, 22 -> new Command.PairRound(random.nextLong());
      case 23, 24, 25, 26 -> new Command.CloseRound();
      default -> game(event, table, random);
    };
  }

  /** The next game of a table begins, or ends. */
  private static Command game(Event event, TableId table, Random random) {
    var series = event.play().floor().series(table);
    var game = new Game(side(random), List.of(GameScore.values()).get(random.nextInt(4)));
    return series.isRunning()
        ? new Command.ReportGame(
            table, series.begun(), random.nextInt(10) == 0 ? Optional.empty() : Optional.of(game))
        : new Command.StartTable(table);
  }

  private static EntrantId who(Event event, Random random) {
    var all = event.roster().entrants();
    return random.nextInt(20) == 0 ? id("stranger") : all.get(random.nextInt(all.size())).id();
  }

  private static TableId table(Event event, Random random) {
    var now =
        Math.max(1, event.play().history().rounds().size() - (random.nextInt(8) == 0 ? 1 : 0));
    return new TableId(now, 1 + random.nextInt(6));
  }

  private static Plain result(Random random) {
    return switch (random.nextInt(12)) {
      case 0 -> new DoubleForfeit();
      case 1 -> new Forfeit(side(random));
      case 2 -> played("0-0-1");
      case 3, 4, 5, 6 -> played("0-1");
      default -> played("1-0");
    };
  }

  private static Side side(Random random) {
    return random.nextBoolean() ? Side.FIRST : Side.SECOND;
  }
}
