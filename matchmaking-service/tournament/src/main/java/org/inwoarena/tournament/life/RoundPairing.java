package org.inwoarena.tournament.life;

import static org.inwoarena.tournament.life.Objection.conflict;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.tournament.format.AllPlayAll;
import org.inwoarena.tournament.format.BracketState;
import org.inwoarena.tournament.format.Format.RoundRobin;
import org.inwoarena.tournament.format.Status.Ready;
import org.inwoarena.tournament.format.Status.Walkover;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Entry;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Awarded;
import org.inwoarena.tournament.history.Result.Bye;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.history.Round.Alone;
import org.inwoarena.tournament.history.Round.Stage;
import org.inwoarena.tournament.history.Side;
import org.inwoarena.tournament.history.Table;
import org.inwoarena.tournament.life.Entrant.Status;
import org.inwoarena.tournament.life.Fact.Because;
import org.inwoarena.tournament.life.Settings.LateEntry;
import org.inwoarena.tournament.pairing.Couple;
import org.inwoarena.tournament.pairing.FirstRound;
import org.inwoarena.tournament.pairing.Outcome.Paired;
import org.inwoarena.tournament.pairing.Outcome.Refused;
import org.inwoarena.tournament.pairing.Pairing;
import org.inwoarena.tournament.pairing.Reason;
import org.inwoarena.tournament.pairing.SwissPairing;
import org.inwoarena.tournament.pairing.SwissRound;

/** Makes the next round of whatever format the event has; if it cannot, nothing has happened. */
final class RoundPairing {

  private final SwissPairing swiss;

  RoundPairing(SwissPairing swiss) {
    this.swiss = swiss;
  }

  void pair(Case one, long seed) {
    var event = one.event();
    if (event.inBracket()) {
      bracket(one, event.bracket().orElseThrow());
    } else if (event.settings().format() instanceof RoundRobin(int cycles)) {
      allPlayAll(one, cycles);
    } else {
      swiss(one, seed);
    }
  }

  private void swiss(Case one, long seed) {
    var event = one.event();
    var play = event.play();
    var playing =
        event.roster().all(Status.SEATED).stream()
            .filter(his -> his.deck().isPresent() || !event.settings().pins().decks())
            .toList();
    var round =
        new SwissRound(
            play.history().rounds().size() + 1,
            new Contenders(event).of(playing),
            play.wishes().forbidden(),
            forced(play.wishes(), playing),
            FirstRound.UPPER_AGAINST_LOWER,
            seed);
    switch (swiss.pair(round)) {
      case Refused(var why, String sentence) ->
          one.object(
              conflict(
                  "pairing-" + why.name().toLowerCase(Locale.ROOT).replace('_', '-'), sentence));
      case Paired(Pairing pairing) ->
          one.happens(
              new Fact.RoundPaired(round(event, pairing, playing), because(pairing), one.at()));
    }
  }

  /** What was forced lapses if one of the two has left since. */
  private static Set<Couple> forced(Wishes wishes, List<Entrant> playing) {
    var there = playing.stream().map(entrant -> entrant.id().value()).collect(Collectors.toSet());
    return wishes.forced().stream()
        .filter(couple -> there.contains(couple.one()) && there.contains(couple.other()))
        .collect(Collectors.toSet());
  }

  private static Round round(Event event, Pairing pairing, List<Entrant> playing) {
    var tables = new ArrayList<Table>();
    for (var pair : pairing.pairs()) {
      tables.add(
          Table.of(tables.size() + 1, new EntrantId(pair.first()), new EntrantId(pair.second())));
    }
    var alone = new ArrayList<Alone>();
    pairing.bye().ifPresent(bye -> alone.add(new Alone(new EntrantId(bye.player()), new Bye())));
    playing.forEach(entrant -> alone.addAll(awards(event, entrant.id())));
    return new Round(event.play().history().rounds().size() + 1, Stage.TABLE, tables, alone);
  }

  /** Whoever plays for the first time after round one has the stated points for what he missed. */
  private static List<Alone> awards(Event event, EntrantId who) {
    var rounds = event.play().history().rounds();
    if (rounds.stream().anyMatch(round -> round.paired().anyMatch(who::equals))) {
      return List.of();
    }
    var points = event.settings().attendance().late().map(LateEntry::points).orElse(0);
    return rounds.stream()
        .map(round -> new Alone(who, new Awarded(round.number(), points)))
        .toList();
  }

  private static List<Because> because(Pairing pairing) {
    var all = new ArrayList<Because>();
    for (var pair : pairing.pairs()) {
      var both = List.of(new EntrantId(pair.first()), new EntrantId(pair.second()));
      all.add(new Because(both, pair.reasons().stream().map(Reason::sentence).toList()));
    }
    pairing
        .bye()
        .ifPresent(
            bye ->
                all.add(
                    new Because(
                        List.of(new EntrantId(bye.player())),
                        bye.reasons().stream().map(Reason::sentence).toList())));
    return all;
  }

  private static void allPlayAll(Case one, int cycles) {
    var play = one.event().play();
    var number = play.history().rounds().size() + 1;
    var tables = AllPlayAll.schedule(play.seeds(), cycles).get(number - 1);
    one.happens(
        new Fact.RoundPaired(
            new Round(number, Stage.TABLE, tables, List.of()), List.of(), one.at()));
    for (var table : tables) {
      forfeit(play.gone(), table)
          .ifPresent(
              result -> one.happens(new Fact.Reported(new Entry(number, table.number(), result))));
    }
  }

  private static Optional<Result.Plain> forfeit(List<EntrantId> gone, Table table) {
    var firstGone = gone.contains(table.first());
    var secondGone = gone.contains(table.second());
    if (firstGone && secondGone) {
      return Optional.of(new Result.DoubleForfeit());
    }
    if (firstGone || secondGone) {
      return Optional.of(new Result.Forfeit(firstGone ? Side.FIRST : Side.SECOND));
    }
    return Optional.empty();
  }

  private static void bracket(Case one, BracketState bracket) {
    var history = one.event().play().history();
    var tables = new ArrayList<Table>();
    var before = history.rounds().stream().filter(round -> round.stage() == Stage.BRACKET).count();
    for (var match : bracket.playable(Math.toIntExact(before) + 1)) {
      if (bracket.status(match.id()) instanceof Ready(EntrantId first, EntrantId second)) {
        tables.add(new Table(tables.size() + 1, first, second, Optional.of(match.id())));
      }
    }
    var byes = before == 0 ? byes(bracket, one.event().play().gone()) : List.<Alone>of();
    one.happens(
        new Fact.RoundPaired(
            new Round(history.rounds().size() + 1, Stage.BRACKET, tables, byes),
            List.of(),
            one.at()));
  }

  private static List<Alone> byes(BracketState bracket, List<EntrantId> left) {
    return bracket.bracket().matches().stream()
        .filter(match -> match.id().startsWith("W1."))
        .flatMap(
            match ->
                bracket.status(match.id()) instanceof Walkover(EntrantId winner, var gone)
                        && !left.contains(winner)
                    ? Stream.of(new Alone(winner, new Bye()))
                    : Stream.empty())
        .toList();
  }
}
