package org.inwoarena.tournament.simulation;

import java.util.List;
import java.util.stream.Collectors;
import org.inwoarena.tournament.life.Objection;

/** The event refused something; the scenario cannot be played. */
public final class Impossible extends RuntimeException {

  /** Refused for these reasons. */
  Impossible(List<Objection> objections) {
    super(objections.stream().map(Objection::detail).collect(Collectors.joining(" ")));
  }
}
