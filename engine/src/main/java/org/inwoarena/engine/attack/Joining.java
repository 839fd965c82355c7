package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
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
      play.emit(new Event.TokensSpent(new Seat(seat), List.of(group), Spending.JOIN));
      play.emit(new Event.Joined(new Seat(seat), group, against));
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
    if (token.isPresent()) {
      return token;
    }
    if (group == attack.leader()) {
      return Optional.of(Objection.LEADER_CANNOT_JOIN);
    }
    if (!Privilege.mayTakePart(attack, seat)) {
      return Optional.of(Objection.PRIVILEGED);
    }
    if (!Protection.mayTakePart(game, attack, seat)) {
      return Optional.of(Objection.FIRST_TURN_PROTECTED);
    }
    // Only the target in its own defence may spend several tokens (R7.4.1, R7.4.2).
    var defendsItself = against && group == attack.target();
    if (attack.aiding().contains(group) || (attack.opposing().contains(group) && !defendsItself)) {
      return Optional.of(Objection.ALREADY_IN_ATTACK);
    }
    return against ? opposeObjection(game, attack, group) : aidObjection(game, attack, group);
  }

  /** Why a Group whose token is in would not be let in any more (R18.3.1). */
  static Optional<Objection> noLongerFits(
      Game game, Frame.Attack attack, int group, boolean against) {
    if (!game.card(group).zone().inStructure()) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
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
    for (var group : Tokens.payers(game, seat)) {
      if (objection(game, attack, seat, group, against).isEmpty()) {
        able.add(group);
      }
    }
    return able;
  }
}
