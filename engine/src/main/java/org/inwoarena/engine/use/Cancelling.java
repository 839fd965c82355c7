package org.inwoarena.engine.use;

import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.DiscardReason;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Frame.Use;
import org.inwoarena.engine.state.Mark;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Zone;

/** Actions and plays that do not happen, and who gets what back (section 18, R18.4.1). */
public final class Cancelling {

  private Cancelling() {}

  /** A play whose use has become illegal: a Plot returns to hand, exposed (R18.1.4). */
  static void becameIllegal(Play play, Use use) {
    play.emit(
        new Event.Cancelled(new Seat(use.seat()), play.game().frames().size() - 1, "illegal"));
    backExposed(play, use.seat(), use.card());
  }

  /** A play that is cancelled: what powered it is lost (R18.3.2, R18.3.4, R18.3.5). */
  public static void play(Play play, int by, int height) {
    var use = (Use) play.game().frames().get(height);
    play.emit(new Event.Cancelled(new Seat(by), height, "play"));
    lost(play, use.seat(), use.card());
  }

  /**
   * One of the tokens that power a play is cancelled. With it the play is lost, unless it was one
   * of several and another Group's token can replace it (R18.3.2, R18.3.3, R18.3.9).
   */
  public static void payment(Play play, int by, int height, int payer) {
    var use = (Use) play.game().frames().get(height);
    if (use.paid().size() == 1) {
      play(play, by, height);
    } else {
      play.emit(new Event.PaymentLost(height, new CardId(payer)));
    }
  }

  /**
   * The attack does not take place. The attacking Group's token and Plots are lost; the other
   * Groups get their tokens, and their players the Plots and agents, back (18.2). A Disaster's
   * target gets its token back too (R18.3.6).
   */
  public static void attack(Play play, int by, int height, String why) {
    var attack = (Frame.Attack) play.game().frames().get(height);
    if (!attack.committed()) {
      var leader = new CardId(attack.leader());
      Committing.spend(play, new Seat(attack.attacker()), List.of(leader), Spending.LEAD);
    }
    for (var used : attack.nature().plays()) {
      if (isAttackers(attack, used)) {
        inUse(play, used);
      } else {
        fallsOut(play, used);
      }
    }
    attack
        .agent()
        .ifPresent(
            agent ->
                play.emit(
                    new Event.CardMoved(
                        new CardId(agent.card()),
                        Zone.HAND,
                        new Seat(agent.seat()),
                        play.game().seat(agent.seat()).in(Zone.HAND).size())));
    play.emit(new Event.Cancelled(new Seat(by), height, why));
    refund(play, attack);
  }

  /** Plots of the attacker that helped the leader, or the attack as such (R18.2.2, R18.2.5). */
  private static boolean isAttackers(Frame.Attack attack, Nature.InUse used) {
    return used.seat() == attack.attacker()
        && (used.helped() == 0 || used.helped() == attack.leader());
  }

  private static void refund(Play play, Frame.Attack attack) {
    var back = attack.paid(group -> play.game().card(group).holder());
    attack.nature().launched().ifPresent(plot -> back.addAll(plot.lost()));
    for (var card : back) {
      if (play.game().card(card).zone().inPlay()) {
        play.emit(new Event.TokensGiven(new CardId(card), 1));
      }
    }
    var target = play.game().card(attack.target());
    if (target.zone() == Zone.ATTACKED && !target.has(Mark.ROLLED_FOR)) {
      var seat = attack.attacker();
      play.emit(
          new Event.CardMoved(
              new CardId(attack.target()),
              Zone.HAND,
              new Seat(seat),
              play.game().seat(seat).in(Zone.HAND).size()));
    }
  }

  /** The attack of a Plot is cancelled together with the Plot (R12.1.7, R12.1.16). */
  public static void launched(Play play, int by, int height) {
    attack(play, by, height, "plot");
    play(play, by, height - 1);
  }

  /** The Plot that attacks may do so no longer: it returns to hand, exposed (R18.1.4). */
  public static void launchedIllegally(Play play, int height) {
    var attack = (Frame.Attack) play.game().frames().get(height);
    attack(play, attack.attacker(), height, "illegal");
    var use = (Use) play.game().frames().get(height - 1);
    play.emit(new Event.Cancelled(new Seat(use.seat()), height - 1, "illegal"));
    backExposed(play, use.seat(), use.card());
  }

  /**
   * The action of one Group that aids or opposes is cancelled: its token and the Plots that helped
   * it are lost, the attack goes on (R18.3.1, R18.3.7).
   */
  public static void helper(Play play, Frame.Attack attack, int group) {
    play.emit(new Event.HelperDropped(new CardId(group)));
    for (var used : attack.nature().plays()) {
      if (used.helped() == group) {
        inUse(play, used);
      }
    }
  }

  /** A Plot at work in the attack is cancelled (R18.3.5, R19.2.21). */
  public static void inUse(Play play, Nature.InUse used) {
    play.emit(new Event.PlayLeft(new CardId(used.origin().card())));
    lost(play, used.seat(), used.origin().card());
  }

  /** The use of a Plot at work became illegal: it returns to hand, exposed (R18.1.1). */
  public static void fallsOut(Play play, Nature.InUse used) {
    play.emit(new Event.PlayLeft(new CardId(used.origin().card())));
    backExposed(play, used.seat(), used.origin().card());
  }

  /** A Plot at work is taken back by its player (R7.3.3, R7.3.4). */
  public static void takenBack(Play play, Nature.InUse used) {
    var card = new CardId(used.origin().card());
    play.emit(new Event.PlayLeft(card));
    var place = play.game().seat(used.seat()).in(Zone.HAND).size();
    play.emit(new Event.CardMoved(card, Zone.HAND, new Seat(used.seat()), place));
  }

  /** A cancelled agents card goes where its play says; it is just not in the attack any more. */
  public static void agent(Play play, int card) {
    play.emit(new Event.AgentDropped(new CardId(card)));
  }

  private static void lost(Play play, int seat, int card) {
    if (play.game().card(card).zone() == Zone.PLAYED) {
      play.emit(new Event.Discarded(new Seat(seat), new CardId(card), DiscardReason.CANCELLED));
    }
  }

  private static void backExposed(Play play, int seat, int card) {
    if (play.game().card(card).zone() == Zone.PLAYED) {
      var place = play.game().seat(seat).in(Zone.EXPOSED).size();
      play.emit(new Event.CardMoved(new CardId(card), Zone.EXPOSED, new Seat(seat), place));
    }
  }
}
