package org.inwoarena.engine.flow;

import java.util.Optional;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.attack.Judging;
import org.inwoarena.engine.attack.Roll;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.link.StateCheck;
import org.inwoarena.engine.moving.Placing;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.relief.Reliefs;
import org.inwoarena.engine.setup.SetupFlow;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.turn.Originals;
import org.inwoarena.engine.turn.PlotLimit;
import org.inwoarena.engine.turn.TurnFlow;
import org.inwoarena.engine.use.Listening;
import org.inwoarena.engine.use.Occasions;
import org.inwoarena.engine.use.Uses;
import org.inwoarena.engine.victory.Claiming;
import org.inwoarena.engine.victory.Elimination;
import org.inwoarena.engine.victory.Ending;
import org.inwoarena.engine.victory.GoalCards;

/** Lets the game go on by itself until a player is asked or the game is over. */
public final class Flow {

  private Flow() {}

  /**
   * Goes on, then opens the prompts that are due.
   *
   * @param acted whose command was just carried out
   */
  public static void advance(Play play, Optional<Seat> acted) {
    check(play, true);
    var reactions = 0;
    var listens = true;
    while (!play.game().over()) {
      if (Occasions.isReactionDue(play.game())) {
        listens &= reactions++ < Tempo.reactions(play.game());
        react(play, listens);
      } else {
        var due = Questions.due(play.game());
        if (!due.isEmpty()) {
          Questions.ask(play, due, acted);
          return;
        }
        step(play);
      }
      check(play, listens);
    }
  }

  /** Carries a trigger out; all are dropped once they have gone on for too long. */
  private static void react(Play play, boolean listens) {
    if (listens) {
      Occasions.react(play);
    } else {
      Occasions.drop(play);
    }
  }

  /**
   * After every step what follows by itself is looked for, until nothing follows any more.
   *
   * @param listens whether triggers that wait for a state of things may still begin
   */
  private static void check(Play play, boolean listens) {
    while (!play.isSettled()) {
      play.settle();
      Elimination.check(play);
      if (listens) {
        Listening.check(play);
      }
      StateCheck.check(play);
      Judging.check(play);
      PlotLimit.check(play);
      GoalCards.check(play);
      Ending.check(play);
    }
  }

  private static IllegalStateException unanswered(Frame frame) {
    return new IllegalStateException("a player is always asked in " + frame);
  }

  private static void step(Play play) {
    if (play.game().frames().isEmpty()) {
      TurnFlow.next(play);
      return;
    }
    switch (play.game().top()) {
      case Frame.Setup setup -> {
        if (SetupFlow.advance(play, setup)) {
          TurnFlow.first(play);
        }
      }
      case Frame.Turn turn -> TurnFlow.advance(play, turn);
      case Frame.Attack attack -> Roll.advance(play, attack);
      case Frame.Use use -> Uses.advance(play, use);
      case Frame.Occasion occasion -> Occasions.advance(play, occasion);
      case Frame.Placing placing -> Placing.advance(play, placing);
      case Frame.Claims claims -> Claiming.advance(play, claims);
      case Frame.Keep keep -> throw new IllegalStateException("a copy is always chosen");
      case Frame.Relief relief -> Reliefs.advance(play);
      case Frame.Original original -> Originals.advance(play, original);
      case Frame.Naming naming -> throw unanswered(naming);
      case Frame.Trade trade -> throw unanswered(trade);
      case Frame.Reduce reduce -> play.emit(new Event.WithinLimit(new Seat(reduce.seat())));
    }
  }
}
