package org.inwoarena.engine.turn;

import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.victory.Claiming;
import org.inwoarena.engine.victory.Ending;
import org.inwoarena.engine.victory.Goals;

/** Moves a turn on from phase to phase (R2.1.1, R2.4.8). */
public final class TurnFlow {

  private TurnFlow() {}

  /** The first turn of the game. */
  public static void first(Play play) {
    begin(play, play.game().progress().starter());
  }

  /** The turn after the one that is over; the last one ends the game by its goal shares. */
  public static void next(Play play) {
    var progress = play.game().progress();
    if (progress.turn() >= play.game().rules().turnLimit()) {
      Ending.called(play, EndReason.LIMIT);
    } else {
      begin(play, play.game().after(progress.active()));
    }
  }

  private static void begin(Play play, int seat) {
    var progress = play.game().progress();
    var seats = play.game().seats().size();
    var fromStarter = Math.floorMod(seat - progress.starter(), seats);
    var before = Math.floorMod(progress.active() - progress.starter(), seats);
    var newRound = progress.turn() == 0 || fromStarter <= before;
    play.emit(
        new Event.TurnBegun(
            new Seat(seat), progress.turn() + 1, progress.round() + (newRound ? 1 : 0)));
  }

  /** Goes one step on; called while nobody is asked. */
  public static void advance(Play play, Frame.Turn turn) {
    switch (turn.phase()) {
      case PLOT_DRAW -> play.emit(new Event.PhaseBegun(Phase.GROUP_DRAW));
      case GROUP_DRAW -> play.emit(new Event.PhaseBegun(afterDraws(play.game())));
      case TAKEOVER -> play.emit(new Event.PhaseBegun(Phase.TOKENS));
      case TOKENS -> {
        Refill.tokens(play, turn.seat());
        play.emit(new Event.PhaseBegun(Phase.MAIN));
      }
      case MAIN -> play.emit(new Event.PhaseBegun(Phase.ANNOUNCE));
      case ANNOUNCE -> announce(play, turn.seat());
      case KNOCK -> knock(play, turn.seat());
      case END -> end(play, turn.seat());
    }
  }

  /** The phase after the draws; R20.1.4 skips the automatic takeover. */
  public static Phase afterDraws(Game game) {
    return game.rules().automaticTakeover() ? Phase.TAKEOVER : Phase.TOKENS;
  }

  /**
   * The turn ends as soon as what is under way is over; all that is left of it is skipped (R2.4.9).
   */
  public static void cutShort(Play play, boolean tokensFirst) {
    var turn = play.game().frame(Frame.Turn.class);
    if (turn.isEmpty()) {
      return;
    }
    if (tokensFirst && turn.get().phase().compareTo(Phase.TOKENS) <= 0) {
      Refill.tokens(play, turn.get().seat());
    }
    play.emit(new Event.TurnCutShort(new Seat(turn.get().seat())));
  }

  /** The active player who meets a Goal must say so before the knock (R2.4.1). */
  private static void announce(Play play, int seat) {
    play.emit(new Event.PhaseBegun(Phase.KNOCK));
    var game = play.game();
    if (!game.rules().on(Switch.NO_ANNOUNCEMENT)
        && Goals.claimsAreOpen(game)
        && !Goals.met(game, seat).isEmpty()) {
      Claiming.openAnnouncement(play, seat);
    }
  }

  private static void knock(Play play, int seat) {
    play.emit(new Event.PhaseBegun(Phase.END));
    if (Goals.claimsAreOpen(play.game())) {
      Claiming.openKnock(play, seat);
    }
  }

  /** The duties of the end of a turn, in the order of R2.4.8. */
  private static void end(Play play, int seat) {
    var reductionFirst = play.game().rules().on(Switch.REDUCTION_BEFORE_FAILED);
    // A discard may be answered before the turn goes on to its end.
    if (!reductionFirst && discardFailed(play, seat)) {
      return;
    }
    if (PlotLimit.isExceeded(play.game(), seat)) {
      play.emit(new Event.OverLimit(new Seat(seat), Frame.Surplus.PLOTS));
      return;
    }
    if (reductionFirst && discardFailed(play, seat)) {
      return;
    }
    // What the discards have set off comes before the turn is over.
    if (play.game().inForce().reactions().isEmpty()) {
      play.emit(new Event.TurnEnded(new Seat(seat)));
    }
  }

  /** Targets from hand that were not captured (R8.6.3); whether there were any. */
  private static boolean discardFailed(Play play, int seat) {
    var failed = play.game().seat(seat).in(Zone.ATTACKED).ids();
    for (var card : failed) {
      play.emit(new Event.Discarded(new Seat(seat), card, DiscardReason.FAILED));
    }
    return !failed.isEmpty();
  }
}
