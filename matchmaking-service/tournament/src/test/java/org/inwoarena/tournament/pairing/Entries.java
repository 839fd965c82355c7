package org.inwoarena.tournament.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.tournament.pairing.Outcome.Paired;
import org.inwoarena.tournament.pairing.Outcome.Refused;

/** A round written down by hand: people by their first names, which are their ids too. */
final class Entries {

  private final Map<String, Contender> contenders = new LinkedHashMap<>();
  private final Set<Couple> forbidden = new HashSet<>();
  private final Set<Couple> forced = new HashSet<>();
  private int number = 4;
  private FirstRound firstRound = FirstRound.UPPER_AGAINST_LOWER;
  private long seed = 1;

  /** People with as many points, in the order of their start numbers. */
  Entries points(int points, String... names) {
    for (var name : names) {
      var place = contenders.size() + 1;
      contenders.put(name, new Contender(name, name, place, points, List.of(), 0, List.of(), 0));
    }
    return this;
  }

  /** Two who have met once more. */
  Entries met(String one, String... others) {
    for (var other : others) {
      change(one, contender -> Change.of(contender).opponent(other));
      change(other, contender -> Change.of(contender).opponent(one));
    }
    return this;
  }

  Entries freeWin(String... names) {
    for (var name : names) {
      change(name, contender -> Change.of(contender).freeWin());
    }
    return this;
  }

  /** How somebody floated, the last round first. */
  Entries floated(String name, Floated... floats) {
    change(name, contender -> Change.of(contender).floats(Arrays.asList(floats)));
    return this;
  }

  Entries startBalance(int balance, String... names) {
    for (var name : names) {
      change(name, contender -> Change.of(contender).startBalance(balance));
    }
    return this;
  }

  Entries forbid(String one, String other) {
    forbidden.add(new Couple(one, other));
    return this;
  }

  Entries force(String one, String other) {
    forced.add(new Couple(one, other));
    return this;
  }

  Entries round(int value) {
    number = value;
    return this;
  }

  Entries firstRoundByLot() {
    number = 1;
    firstRound = FirstRound.BY_LOT;
    return this;
  }

  Entries seed(long value) {
    seed = value;
    return this;
  }

  SwissRound asked() {
    return new SwissRound(
        number, List.copyOf(contenders.values()), forbidden, forced, firstRound, seed);
  }

  Pairing paired() {
    var outcome = new SwissPairing().pair(asked());
    assertThat(outcome).isInstanceOf(Paired.class);
    return ((Paired) outcome).pairing();
  }

  Refused refused() {
    var outcome = new SwissPairing().pair(asked());
    assertThat(outcome).isInstanceOf(Refused.class);
    return (Refused) outcome;
  }

  /** The round paired, as "Ann-Bob Cid-Dan", names and pairs in order, who sits out at the end. */
  String drawn() {
    return drawn(paired());
  }

  static String drawn(Pairing pairing) {
    var couples =
        pairing.pairs().stream()
            .map(pair -> pair.couple().one() + "-" + pair.couple().other())
            .sorted();
    return Stream.concat(couples, pairing.bye().stream().map(Pairing.Bye::player))
        .collect(Collectors.joining(" "));
  }

  /** The reasons why somebody meets whom he meets, or sits out. */
  List<Reason> reasons(String name) {
    var pairing = paired();
    return pairing.bye().filter(bye -> bye.player().equals(name)).map(Pairing.Bye::reasons).stream()
        .findFirst()
        .orElseGet(
            () ->
                pairing.pairs().stream()
                    .filter(pair -> pair.first().equals(name) || pair.second().equals(name))
                    .findFirst()
                    .orElseThrow()
                    .reasons());
  }

  List<Reason.Code> codes(String name) {
    return reasons(name).stream().map(Reason::code).toList();
  }

  List<String> sentences(String name) {
    return reasons(name).stream().map(Reason::sentence).toList();
  }

  private void change(String name, UnaryOperator<Contender> change) {
    contenders.computeIfPresent(name, (same, contender) -> change.apply(contender));
  }

  /** A contender with one thing changed. */
  private record Change(Contender of) {

    static Change of(Contender contender) {
      return new Change(contender);
    }

    Contender opponent(String other) {
      var opponents = new ArrayList<>(of.opponents());
      opponents.add(other);
      return with(opponents, of.freeWins(), of.floats(), of.startBalance());
    }

    Contender freeWin() {
      return with(of.opponents(), of.freeWins() + 1, of.floats(), of.startBalance());
    }

    Contender floats(List<Floated> floats) {
      return with(of.opponents(), of.freeWins(), floats, of.startBalance());
    }

    Contender startBalance(int balance) {
      return with(of.opponents(), of.freeWins(), of.floats(), balance);
    }

    private Contender with(
        List<String> opponents, int freeWins, List<Floated> floats, int startBalance) {
      return new Contender(
          of.id(),
          of.name(),
          of.startNumber(),
          of.points(),
          opponents,
          freeWins,
          floats,
          startBalance);
    }
  }
}
