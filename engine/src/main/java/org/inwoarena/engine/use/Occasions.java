package org.inwoarena.engine.use;

import java.util.Optional;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Bindings;
import org.inwoarena.engine.state.Deed;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Window;

/** Moments that can be answered before something happens, or after it has. */
public final class Occasions {

  private Occasions() {}

  /** Something is about to happen: it can be answered or replaced first, if anybody can. */
  public static void due(Play play, Moment moment, Bindings bindings, Deed deed) {
    var actor = bindings.actor().orElse(play.game().progress().active());
    var occasion =
        new Frame.Occasion(Window.from(play.game(), moment, actor), bindings, Optional.of(deed));
    if (occasion.window().isClosed() && Replacing.next(play.game(), occasion).isEmpty()) {
      Deeds.carryOut(play, deed);
    } else {
      play.emit(new Event.DeedDue(moment, bindings, deed));
    }
  }

  /** Nobody answers any more: what was due happens, unless an ability replaces it. */
  public static void advance(Play play, Frame.Occasion occasion) {
    var replacement = Replacing.next(play.game(), occasion);
    if (replacement.isPresent()) {
      play.emit(replacement.get());
      return;
    }
    play.emit(new Event.OccasionOver(occasion.window().moment()));
    occasion.due().ifPresent(deed -> Deeds.carryOut(play, deed));
  }

  /** Whether a trigger or a round of asking waits and nothing has to be finished before it. */
  public static boolean isReactionDue(Game game) {
    return !game.inForce().reactions().isEmpty()
        && !game.frames().isEmpty()
        && !(game.top() instanceof Frame.Placing)
        && !(game.top() instanceof Frame.Reduce)
        && !(game.top() instanceof Frame.Relief)
        && !(game.top() instanceof Frame.Use use && use.stage() != Frame.UseStage.ANNOUNCED);
  }

  /** All waiting reactions are dropped: they have gone on for too long. */
  public static void drop(Play play) {
    play.emit(new Event.ReactionsDropped(play.game().inForce().reactions().size()));
  }

  /** The first waiting reaction begins. */
  public static void react(Play play) {
    play.emit(new Event.ReactionBegun(play.game().inForce().reactions().getFirst()));
  }
}
