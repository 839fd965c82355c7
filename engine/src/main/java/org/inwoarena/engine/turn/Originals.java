package org.inwoarena.engine.turn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;

/**
 * Who has the original of a Unique Resource (R16.6.3). Whoever plays one openly has to wait until
 * all others with cards face down have answered, whatever those cards are: that a player is asked
 * tells nothing but what everybody sees, that he has some.
 */
public final class Originals {

  private Originals() {}

  /** Whether somebody has to be asked before the seat brings that card into play. */
  public static boolean areSought(Game game, int seat, int card) {
    return game.printed(card).facts().unique()
        && !Resources.isBarred(game, card)
        && !holders(game, seat).isEmpty();
  }

  /** Asks those who have cards face down. */
  public static void seek(Play play, int seat, int card, Optional<Frame.ByText> text) {
    play.emit(
        new Event.OriginalSought(
            new Seat(seat), new CardId(card), text, holders(play.game(), seat)));
  }

  private static List<Seat> holders(Game game, int seat) {
    var holders = new ArrayList<Seat>();
    for (var other = game.after(seat); other != seat; other = game.after(other)) {
      if (!game.seat(other).in(Zone.FACE_DOWN).isEmpty()) {
        holders.add(new Seat(other));
      }
    }
    return holders;
  }

  /** Who is asked now; nobody more once the original lies open. */
  public static Optional<Integer> asked(Game game, Frame.Original original) {
    return Resources.isBarred(game, original.card())
        ? Optional.empty()
        : original.toAsk().stream().findFirst();
  }

  /** The copy is turned up, or the player keeps silent about it. */
  public static Optional<Objection> answer(Play play, int seat, Command command) {
    return switch (command) {
      case Command.TurnUp(var card) when copies(play.game(), seat).contains(card.value()) ->
          FaceDown.turnUp(play, seat, card);
      case Command.Pass pass -> {
        play.emit(new Event.Passed(new Seat(seat)));
        yield Optional.empty();
      }
      default -> Optional.of(Objection.SHOW_THE_ORIGINAL);
    };
  }

  /** The own face-down copies of the card that is played. */
  private static List<Integer> copies(Game game, int seat) {
    var played = game.printed(((Frame.Original) game.top()).card()).id();
    return game.seat(seat).in(Zone.FACE_DOWN).numbers().stream()
        .filter(card -> game.printed(card).id().equals(played))
        .toList();
  }

  /** The legal answers. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add("turn-up", "card", Moves.cards(copies(game, seat)));
    moves.add("pass");
  }

  /** The answer when time is up: who has it has to show it, and loses it otherwise. */
  public static Command onTimeout(Game game, int seat) {
    var copies = copies(game, seat);
    return copies.isEmpty()
        ? new Command.Pass()
        : new Command.TurnUp(new CardId(copies.getFirst()));
  }

  /** All have answered: the card enters play, or stays where it was. */
  public static void advance(Play play, Frame.Original original) {
    var refused = Resources.isBarred(play.game(), original.card());
    var seat = new Seat(original.seat());
    var card = new CardId(original.card());
    play.emit(new Event.CopySettled(seat, card, refused));
    if (refused) {
      return;
    }
    if (original.text().isEmpty()) {
      Resources.carryOut(play, original.seat(), original.card());
      return;
    }
    var text = original.text().get();
    play.emit(new Event.ResourceTaken(seat, card, text.automatic()));
    text.link().ifPresent(to -> play.emit(new Event.Linked(card, to, false)));
  }
}
