package org.inwoarena.tournament.pairing;

import java.util.List;
import java.util.stream.Collectors;

/** Small pieces of the sentences that explain a round. */
final class Wording {

  private Wording() {}

  static String points(int points) {
    return points == 1 ? "1 point" : points + " points";
  }

  /** "Ann, Bob and Cid". */
  static String names(List<Contender> contenders) {
    var names = contenders.stream().map(Contender::name).toList();
    if (names.size() < 2) {
      return String.join("", names);
    }
    return names.stream().limit(names.size() - 1L).collect(Collectors.joining(", "))
        + " and "
        + names.getLast();
  }
}
