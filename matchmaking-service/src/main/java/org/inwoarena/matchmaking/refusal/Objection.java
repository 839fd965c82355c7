package org.inwoarena.matchmaking.refusal;

import java.time.Duration;
import java.util.Optional;

/**
 * One reason why a request is refused.
 *
 * @param code stable word for clients
 * @param where the line or field it is about; empty where it is about the whole
 * @param retryAfter when asking again may help
 */
public record Objection(
    Kind kind, String code, String detail, String where, Optional<Duration> retryAfter) {

  /** What sort of refusal it is; the most basic one names the whole refusal. */
  public enum Kind {
    /** What is asked for does not exist, or not for this player. */
    UNKNOWN,
    /** Not this player's to do. */
    FORBIDDEN,
    /** The request is wrong in itself. */
    INVALID,
    /** The request is right, but not now. */
    CONFLICT
  }

  /** The thing does not exist. */
  public static Objection unknown(String code, String detail) {
    return new Objection(Kind.UNKNOWN, code, detail, "", Optional.empty());
  }

  /** Somebody else's. */
  public static Objection forbidden(String code, String detail) {
    return new Objection(Kind.FORBIDDEN, code, detail, "", Optional.empty());
  }

  /** Wrong whenever it is asked. */
  public static Objection invalid(String code, String detail) {
    return new Objection(Kind.INVALID, code, detail, "", Optional.empty());
  }

  /** Wrong as things stand. */
  public static Objection conflict(String code, String detail) {
    return new Objection(Kind.CONFLICT, code, detail, "", Optional.empty());
  }

  /** This objection, with the time after which to ask again. */
  public Objection retryAfter(Duration wait) {
    return new Objection(kind, code, detail, where, Optional.of(wait));
  }

  /** This objection, about one line or field. */
  public Objection at(String place) {
    return new Objection(kind, code, detail, place, retryAfter);
  }
}
