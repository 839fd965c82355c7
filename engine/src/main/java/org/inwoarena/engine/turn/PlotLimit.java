package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability.PlayerValue;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.PlayerNumbers;

/** The limit on Plots in hand (3.4). Whatever has the back of a Plot counts as one. */
public final class PlotLimit {

  private PlotLimit() {}

  /** Plots in the seat's hand, hidden ones first. */
  public static List<Integer> plots(Game game, int seat) {
    var plots = new ArrayList<Integer>(hidden(game, seat));
    for (int card : game.seat(seat).in(Zone.EXPOSED)) {
      plots.add(card);
    }
    return plots;
  }

  /** Hidden Plots in the seat's hand. */
  public static List<Integer> hidden(Game game, int seat) {
    var hand = game.seat(seat).in(Zone.HAND);
    var plots = new ArrayList<Integer>(hand.size());
    for (var i = 0; i < hand.size(); i++) {
      if (game.printed(hand.get(i)).facts().kind().inPlotDeck()) {
        plots.add(hand.get(i));
      }
    }
    return plots;
  }

  /** Whether the seat holds more than the rules allow outside the own turn (R3.4.2). */
  public static boolean isExceeded(Game game, int seat) {
    var hand = game.seat(seat).in(Zone.HAND);
    var plots = game.seat(seat).in(Zone.EXPOSED).size();
    for (var i = 0; i < hand.size(); i++) {
      if (game.printed(hand.get(i)).facts().kind().inPlotDeck()) {
        plots++;
      }
    }
    return plots > PlayerNumbers.of(game, seat, PlayerValue.HAND_LIMIT, game.rules().plotLimit());
  }

  /** Makes everybody whose turn it is not get down to the limit at once (R3.4.3). */
  public static void check(Play play) {
    var active = play.game().progress().active();
    if (active < 0 || play.game().over()) {
      return;
    }
    for (var seat : play.game().playing()) {
      if (seat != active && isExceeded(play.game(), seat) && !isReducing(play.game(), seat)) {
        play.emit(new Event.OverLimit(new Seat(seat), Frame.Surplus.PLOTS));
      }
    }
  }

  private static boolean isReducing(Game game, int seat) {
    return game.frames().contains(new Frame.Reduce(seat, Frame.Surplus.PLOTS));
  }
}
