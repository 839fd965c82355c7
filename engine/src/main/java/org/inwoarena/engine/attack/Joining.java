package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.InEffect;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.turn.Tokens;

/** Tokens for and against an attack between announcement and roll. */
public final class Joining {

  private Joining() {}

  /** Spends a token for the attack (R8.5.1), or against it (R8.7.1). */
  public static Optional<Objection> join(Play play, int seat, CardId group, boolean against) {
    var attack = (Frame.Attack) play.game().top();
    var objection = objection(play.game(), attack, seat, group.value(), against);
    if (objection.isEmpty()) {
      if (seat == attack.attacker()) {
        Response.commit(play);
      }
      var free = against && defendsFree(play.game(), attack, group.value());
      if (!free) {
        play.emit(new Event.TokensSpent(new Seat(seat), List.of(group), Spending.JOIN));
      }
      play.emit(new Event.Joined(new Seat(seat), group, against, free));
    }
    return objection;
  }

  /** Why a Group cannot join. */
  static Optional<Objection> objection(
      Game game, Frame.Attack attack, int seat, int group, boolean against) {
    if (!Tokens.isOwnGroup(game, seat, group)) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    var token = Tokens.objection(game, group);
    if (token.isPresent() && !(against && defendsFree(game, attack, group))) {
      return token;
    }
    if (group == attack.leader() && !spendsSeveral(game, group)) {
      return Optional.of(Objection.LEADER_CANNOT_JOIN);
    }
    if (!Privilege.mayJoin(game, attack, seat, group)) {
      return Optional.of(Objection.PRIVILEGED);
    }
    if (!Protection.mayTakePart(game, attack, seat)) {
      return Optional.of(Objection.FIRST_TURN_PROTECTED);
    }
    if (hasJoined(game, attack, group, against)) {
      return Optional.of(Objection.ALREADY_IN_ATTACK);
    }
    return against ? opposeObjection(game, attack, group) : aidObjection(game, attack, group);
  }

  /** Whether the Group's text lets it add its Power to a defence without a token. */
  private static boolean defendsFree(Game game, Frame.Attack attack, int group) {
    return !attack.opposing().contains(group)
        && Permissions.of(game, group, attack.target()).allows(Deed.DEFEND_FREE);
  }

  /**
   * Whether the Group is in the attack and may not join it once more: only the target in its own
   * defence may spend several tokens (R7.4.1, R7.4.2), and whom a card lets.
   */
  private static boolean hasJoined(Game game, Frame.Attack attack, int group, boolean against) {
    var aids = attack.aiding().contains(group);
    var opposes = attack.opposing().contains(group);
    var several = spendsSeveral(game, group) && !(against ? aids : opposes);
    return (aids || (opposes && !(against && group == attack.target()))) && !several;
  }

  private static boolean spendsSeveral(Game game, int group) {
    return Permissions.of(game, group).allows(Deed.SEVERAL_TOKENS);
  }

  /** Spends a token for the attack after its roll, where a card lets the Group (R7.6.4). */
  public static Optional<Objection> joinLate(Play play, int seat, CardId group) {
    var attack = (Frame.Attack) play.game().top();
    var objection = lateObjection(play.game(), attack, seat, group.value());
    if (objection.isEmpty()) {
      play.emit(new Event.TokensSpent(new Seat(seat), List.of(group), Spending.JOIN));
      play.emit(new Event.Joined(new Seat(seat), group, false, false));
      play.emit(new Event.StrengthFinal(Strength.joinedLate(play.game(), attack, group.value())));
    }
    return objection;
  }

  private static Optional<Objection> lateObjection(
      Game game, Frame.Attack attack, int seat, int group) {
    var allowed =
        attack.nature().stage() == Nature.Stage.RESULT
            && Permissions.of(game, group, attack.target()).allows(Deed.JOIN_LATE);
    if (allowed && Permissions.of(game, group).barring(Deed.CHANGE_STRENGTH).isPresent()) {
      return Optional.of(Objection.BARRED_BY_CARD);
    }
    return allowed
        ? objection(game, attack, seat, group, false)
        : Optional.of(Objection.ROLL_ENDS_ATTACK);
  }

  /** The Groups that can still aid after the roll. */
  public static void lateFamilies(Game game, int seat, Moves moves) {
    if (game.top() instanceof Frame.Attack attack) {
      var aid = new ArrayList<Integer>();
      for (var group : Tokens.payers(game, seat)) {
        if (lateObjection(game, attack, seat, group).isEmpty()) {
          aid.add(group);
        }
      }
      moves.add("aid", "group", Moves.cards(aid));
    }
  }

  /** Why a Group whose token is in would not be let in any more (R18.3.1). */
  static Optional<Objection> noLongerFits(
      Game game, Frame.Attack attack, int group, boolean against) {
    if (!game.card(group).zone().inStructure()) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    // Named with the announcement, its token not spent yet: without one it cannot act (R7.3.7).
    if (attack.declares(group, game.card(group).holder())) {
      var token = Tokens.objection(game, group);
      if (token.isPresent()) {
        return token;
      }
    }
    return against ? opposeObjection(game, attack, group) : fitObjection(game, attack, group);
  }

  private static Optional<Objection> aidObjection(Game game, Frame.Attack attack, int group) {
    return Launched.countObjection(attack).or(() -> fitObjection(game, attack, group));
  }

  private static Optional<Objection> fitObjection(Game game, Frame.Attack attack, int group) {
    var destroys = attack.kind() == AttackKind.DESTROY;
    var launched = Launched.aidObjection(game, attack, group);
    if (launched.isPresent()) {
      return launched;
    }
    if (destroys && group == attack.target()) {
      return Optional.of(Objection.ATTACKS_ITSELF);
    }
    var barred = CardBars.aidObjection(game, attack, group);
    if (barred.isPresent()) {
      return barred;
    }
    if (!Secrecy.mayAid(game, attack, group)) {
      return Optional.of(Objection.SECRET_INTERFERENCE);
    }
    if (Aid.worth(game, attack, group) != Aid.NONE) {
      return Optional.empty();
    }
    return Optional.of(destroys ? Objection.NO_FITTING_AID_TO_DESTROY : Objection.NO_FITTING_AID);
  }

  private static Optional<Objection> opposeObjection(Game game, Frame.Attack attack, int group) {
    var barred =
        Launched.opposeObjection(game, attack, group)
            .or(() -> CardBars.opposeObjection(game, attack, group));
    if (barred.isPresent()) {
      return barred;
    }
    if (group != attack.target() && !Secrecy.mayOppose(game, attack, group)) {
      return Optional.of(Objection.SECRET_INTERFERENCE);
    }
    if (Defence.worth(game, attack, group) != Aid.NONE) {
      return Optional.empty();
    }
    return Optional.of(
        attack.kind() == AttackKind.DESTROY
            ? Objection.NO_FITTING_DEFENCE_TO_DESTROY
            : Objection.NO_FITTING_DEFENCE);
  }

  /** The Groups of a seat that can still join. */
  public static void families(Game game, Frame.Attack attack, int seat, Moves moves) {
    moves.add("aid", "group", Moves.cards(able(game, attack, seat, false)));
    moves.add("oppose", "group", Moves.cards(able(game, attack, seat, true)));
  }

  static List<Integer> able(Game game, Frame.Attack attack, int seat, boolean against) {
    var able = new ArrayList<Integer>();
    for (var group : candidates(game, attack, seat, against)) {
      if (objection(game, attack, seat, group, against).isEmpty()) {
        able.add(group);
      }
    }
    return able;
  }

  /** Groups with a token, and those that may defend without one. */
  private static List<Integer> candidates(
      Game game, Frame.Attack attack, int seat, boolean against) {
    var payers = Tokens.payers(game, seat);
    if (against && InEffect.any(game, Ability.Allow.class)) {
      for (int card : game.seat(seat).in(Zone.STRUCTURE)) {
        if (!payers.contains(card) && defendsFree(game, attack, card)) {
          payers.add(card);
        }
      }
    }
    return payers;
  }
}
