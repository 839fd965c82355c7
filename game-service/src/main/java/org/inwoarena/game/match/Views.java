package org.inwoarena.game.match;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.inwoarena.contracts.GameView.Clock;
import org.inwoarena.contracts.GameView.Part;
import org.inwoarena.contracts.GameView.TimedPrompt;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.api.Audience;
import org.inwoarena.engine.api.LogEntry;
import org.inwoarena.engine.api.ViewPatch;
import org.inwoarena.game.match.MatchEvent.OutageCredited;
import org.inwoarena.game.match.MatchEvent.Played;
import org.inwoarena.game.match.MatchEvent.RoundExtended;
import org.inwoarena.game.match.MatchEvent.RoundOver;
import org.inwoarena.game.match.MatchEvent.TimedOut;

/** Cuts what happened for each audience. */
public final class Views {

  private final Engine engine;

  /** Cuts with this engine's projection. */
  public Views(Engine engine) {
    this.engine = engine;
  }

  /** One part per audience, also where nothing changed for it: a gap would tell something. */
  public List<Part> parts(Commit commit, Instant now) {
    return commit.after().plan().audiences().stream()
        .map(audience -> part(commit, audience, now))
        .toList();
  }

  /** The whole view as one part. */
  public Part snapshot(HostedMatch match, Audience audience, Instant now) {
    var patch = ViewPatch.between(new TreeMap<>(), engine.view(match.game(), audience));
    return part(match, audience, List.of(), patch, now);
  }

  private Part part(Commit commit, Audience audience, Instant now) {
    var patch =
        ViewPatch.between(
            engine.view(commit.before().game(), audience),
            engine.view(commit.after().game(), audience));
    var log = commit.steps().stream().flatMap(step -> log(step, audience).stream()).toList();
    return part(commit.after(), audience, log, patch, now);
  }

  private Part part(
      HostedMatch match, Audience audience, List<LogEntry> log, ViewPatch patch, Instant now) {
    return new Part(
        audience,
        audience.seat().map(seat -> match.plan().at(seat).player()),
        match.viewSeq(),
        log,
        patch,
        prompts(match, audience),
        clocks(match, now),
        match.clocks().roundEnds(),
        now,
        now);
  }

  private List<LogEntry> log(Commit.Step step, Audience audience) {
    return switch (step.event()) {
      case Played played -> engine.log(step.before(), played.event(), audience);
      case TimedOut timedOut -> List.of(entry(timedOut));
      case OutageCredited outage -> List.of(entry(outage));
      case RoundOver over -> List.of(LogEntry.of("round-over", Map.of()));
      case RoundExtended more -> List.of(LogEntry.of("round-extended", Map.of()));
      case MatchEvent.OfHost quiet -> List.of();
    };
  }

  private static LogEntry entry(TimedOut timedOut) {
    var code =
        switch (timedOut.meaning()) {
          case DEFAULT -> "time-up-default";
          case FORFEIT -> "time-up-forfeit";
          case GOAL_SHARES -> "time-up-goal-shares";
          case ABORT -> "time-up-abort";
        };
    return LogEntry.of(code, Map.of("seat", "seat:" + timedOut.seat().index()));
  }

  private static LogEntry entry(OutageCredited outage) {
    var seconds = Duration.between(outage.from(), outage.to()).toSeconds();
    return LogEntry.of("outage-credited", Map.of("seconds", seconds));
  }

  private List<TimedPrompt> prompts(HostedMatch match, Audience audience) {
    return engine.prompts(match.game()).stream()
        .filter(prompt -> audience.seat().equals(Optional.of(prompt.seat())))
        .flatMap(
            prompt ->
                match.clocks().deadline(prompt.id()).stream()
                    .map(deadline -> new TimedPrompt(prompt, deadline)))
        .toList();
  }

  private static List<Clock> clocks(HostedMatch match, Instant now) {
    var clocks = match.clocks();
    return match.plan().seats().stream()
        .map(seat -> new Clock(seat, clocks.left(seat, now).toMillis(), clocks.runsFrom(seat)))
        .toList();
  }
}
