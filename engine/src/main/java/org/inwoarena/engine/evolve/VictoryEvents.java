package org.inwoarena.engine.evolve;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.ClaimStage;
import org.inwoarena.engine.state.Game;

/** What claims, the Plot limit and the end of the game change. */
final class VictoryEvents {

  private VictoryEvents() {}

  static Game opened(Game game, Event.ClaimsOpened event) {
    var stage = event.announcement() ? ClaimStage.ANNOUNCE : ClaimStage.KNOCK;
    return game.edit().push(new Frame.Claims(stage, List.of(), seats(event.toAsk()))).done();
  }

  static Game claimed(Game game, Event.Claimed event) {
    var frame = (Frame.Claims) game.top();
    var claims = new ArrayList<>(frame.claims());
    claims.add(new Frame.Claim(event.seat().index(), event.goal()));
    var left = new ArrayList<>(frame.toAsk());
    left.remove((Integer) event.seat().index());
    return game.edit().top(new Frame.Claims(frame.stage(), claims, left)).done();
  }

  static Game answerable(Game game, Event.ClaimsAnswerable event) {
    var frame = (Frame.Claims) game.top();
    return game.edit()
        .top(new Frame.Claims(ClaimStage.ANSWER, frame.claims(), seats(event.toAsk())))
        .done();
  }

  static Game overLimit(Game game, Event.OverLimit event) {
    return game.edit().push(new Frame.Reduce(event.seat().index(), event.of())).done();
  }

  static Game over(Game game, Event.GameOver event) {
    return game.edit().clearFrames().questions(List.of()).result(event.result()).done();
  }

  private static List<Integer> seats(List<Seat> seats) {
    return seats.stream().map(Seat::index).toList();
  }
}
