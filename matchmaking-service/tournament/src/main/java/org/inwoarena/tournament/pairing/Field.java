package org.inwoarena.tournament.pairing;

import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The contenders to be matched, as seats numbered in the order of {@link Seating}. If they are odd
 * in number, there is one seat more, the bye.
 */
final class Field {

  private final List<Contender> seated;
  private final Map<Integer, Integer> groupSizes = new HashMap<>();
  private final int[] groupsBelow;
  private final int[] places;
  private final BitSet[] met;
  private final BitSet[] forbidden;

  private Field(List<Contender> seated, Iterable<Couple> forbidden) {
    this.seated = seated;
    seated.forEach(contender -> groupSizes.merge(contender.points(), 1, Integer::sum));
    this.groupsBelow = groupsBelow(seated);
    this.places = places(seated);
    var seats = new HashMap<String, Integer>();
    seated.forEach(contender -> seats.put(contender.id(), seats.size()));
    this.met = pairs(seats, meetings(seated));
    this.forbidden = pairs(seats, forbidden);
  }

  /** The contenders of a round who are not in a forced couple. */
  static Field of(SwissRound round) {
    return new Field(Seating.of(round), round.forbidden());
  }

  private static int[] groupsBelow(List<Contender> seated) {
    var scores = seated.stream().map(Contender::points).distinct().sorted().toList();
    return seated.stream()
        .mapToInt(contender -> Collections.binarySearch(scores, contender.points()))
        .toArray();
  }

  private static int[] places(List<Contender> seated) {
    var places = new HashMap<String, Integer>();
    seated.stream()
        .sorted(Seating.START_LIST)
        .forEach(contender -> places.put(contender.id(), places.size()));
    return seated.stream().mapToInt(contender -> places.get(contender.id())).toArray();
  }

  private static List<Couple> meetings(List<Contender> contenders) {
    return contenders.stream()
        .flatMap(
            contender ->
                contender.opponents().stream().map(other -> new Couple(contender.id(), other)))
        .toList();
  }

  private static BitSet[] pairs(Map<String, Integer> seats, Iterable<Couple> couples) {
    var pairs =
        IntStream.range(0, seats.size()).mapToObj(seat -> new BitSet()).toArray(BitSet[]::new);
    for (var couple : couples) {
      if (seats.containsKey(couple.one()) && seats.containsKey(couple.other())) {
        var one = seats.get(couple.one());
        var other = seats.get(couple.other());
        pairs[one].set(other);
        pairs[other].set(one);
      }
    }
    return pairs;
  }

  int contenders() {
    return seated.size();
  }

  boolean odd() {
    return seated.size() % 2 != 0;
  }

  /** Always an even number. */
  int seats() {
    return seated.size() + (odd() ? 1 : 0);
  }

  boolean isBye(int seat) {
    return seat == seated.size();
  }

  Contender at(int seat) {
    return seated.get(seat);
  }

  int points(int seat) {
    return seated.get(seat).points();
  }

  /** How many have as many points as somebody, he too. */
  int groupSize(int seat) {
    return groupSizes.get(points(seat));
  }

  int groups() {
    return groupSizes.size();
  }

  /** How many score groups stand below somebody's. */
  int groupsBelow(int seat) {
    return groupsBelow[seat];
  }

  /** How many score groups stand between two. */
  int groupsBetween(int one, int other) {
    return Math.max(0, Math.abs(groupsBelow[one] - groupsBelow[other]) - 1);
  }

  /** Those with fewer points than somebody. */
  List<Contender> below(int seat) {
    return seated.stream().filter(contender -> contender.points() < points(seat)).toList();
  }

  /** The place on the start list of those who are seated, from 0. */
  int place(int seat) {
    return places[seat];
  }

  /** How often two have met. */
  int meetings(int one, int other) {
    return met[one].get(other) ? at(one).meetings(at(other)) : 0;
  }

  /** The seats of those somebody has met. */
  IntStream met(int seat) {
    return met[seat].stream();
  }

  boolean mustNotMeet(int one, int other) {
    return forbidden[one].get(other);
  }

  /** The seats of those somebody must not meet. */
  IntStream mustNotMeet(int seat) {
    return forbidden[seat].stream();
  }
}
