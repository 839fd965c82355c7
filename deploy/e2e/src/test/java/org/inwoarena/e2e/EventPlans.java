package org.inwoarena.e2e;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.inwoarena.client.event.EventSettings;

/** Events as organisers send them. */
final class EventPlans {

  private EventPlans() {}

  /**
   * Three Swiss rounds, which the organiser pairs, and a cut to four with a match for the third
   * place; a seat may think for a minute.
   */
  static EventSettings swissTop4(String name, int cap, Instant starts) {
    return new EventSettings(
        name,
        "",
        "swiss-top-4",
        true,
        starts,
        starts,
        "Europe/Berlin",
        5,
        cap,
        4,
        Optional.empty(),
        Optional.empty(),
        0,
        Optional.empty(),
        Optional.of(3),
        false,
        "two-player-tournament",
        "constructed",
        "2026-11",
        "2",
        new EventSettings.Clock(60, 0, 60, 4200),
        List.of("omw/1", "gw/1", "ogw/1"),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
