package org.inwoarena.tournament.life;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;
import org.inwoarena.tournament.history.Result;
import org.inwoarena.tournament.history.Result.Played;
import org.inwoarena.tournament.history.Round;
import org.inwoarena.tournament.pairing.Contender;
import org.inwoarena.tournament.pairing.Floated;
import org.inwoarena.tournament.standing.Ledger;
import org.inwoarena.tournament.standing.Line;

/** What pairing must know of those who play the next round. */
final class Contenders {

  private final Event event;
  private final Ledger ledger;
  private final Map<EntrantId, Integer> started = new HashMap<>();

  Contenders(Event event) {
    this.event = event;
    this.ledger = Ledger.of(event.play().history(), event.settings().length());
    countStarts();
  }

  /** Each of them, with his history. */
  List<Contender> of(List<Entrant> entrants) {
    var seeds = new HashMap<EntrantId, Integer>();
    event.roster().seeds().forEach(seed -> seeds.put(seed, seeds.size() + 1));
    return entrants.stream()
        .map(
            entrant ->
                new Contender(
                    entrant.id().value(),
                    entrant.name(),
                    Optional.ofNullable(seeds.get(entrant.id())).orElseThrow(),
                    ledger.matchPoints(entrant.id()),
                    opponents(entrant.id()),
                    freeWins(entrant.id()),
                    floats(entrant.id()),
                    started.getOrDefault(entrant.id(), 0)))
        .toList();
  }

  private List<String> opponents(EntrantId who) {
    return ledger.of(who).stream()
        .flatMap(line -> line.opponent().stream())
        .map(EntrantId::value)
        .toList();
  }

  private int freeWins(EntrantId who) {
    return Math.toIntExact(
        ledger.of(who).stream()
            .filter(line -> !line.played() && line.matchPoints() == Result.WIN)
            .count());
  }

  private List<Floated> floats(EntrantId who) {
    var floats = new ArrayList<Floated>();
    for (var round = ledger.rounds(); round >= 1; round--) {
      floats.add(floated(who, round));
    }
    return floats;
  }

  private Floated floated(EntrantId who, int round) {
    var line = ledger.of(who, round);
    if (line.filter(one -> one.how() == Line.How.BYE).isPresent()) {
      return Floated.DOWN;
    }
    var opponent = line.flatMap(Line::opponent);
    if (opponent.isEmpty()) {
      return Floated.LEVEL;
    }
    var apart = pointsBefore(who, round) - pointsBefore(opponent.get(), round);
    return apart == 0 ? Floated.LEVEL : apart > 0 ? Floated.DOWN : Floated.UP;
  }

  private int pointsBefore(EntrantId who, int round) {
    return ledger.of(who).stream()
        .filter(line -> line.round() < round)
        .mapToInt(Line::matchPoints)
        .sum();
  }

  private void countStarts() {
    var results = event.play().history().inForce();
    for (var round : event.play().history().rounds()) {
      if (round.stage() == Round.Stage.TABLE) {
        for (var table : round.tables()) {
          var result = results.get(round.number()).get(table.number());
          if (result != null && result.counted() instanceof Played played) {
            played
                .games()
                .forEach(
                    game -> {
                      started.merge(table.at(game.starter()), 1, Integer::sum);
                      started.merge(table.at(game.starter().other()), -1, Integer::sum);
                    });
          }
        }
      }
    }
  }
}
