package org.inwoarena.deck.pools;

/** Why something cannot be done with pools now. */
public enum Objection {
  UNKNOWN("series-not-found", "There is no such series of pools."),
  NOT_YOURS("organiser-only", "Only the organiser of the series does this."),
  NOT_OPEN("pools-not-open", "The organiser has not opened the pools yet."),
  OPEN_ALREADY("pools-open", "The pools are open, and their deadline stays."),
  NOT_OVER("building-not-over", "The seed is shown after the time to build is over."),
  REVEALED_ALREADY("pools-revealed", "The seed is shown already."),
  TIME_OVER("building-over", "The time to build a deck from the pool is over."),
  OTHER_FORMAT("format-differs", "The pool is of another format than the one asked for.");

  private final String code;
  private final String detail;

  Objection(String code, String detail) {
    this.code = code;
    this.detail = detail;
  }

  /** For programs. */
  public String code() {
    return code;
  }

  /** For people. */
  public String detail() {
    return detail;
  }
}
