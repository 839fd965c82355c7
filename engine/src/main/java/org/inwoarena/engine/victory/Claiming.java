package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.ClaimStage;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Phase;

/** The claim window: who claims, who can stop it, who wins (R15.5.1 to R15.5.5). */
public final class Claiming {

  private Claiming() {}

  /** Claims victory. */
  public static Optional<Objection> claim(Play play, int seat, Command.ClaimVictory command) {
    if (!claimable(play.game(), seat).contains(command.goal())) {
      return Optional.of(
          maySpeak(play.game()) ? Objection.GOAL_NOT_MET : Objection.ANNOUNCEMENT_ALONE);
    }
    var stage = ((Frame.Claims) play.game().top()).stage();
    play.emit(new Event.Claimed(new Seat(seat), command.goal()));
    if (stage == ClaimStage.ANSWER) {
      // A new claim is news: whoever passed before it is asked again.
      play.emit(new Event.ClaimsAnswerable(silent(play.game())));
    }
    return Optional.empty();
  }

  /** The Goals a seat may name now. */
  public static List<String> claimable(Game game, int seat) {
    return maySpeak(game) ? Goals.met(game, seat) : List.of();
  }

  /** Whether the one asked may claim: by default also beside an announcement (R15.5.5). */
  private static boolean maySpeak(Game game) {
    var answers = ((Frame.Claims) game.top()).stage() == ClaimStage.ANSWER;
    var announced =
        game.frame(Frame.Turn.class).filter(turn -> turn.phase() == Phase.KNOCK).isPresent();
    return !(answers && announced && game.rules().on(Switch.ANNOUNCEMENT_STANDS_ALONE));
  }

  /** The legal claims of a seat. */
  public static void families(Game game, int seat, Moves moves) {
    moves.add(
        "claim-victory", "goal", new Slot.OneOf(new ArrayList<Object>(claimable(game, seat))));
  }

  /** Opens the window of the announcement for the active player (R2.4.1). */
  public static void openAnnouncement(Play play, int active) {
    play.emit(new Event.ClaimsOpened(true, List.of(new Seat(active))));
  }

  /** Opens the window of the knock (R2.4.4): everybody is asked, so that asking betrays nothing. */
  public static void openKnock(Play play, int active) {
    var toAsk = new ArrayList<Seat>();
    for (var seat = play.game().after(active); seat != active; seat = play.game().after(seat)) {
      toAsk.add(new Seat(seat));
    }
    if (play.game().rules().on(Switch.NO_ANNOUNCEMENT)) {
      toAsk.add(new Seat(active));
    }
    play.emit(new Event.ClaimsOpened(false, toAsk));
  }

  /** Goes on when nobody is left to ask. */
  public static void advance(Play play, Frame.Claims frame) {
    if (frame.stage() != ClaimStage.ANSWER && !frame.claims().isEmpty()) {
      play.emit(new Event.ClaimsAnswerable(silent(play.game())));
      return;
    }
    var winners = winners(play.game(), frame.claims());
    play.emit(new Event.ClaimsClosed(winners));
    if (!winners.isEmpty()) {
      Ending.won(play, winners);
    }
  }

  /** The seats without a claim, from the active player's next on. */
  private static List<Seat> silent(Game game) {
    var claims = ((Frame.Claims) game.top()).claims();
    var active = game.progress().active();
    var silent = new ArrayList<Seat>();
    var seat = active;
    do {
      seat = game.after(seat);
      var asked = seat;
      if (claims.stream().noneMatch(claim -> claim.seat() == asked)) {
        silent.add(new Seat(seat));
      }
    } while (seat != active);
    return silent;
  }

  /**
   * The claims that stand: Goals are checked again (R15.5.2); factions of one Illuminati block each
   * other (R15.2.7), those of an Illuminati that may share do not (R15.2.8).
   */
  private static List<Seat> winners(Game game, List<Frame.Claim> claims) {
    var factions = new HashMap<String, Integer>();
    var standing = new ArrayList<Frame.Claim>();
    for (var claim : claims) {
      if (Goals.met(game, claim.seat()).contains(claim.goal())) {
        standing.add(claim);
        factions.merge(illuminati(game, claim), 1, Integer::sum);
      }
    }
    var winners = new ArrayList<Seat>();
    for (var claim : standing) {
      var illuminati = illuminati(game, claim);
      if (factions.get(illuminati) == 1 || game.rules().mayShareVictory(illuminati, claim.goal())) {
        winners.add(new Seat(claim.seat()));
      }
    }
    return winners;
  }

  private static String illuminati(Game game, Frame.Claim claim) {
    return game.printed(game.seat(claim.seat()).illuminati()).id();
  }
}
