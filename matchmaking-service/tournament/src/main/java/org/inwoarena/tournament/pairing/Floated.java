package org.inwoarena.tournament.pairing;

/** Whom somebody met in a round, by score. */
public enum Floated {
  /** An opponent with fewer points, or nobody: a bye counts like this. */
  DOWN,
  /** An opponent with as many points, or did not take part. */
  LEVEL,
  /** An opponent with more points. */
  UP
}
