package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.SeatResult;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** Places and scores at the end of a game. */
public final class Ending {

  private static final int WIN = 2;
  private static final int SHARED = 1;

  private Ending() {}

  /** Claims stood (R15.2.4). */
  static void won(Play play, List<Seat> winners) {
    over(play, EndReason.GOAL, winners);
  }

  /** One player is left (R15.2.2). */
  static void lastLeft(Play play, EndReason reason, Seat winner) {
    over(play, reason, List.of(winner));
  }

  /**
   * The host calls time. At the end of a round or by the clock of a match the attack under way and
   * what follows from it come to their end first (tournament rules: the running attack and its
   * immediate responses finish, no new attack begins).
   */
  public static void due(Play play, EndReason reason) {
    if (reason == EndReason.LIMIT && isAttackOn(play.game())) {
      play.emit(new Event.TimeDue());
    } else {
      called(play, reason);
    }
  }

  /** Ends the game once the last attack is over. */
  public static void check(Play play) {
    var game = play.game();
    if (game.progress().timeDue() && !game.over() && !isAttackOn(game)) {
      called(play, EndReason.LIMIT);
    }
  }

  /** Whether an attack is on the stack, to the last of its consequences. */
  private static boolean isAttackOn(Game game) {
    return game.frame(Frame.Attack.class).isPresent();
  }

  /** Time is up: the best goal share wins, equal ones share. An aborted game has no winner. */
  public static void called(Play play, EndReason reason) {
    play.emit(new Event.TimeCalled(reason));
    if (reason == EndReason.ABORTED) {
      over(play, reason, List.of());
      return;
    }
    var game = play.game();
    var best = 0;
    for (var seat : game.playing()) {
      best = Math.max(best, share(game, seat));
    }
    var winners = new ArrayList<Seat>();
    for (var seat : game.playing()) {
      if (share(game, seat) == best) {
        winners.add(new Seat(seat));
      }
    }
    over(play, reason, winners);
  }

  private static void over(Play play, EndReason reason, List<Seat> winners) {
    var game = play.game();
    var results = new ArrayList<SeatResult>();
    for (var index = 0; index < game.seats().size(); index++) {
      var seat = new Seat(index);
      var won = winners.contains(seat);
      var score = won ? winners.size() == 1 ? WIN : SHARED : 0;
      var place = won ? 1 : winners.size() + 1;
      results.add(new SeatResult(seat, place, score, share(game, index)));
    }
    play.emit(new Event.GameOver(new Entity.Result(reason, results)));
  }

  private static int share(Game game, int seat) {
    return game.seat(seat).eliminated() ? 0 : Goals.share(game, seat);
  }
}
