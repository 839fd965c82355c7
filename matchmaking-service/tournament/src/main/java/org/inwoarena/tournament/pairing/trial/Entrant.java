package org.inwoarena.tournament.pairing.trial;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.tournament.pairing.Contender;
import org.inwoarena.tournament.pairing.Floated;

/** What has become of one entrant of a random event. */
final class Entrant {

  private static final int WIN = 3;

  private final String id;
  private final int startNumber;
  private final List<String> opponents = new ArrayList<>();
  private final List<Floated> floats = new ArrayList<>();
  private int points;
  private int freeWins;
  private int startBalance;

  Entrant(int startNumber, int points) {
    this.id = "player-" + startNumber;
    this.startNumber = startNumber;
    this.points = points;
  }

  Contender contender() {
    return new Contender(
        id, "No. " + startNumber, startNumber, points, opponents, freeWins, floats, startBalance);
  }

  int points() {
    return points;
  }

  /** Is paired with somebody who has so many points before the round. */
  void meets(String opponent, int otherPoints) {
    opponents.add(opponent);
    var apart = points - otherPoints;
    floats.addFirst(apart == 0 ? Floated.LEVEL : apart > 0 ? Floated.DOWN : Floated.UP);
  }

  void plays(int scored, boolean started) {
    points += scored;
    startBalance += started ? 1 : -1;
  }

  void winsByForfeit() {
    points += WIN;
    freeWins++;
  }

  void sitsOut() {
    floats.addFirst(Floated.DOWN);
    winsByForfeit();
  }
}
