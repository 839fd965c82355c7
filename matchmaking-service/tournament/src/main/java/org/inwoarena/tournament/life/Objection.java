package org.inwoarena.tournament.life;

import java.util.Optional;
import org.inwoarena.tournament.history.EntrantId;

/**
 * One reason why a request is refused.
 *
 * @param code stable word for clients
 * @param detail a sentence for people
 * @param about whom of several it is about; empty where it is about the whole
 */
public record Objection(Kind kind, String code, String detail, Optional<EntrantId> about) {

  /** What sort of refusal it is. */
  public enum Kind {
    /** What is asked about does not exist. */
    UNKNOWN,
    /** Not for this person to ask. */
    FORBIDDEN,
    /** Wrong in itself. */
    INVALID,
    /** Right, but not now. */
    CONFLICT
  }

  private Objection(Kind kind, String code, String detail) {
    this(kind, code, detail, Optional.empty());
  }

  static Objection unknown(String code, String detail) {
    return new Objection(Kind.UNKNOWN, code, detail);
  }

  static Objection forbidden(String code, String detail) {
    return new Objection(Kind.FORBIDDEN, code, detail);
  }

  static Objection invalid(String code, String detail) {
    return new Objection(Kind.INVALID, code, detail);
  }

  static Objection conflict(String code, String detail) {
    return new Objection(Kind.CONFLICT, code, detail);
  }

  Objection about(EntrantId entrant) {
    return new Objection(kind, code, detail, Optional.of(entrant));
  }
}
