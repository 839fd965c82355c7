package org.inwoarena.engine.victory;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
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
import org.inwoarena.engine.state.Zone;

/** The claim window: who claims, who can stop it, who wins (R15.5.1 to R15.5.5). */
public final class Claiming {

  private Claiming() {}

  /** Claims victory. */
  public static Optional<Objection> claim(Play play, int seat, Command.ClaimVictory command) {
    var objection = objection(play.game(), seat, command.goal());
    if (objection.isPresent()) {
      return objection;
    }
    var stage = ((Frame.Claims) play.game().top()).stage();
    play.emit(new Event.Claimed(new Seat(seat), command.goal()));
    reveal(play, seat, command.goal());
    if (stage == ClaimStage.ANSWER) {
      // A new claim is news: whoever passed before it is asked again.
      play.emit(new Event.ClaimsAnswerable(silent(play.game())));
    }
    return Optional.empty();
  }

  /**
   * Whoever claims by a Goal card shows all Plots, to prove that it is the only one (R15.4.5). The
   * Goal card itself lies apart until the window closes: nothing that works on Plots or on exposed
   * ones reaches it, unless it was exposed before (R15.4.8, R15.4.9).
   */
  private static void reveal(Play play, int seat, String goal) {
    var game = play.game();
    if (goal.equals(Goals.BASIC) || goal.equals(illuminati(game, seat))) {
      return;
    }
    for (var card : game.seat(seat).in(Zone.HAND).ids()) {
      var printed = game.printed(card.value());
      if (printed.id().equals(goal) && !isShown(play.game(), seat, goal)) {
        play.emit(new Event.CardMoved(card, Zone.PLAYED, new Seat(seat), 0));
      } else if (printed.facts().kind().inPlotDeck()) {
        play.emit(new Event.PlotExposed(new Seat(seat), card));
      }
    }
  }

  private static boolean isShown(Game game, int seat, String goal) {
    return GoalCards.exposed(game, seat).stream()
        .anyMatch(card -> game.printed(card).id().equals(goal));
  }

  /** Revealed Goal cards are back in hand, exposed; after a stopped claim for use (R15.4.10). */
  private static void takeBack(Play play, List<Frame.Claim> claims) {
    for (var claim : claims) {
      for (var card : GoalCards.revealed(play.game(), claim.seat())) {
        var place = play.game().seat(claim.seat()).in(Zone.EXPOSED).size();
        play.emit(
            new Event.CardMoved(new CardId(card), Zone.EXPOSED, new Seat(claim.seat()), place));
      }
    }
  }

  private static Optional<Objection> objection(Game game, int seat, String goal) {
    if (((Frame.Claims) game.top()).hasClaimed(seat)) {
      return Optional.of(Objection.CLAIMED_ALREADY);
    }
    if (!maySpeak(game)) {
      return Optional.of(Objection.ANNOUNCEMENT_ALONE);
    }
    return Goals.met(game, seat).contains(goal)
        ? Optional.empty()
        : Optional.of(Objection.GOAL_NOT_MET);
  }

  /** The Goals a seat may name now. */
  public static List<String> claimable(Game game, int seat) {
    return maySpeak(game) && !((Frame.Claims) game.top()).hasClaimed(seat)
        ? Goals.met(game, seat)
        : List.of();
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
    takeBack(play, frame.claims());
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
   * other (R15.2.7), unless one of the two may share its victory (R15.2.8).
   */
  private static List<Seat> winners(Game game, List<Frame.Claim> claims) {
    var standing = new ArrayList<Frame.Claim>();
    for (var claim : claims) {
      if (Goals.met(game, claim.seat()).contains(claim.goal())) {
        standing.add(claim);
      }
    }
    standing.addAll(partners(game, standing));
    var winners = new ArrayList<Seat>();
    for (var claim : standing) {
      if (standing.stream().noneMatch(other -> block(game, claim, other))) {
        winners.add(new Seat(claim.seat()));
      }
    }
    return winners;
  }

  /** A Special Goal that is shared is met by all players of its Illuminati at once. */
  private static List<Frame.Claim> partners(Game game, List<Frame.Claim> standing) {
    var partners = new ArrayList<Frame.Claim>();
    for (var claim : standing) {
      if (claim.goal().equals(illuminati(game, claim.seat()))
          && Goals.mayShare(game, claim.seat(), claim.goal())) {
        game.playing().stream()
            .filter(seat -> illuminati(game, seat).equals(claim.goal()))
            .filter(seat -> standing.stream().noneMatch(other -> other.seat() == seat))
            .filter(seat -> partners.stream().noneMatch(other -> other.seat() == seat))
            .forEach(seat -> partners.add(new Frame.Claim(seat, claim.goal())));
      }
    }
    return partners;
  }

  private static boolean block(Game game, Frame.Claim one, Frame.Claim other) {
    return one.seat() != other.seat()
        && illuminati(game, one.seat()).equals(illuminati(game, other.seat()))
        && !Goals.mayShare(game, one.seat(), one.goal())
        && !Goals.mayShare(game, other.seat(), other.goal());
  }

  private static String illuminati(Game game, int seat) {
    return game.printed(game.seat(seat).illuminati()).id();
  }
}
