package org.inwoarena.matchmaking;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Events as organisers send them. */
final class EventRequests {

  private EventRequests() {}

  /** A Swiss event with a cut to the top four, paired by the platform. */
  static Map<String, Object> cup(String name, int cap, Instant starts) {
    var body = new HashMap<String, Object>();
    body.put("name", name);
    body.put("description", "");
    body.put("format", "swiss-top-4");
    body.put("thirdPlace", true);
    body.put("startsAt", starts.toString());
    body.put("checkInCloses", starts.toString());
    body.put("zone", "Europe/Berlin");
    body.put("hours", 5);
    body.put("cap", cap);
    body.put("minimum", 4);
    body.put("ratedGames", 0);
    body.put("rounds", 3);
    body.put("autopilot", true);
    body.put("ruleSet", "two-player-tournament");
    body.put("deckFormat", "constructed");
    body.put("errata", "2026-11");
    body.put("validator", "1");
    body.put("clock", Map.of("bank", 1500, "grace", 10, "cap", 180, "round", 4200));
    body.put("tieBreaks", List.of("omw/1", "gw/1", "ogw/1"));
    return body;
  }
}
