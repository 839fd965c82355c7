package org.inwoarena.matchmaking.refusal;

import java.util.Comparator;
import java.util.List;

/** A request was refused, with every reason; nothing has changed. */
public final class Refused extends RuntimeException {

  private final transient List<Objection> objections;

  /** Refused for all of these reasons, at least one. */
  public Refused(List<Objection> objections) {
    super(objections.getFirst().code(), null, false, false);
    this.objections = List.copyOf(objections);
  }

  /** Refused for one reason. */
  public Refused(Objection objection) {
    this(List.of(objection));
  }

  /** Refuses if there is any objection. */
  public static void ifAny(List<Objection> objections) {
    if (!objections.isEmpty()) {
      throw new Refused(objections);
    }
  }

  /** Every reason, in the order they were found. */
  public List<Objection> objections() {
    return objections;
  }

  /** The reason that names the refusal: the first of the most basic kind. */
  public Objection main() {
    return objections.stream().min(Comparator.comparing(Objection::kind)).orElseThrow();
  }
}
