package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Command;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.api.Slot;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.hand.Locks;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Moves;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Zone;
import org.inwoarena.engine.stats.Attributes;
import org.inwoarena.engine.turn.Copies;
import org.inwoarena.engine.turn.HandCards;
import org.inwoarena.engine.turn.Tokens;

/** Who may attack whom (7.2, 8.1, 9.1). */
public final class Announcing {

  private Announcing() {}

  /** Announces an attack; no token is spent yet (R7.3.7). */
  public static Optional<Objection> announce(Play play, int seat, Command.Attack command) {
    var game = play.game();
    var leader = command.leader().value();
    var target = command.target().value();
    var objection =
        leaderObjection(game, seat, command.kind(), leader)
            .or(() -> targetObjection(game, seat, command.kind(), target))
            .or(() -> pairObjection(game, leader, target))
            .or(() -> CardBars.objection(game, command.kind(), leader, target))
            .or(() -> aidedObjection(game, command));
    if (objection.isEmpty()) {
      var state = game.card(target);
      var fromHand = !state.zone().inStructure();
      play.emit(
          new Event.AttackAnnounced(
              command.kind(),
              new Seat(seat),
              fromHand ? Optional.empty() : Optional.of(new Seat(state.holder())),
              command.leader(),
              command.target()));
      if (command.aided().isPresent()) {
        play.emit(new Event.NamingBegun(new Seat(seat)));
      }
    }
    return objection;
  }

  private static Optional<Objection> aidedObjection(Game game, Command.Attack command) {
    return command.aided().isPresent() && !mayNameAiders(game)
        ? Optional.of(Objection.AIDERS_JOIN_LATER)
        : Optional.empty();
  }

  /** In the 2002 edition aiding Groups only join afterwards (R7.2.1). */
  private static boolean mayNameAiders(Game game) {
    return !game.rules().on(Switch.AIDERS_JOIN_AFTERWARDS);
  }

  private static Optional<Objection> leaderObjection(
      Game game, int seat, AttackKind kind, int leader) {
    if (!Tokens.isOwnGroup(game, seat, leader)) {
      return Optional.of(Objection.NOT_YOUR_GROUP);
    }
    var token = Tokens.objection(game, leader);
    if (token.isPresent()) {
      return token;
    }
    return kind == AttackKind.CONTROL && !Structure.hasFreeArrow(game, leader)
        ? Optional.of(Objection.NO_FREE_ARROW)
        : Optional.empty();
  }

  /**
   * Whether an announced attack could not be announced any more (R18.2.1). A leader that has lost
   * its token before it was spent cannot act: taking it is no cancelling (R19.2.22), but it makes
   * the action illegal (R13.1.2). Once spent the token does not matter.
   */
  static boolean becameIllegal(Game game, Frame.Attack attack) {
    var leader = attack.leader();
    return !Tokens.isOwnGroup(game, attack.attacker(), leader)
        || (!attack.committed() && Tokens.objection(game, leader).isPresent())
        || (attack.kind() == AttackKind.CONTROL && !Structure.hasFreeArrow(game, leader))
        || pairObjection(game, leader, attack.target()).isPresent()
        || CardBars.objection(game, attack.kind(), leader, attack.target()).isPresent();
  }

  private static Optional<Objection> targetObjection(
      Game game, int seat, AttackKind kind, int target) {
    if (!game.roster().has(target)) {
      return Optional.of(Objection.NO_SUCH_CARD);
    }
    return switch (game.card(target).zone()) {
      case HAND, EXPOSED, ATTACKED -> handObjection(game, seat, kind, target);
      case STRUCTURE -> structureObjection(game, seat, kind, target);
      case ILLUMINATI -> Optional.of(Objection.ILLUMINATI_NO_TARGET);
      case RESOURCES -> Optional.of(Objection.RESOURCE_NO_TARGET);
      default -> Optional.of(Objection.NOT_A_TARGET);
    };
  }

  private static Optional<Objection> handObjection(
      Game game, int seat, AttackKind kind, int target) {
    var justPlayed = game.card(target).zone() == Zone.ATTACKED;
    if (game.card(target).holder() != seat
        || (!justPlayed && !HandCards.inHand(game, seat, target))) {
      return Optional.of(Objection.NOT_A_TARGET);
    }
    if (!game.printed(target).isGroup()) {
      var resource = game.printed(target).facts().kind() == CardKind.RESOURCE;
      return Optional.of(resource ? Objection.RESOURCE_NO_TARGET : Objection.NOT_A_TARGET);
    }
    if (kind == AttackKind.DESTROY) {
      return Optional.of(Objection.HAND_NOT_DESTROYED);
    }
    var closed = justPlayed ? Optional.<Objection>empty() : Locks.onUse(game, seat);
    return closed.or(() -> Copies.objection(game, target));
  }

  private static Optional<Objection> structureObjection(
      Game game, int seat, AttackKind kind, int target) {
    var defender = game.card(target).holder();
    if (defender != seat) {
      return Protection.objection(game, seat, defender);
    }
    return kind == AttackKind.CONTROL
        ? Optional.of(Objection.OWN_GROUP_NOT_CONTROLLED)
        : Optional.empty();
  }

  private static Optional<Objection> pairObjection(Game game, int leader, int target) {
    if (leader == target) {
      return Optional.of(Objection.ATTACKS_ITSELF);
    }
    return Secrecy.mayAttack(game, leader, target)
        ? Optional.empty()
        : Optional.of(Objection.SECRET_TARGET);
  }

  /** All legal announcements. */
  public static void families(Game game, int seat, Moves moves) {
    var hand = targets(game, seat, Zone.HAND, AttackKind.CONTROL);
    hand.addAll(targets(game, seat, Zone.ATTACKED, AttackKind.CONTROL));
    var rivals = new ArrayList<Integer>();
    for (var rival : game.playing()) {
      if (rival != seat && Protection.objection(game, seat, rival).isEmpty()) {
        game.seat(rival).in(Zone.STRUCTURE).ids().forEach(id -> rivals.add(id.value()));
      }
    }
    var controllers = leaders(game, seat, AttackKind.CONTROL);
    add(game, AttackKind.CONTROL, controllers, hand, moves);
    add(game, AttackKind.CONTROL, controllers, rivals, moves);
    var destroyers = leaders(game, seat, AttackKind.DESTROY);
    add(game, AttackKind.DESTROY, destroyers, rivals, moves);
    for (var own : game.seat(seat).in(Zone.STRUCTURE).ids()) {
      var others = new ArrayList<>(destroyers);
      others.remove((Integer) own.value());
      add(game, AttackKind.DESTROY, others, List.of(own.value()), moves);
    }
  }

  /** Targets that the same leaders may attack stand in one family. */
  private static void add(
      Game game, AttackKind kind, List<Integer> leaders, List<Integer> targets, Moves moves) {
    var free = CardBars.isNothing(game);
    var byLeaders = new LinkedHashMap<List<Integer>, List<Integer>>();
    for (var target : targets) {
      var able =
          free && !Attributes.isSecret(game, target)
              ? leaders
              : leaders.stream().filter(leader -> fits(game, kind, leader, target)).toList();
      byLeaders.computeIfAbsent(able, same -> new ArrayList<>()).add(target);
    }
    byLeaders.forEach((able, attackable) -> family(game, kind, able, attackable, moves));
  }

  private static boolean fits(Game game, AttackKind kind, int leader, int target) {
    return Secrecy.mayAttack(game, leader, target)
        && CardBars.objection(game, kind, leader, target).isEmpty();
  }

  private static void family(
      Game game, AttackKind kind, List<Integer> leaders, List<Integer> targets, Moves moves) {
    var slots = new HashMap<String, Slot>();
    slots.put("kind", Moves.words(kind == AttackKind.CONTROL ? "control" : "destroy"));
    slots.put("leader", Moves.cards(leaders));
    slots.put("target", Moves.cards(targets));
    moves.add("attack", slots);
    if (mayNameAiders(game)) {
      slots.put("aided", new Slot.OneOf(List.of(true)));
      moves.add("attack", slots);
    }
  }

  private static List<Integer> leaders(Game game, int seat, AttackKind kind) {
    var leaders = new ArrayList<Integer>();
    for (var group : Tokens.payers(game, seat)) {
      if (leaderObjection(game, seat, kind, group).isEmpty()) {
        leaders.add(group);
      }
    }
    return leaders;
  }

  private static List<Integer> targets(Game game, int seat, Zone zone, AttackKind kind) {
    var found = new ArrayList<Integer>();
    for (int card : game.seat(seat).in(zone)) {
      if (targetObjection(game, seat, kind, card).isEmpty()) {
        found.add(card);
      }
    }
    return found;
  }
}
