package org.inwoarena.game.match;

import java.util.Map;
import org.inwoarena.engine.api.Refusal;

/** Refusals that rest on no rule of the game but on the match being hosted. */
public final class Refusals {

  private static final String CLAUSE = "host";

  private Refusals() {}

  /** A refusal by the host. */
  public static Refusal of(String code) {
    return Refusal.of(code, CLAUSE);
  }

  /** A refusal by the host that names something. */
  public static Refusal of(String code, Map<String, Object> params) {
    return Refusal.of(code, CLAUSE, params);
  }
}
