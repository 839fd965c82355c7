package org.inwoarena.game.match;

import java.time.Duration;
import java.util.Optional;
import org.inwoarena.contracts.GameView.Pause;
import org.inwoarena.engine.Engine;
import org.inwoarena.game.clock.Charge;
import org.inwoarena.game.clock.Outage;
import org.inwoarena.game.match.MatchEvent.Acted;
import org.inwoarena.game.match.MatchEvent.ClockCharged;
import org.inwoarena.game.match.MatchEvent.ClockExtended;
import org.inwoarena.game.match.MatchEvent.ClockStarted;
import org.inwoarena.game.match.MatchEvent.Joined;
import org.inwoarena.game.match.MatchEvent.OutageCredited;
import org.inwoarena.game.match.MatchEvent.Paused;
import org.inwoarena.game.match.MatchEvent.Played;
import org.inwoarena.game.match.MatchEvent.Resumed;
import org.inwoarena.game.match.MatchEvent.Rewound;
import org.inwoarena.game.match.MatchEvent.RoundExtended;
import org.inwoarena.game.match.MatchEvent.RoundOver;
import org.inwoarena.game.match.MatchEvent.Ruled;
import org.inwoarena.game.match.MatchEvent.TimedOut;

/** Applies journal rows to a match; the only way a match ever changes. */
public final class Fold {

  private final Engine engine;

  /** Folds with this engine. */
  public Fold(Engine engine) {
    this.engine = engine;
  }

  /**
   * The match after one more row.
   *
   * @param past what a row that goes back leads to
   */
  public HostedMatch apply(HostedMatch match, MatchEvent event, Past past) {
    return switch (event) {
      case Played played -> match.with(engine.evolve(match.game(), played.event()));
      case Joined joined -> match.with(joined.seat());
      case ClockStarted start ->
          match.with(match.clocks().started(start.prompt(), start.seat(), start.since()));
      case ClockCharged charged -> match.with(match.clocks().charged(charge(charged)));
      case OutageCredited outage ->
          match.with(match.clocks().credited(new Outage(outage.from(), outage.to())));
      case Paused paused -> match.stopped(new Pause(paused.since(), paused.authority().reason()));
      case Resumed resumed -> match.goingOn(resumed.at());
      case ClockExtended(var authority, var seat, var millis) ->
          match.with(match.clocks().extended(seat, Duration.ofMillis(millis)));
      case Rewound rewound -> back(match, past.at(rewound.to()));
      case RoundOver over -> match.with(match.clocks().roundEnding(Optional.empty()));
      case RoundExtended more -> match.with(match.clocks().roundEnding(Optional.of(more.ends())));
      case Acted acted -> match.unchanged();
      case TimedOut timedOut -> match.unchanged();
      case Ruled ruled -> match.unchanged();
    };
  }

  /** Who has come to the table has come, and a pause is a pause: the rest is as it was. */
  private HostedMatch back(HostedMatch match, HostedMatch then) {
    return match.back(
        engine.rewind(match.game(), then.game()), match.clocks().rewound(then.clocks()));
  }

  private static Charge charge(ClockCharged charged) {
    return new Charge(
        charged.prompt(),
        charged.seat(),
        Duration.ofMillis(charged.spentMillis()),
        Duration.ofMillis(charged.bankMillis()));
  }
}
