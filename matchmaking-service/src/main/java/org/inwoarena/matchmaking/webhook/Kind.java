package org.inwoarena.matchmaking.webhook;

import java.util.Locale;

/** What webhooks tell of. */
public enum Kind {
  /** Somebody entered, moved up or withdrew. */
  REGISTRATION,
  /** A round is paired, or paired anew. */
  ROUND_PAIRED,
  /** A table has a result, or another one. */
  RESULT,
  /** Standings after a round are kept. */
  STANDINGS,
  /** Everything is played. */
  FINISHED,
  /** The event is called off. */
  CANCELLED;

  /** What it is called: its name in kebab case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
