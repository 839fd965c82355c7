package org.inwoarena.e2e;

import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Events as organisers send them. */
final class EventPlans {

  private EventPlans() {}

  /** A Swiss event whose rounds the organiser pairs; a seat may think for half a minute. */
  static Map<String, Object> swiss(String name, int cap, Instant starts) {
    var body = new HashMap<String, Object>();
    body.put("name", name);
    body.put("description", "");
    body.put("format", "swiss");
    body.put("thirdPlace", false);
    body.put("startsAt", starts.toString());
    body.put("checkInCloses", starts.toString());
    body.put("zone", "Europe/Berlin");
    body.put("hours", 5);
    body.put("cap", cap);
    body.put("minimum", 4);
    body.put("ratedGames", 0);
    body.put("rounds", 3);
    body.put("autopilot", false);
    body.put("ruleSet", "two-player-tournament");
    body.put("deckFormat", "constructed");
    body.put("errata", "2026-11");
    body.put("validator", "2");
    body.put("clock", Map.of("bank", 30, "grace", 0, "cap", 30, "round", 4200));
    body.put("tieBreaks", List.of("omw/1", "gw/1", "ogw/1"));
    return body;
  }
}
