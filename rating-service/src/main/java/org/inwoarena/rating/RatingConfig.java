package org.inwoarena.rating;

import io.smallrye.config.ConfigMapping;
import java.util.Map;

/** What an operator can set; the values are in {@code application.properties}. */
@ConfigMapping(prefix = "arena.rating")
public interface RatingConfig {

  /** The ladders by id; matchmaking-service has the same ones with deck formats and clocks. */
  Map<String, LadderSettings> ladders();

  /** A ladder. */
  interface LadderSettings {
    /** As people call it. */
    String name();

    /** The only rule set whose results count. */
    String ruleSet();

    /** The only way of playing cards whose results count. */
    String cards();

    /** A match that ended in an earlier turn, and not by a Goal, is not rated. */
    int minimumTurns();
  }
}
