package org.inwoarena.game.match;

import java.time.Duration;
import java.util.Optional;
import org.inwoarena.engine.Engine;
import org.inwoarena.game.clock.Charge;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.match.MatchEvent.Acted;
import org.inwoarena.game.match.MatchEvent.ClockCharged;
import org.inwoarena.game.match.MatchEvent.ClockStarted;
import org.inwoarena.game.match.MatchEvent.Joined;
import org.inwoarena.game.match.MatchEvent.OutageCredited;
import org.inwoarena.game.match.MatchEvent.Played;
import org.inwoarena.game.match.MatchEvent.RoundExtended;
import org.inwoarena.game.match.MatchEvent.RoundOver;
import org.inwoarena.game.match.MatchEvent.TimedOut;

/** Applies journal rows to a match; the only way a match ever changes. */
public final class Fold {

  private final Engine engine;

  /** Folds with this engine. */
  public Fold(Engine engine) {
    this.engine = engine;
  }

  /** The match after one more row. */
  public HostedMatch apply(HostedMatch match, MatchEvent event) {
    return switch (event) {
      case Played played -> match.with(engine.evolve(match.game(), played.event()));
      case Joined joined -> match.with(joined.seat());
      case ClockStarted start ->
          match.with(match.clocks().started(start.prompt(), start.seat(), start.since()));
      case ClockCharged charged -> match.with(match.clocks().charged(charge(charged)));
      case OutageCredited outage ->
          match.with(match.clocks().credited(new Outage(outage.from(), outage.to())));
      case RoundOver over -> match.with(match.clocks().roundEnding(Optional.empty()));
      case RoundExtended more -> match.with(match.clocks().roundEnding(Optional.of(more.ends())));
      case Acted acted -> match.unchanged();
      case TimedOut timedOut -> match.unchanged();
    };
  }

  private static Charge charge(ClockCharged charged) {
    return new Charge(
        charged.prompt(),
        charged.seat(),
        Duration.ofMillis(charged.spentMillis()),
        Duration.ofMillis(charged.bankMillis()));
  }
}
