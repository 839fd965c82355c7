package org.inwoarena.tournament.simulation;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;
import org.inwoarena.tournament.life.Admission;
import org.inwoarena.tournament.life.Settings;
import org.inwoarena.tournament.life.Settings.Attendance;
import org.inwoarena.tournament.life.Settings.Pace;
import org.inwoarena.tournament.life.Settings.Pins;
import org.inwoarena.tournament.life.Settings.Schedule;
import org.inwoarena.tournament.standing.TieBreak;

/** The settings of simulated events: one fixed day, open to all, no decks. */
final class SimulatedSettings {

  private static final Instant START = Instant.parse("2026-01-10T10:00:00Z");

  private SimulatedSettings() {}

  static Settings of(Scenario scenario) {
    var fewest = scenario.format().fewest();
    return new Settings(
        "Simulation %d".formatted(scenario.seed()),
        "",
        scenario.format(),
        scenario.length(),
        new Pins("two-player-tournament", "simulated", "simulated", "simulated", false),
        new Pace(
            Duration.ofMinutes(25),
            Duration.ofSeconds(5),
            Duration.ofMinutes(3),
            Duration.ofMinutes(60)),
        TieBreak.USUAL,
        scenario.rounds(),
        new Admission(
            fewest,
            Math.max(fewest, scenario.players()),
            Optional.empty(),
            Optional.empty(),
            0,
            Optional.empty()),
        new Schedule(START, Duration.ofHours(6), ZoneOffset.UTC, START.minusSeconds(600)),
        new Attendance(
            Duration.ofMinutes(10),
            2,
            Duration.ofMinutes(30),
            Duration.ofDays(7),
            Optional.empty()));
  }
}
