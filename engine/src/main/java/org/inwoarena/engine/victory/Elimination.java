package org.inwoarena.engine.victory;

import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.layout.Structure;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Mark;

/** Who is out (section 15.1). */
public final class Elimination {

  private static final int SAFE_TURNS = 3;

  private Elimination() {}

  /** A player leaves the game (R15.1.6). */
  public static void concede(Play play, Seat seat) {
    play.emit(new Event.Conceded(seat));
    eliminate(play, seat, Optional.empty(), EndReason.CONCESSION);
  }

  /** The host takes a player out of the game. */
  public static void forfeit(Play play, Seat seat, EndReason reason) {
    play.emit(new Event.Forfeited(seat, reason));
    eliminate(play, seat, Optional.empty(), reason);
  }

  /** Takes out everybody whose Illuminati controls no Group any more (R15.1.1). */
  public static void check(Play play) {
    for (var seat : play.game().playing()) {
      if (!play.game().over() && isOut(play.game(), seat)) {
        if (fulfilsGoal(play, seat)) {
          var illuminati = new CardId(play.game().seat(seat).illuminati());
          play.emit(new Event.MarkSet(illuminati, Mark.OUTLASTS, true));
          continue;
        }
        eliminate(play, new Seat(seat), victor(play, seat), EndReason.ELIMINATION);
      }
    }
  }

  private static boolean isOut(Game game, int seat) {
    var player = game.seat(seat);
    return player.turnsTaken() >= SAFE_TURNS
        && Structure.hasNoPuppet(game, player.illuminati())
        && !outlasts(game, seat)
        && game.frames().stream()
            .noneMatch(frame -> frame instanceof Frame.Placing placing && placing.seat() == seat);
  }

  /** Whether the player has just destroyed his own last puppet and meets a Goal by it (R15.1.4). */
  private static boolean fulfilsGoal(Play play, int seat) {
    return play.events().stream()
            .anyMatch(
                event ->
                    event instanceof Event.Destroyed destroyed
                        && destroyed.from().index() == seat
                        && destroyed.by().equals(Optional.of(new Seat(seat))))
        && !Goals.met(play.game(), seat).isEmpty();
  }

  /** He stays until the turn is over, as long as he meets his Goal (R15.1.10). */
  private static boolean outlasts(Game game, int seat) {
    return game.card(game.seat(seat).illuminati()).has(Mark.OUTLASTS)
        && !Goals.met(game, seat).isEmpty();
  }

  /** Whoever has just taken or destroyed the player's last puppet (R16.2.2). */
  private static Optional<Seat> victor(Play play, int seat) {
    for (var event : play.events().reversed()) {
      switch (event) {
        case Event.Captured captured when isFrom(captured, seat) -> {
          return Optional.of(captured.by());
        }
        case Event.Destroyed destroyed when destroyed.from().index() == seat -> {
          return destroyed.by().filter(by -> by.index() != seat);
        }
        default -> {}
      }
    }
    return Optional.empty();
  }

  /** Those who added Power to the attack on the last puppet, or used a card in it. */
  private static List<Seat> helpers(Game game, Seat seat) {
    var helpers = new TreeSet<Integer>();
    game.frame(Frame.Attack.class)
        .filter(attack -> attack.defender().equals(Optional.of(seat.index())))
        .ifPresent(
            attack -> {
              attack.aiding().forEach(group -> helpers.add(game.card(group).holder()));
              attack
                  .agent()
                  .filter(agent -> !agent.against())
                  .ifPresent(a -> helpers.add(a.seat()));
              attack.nature().boosts().stream()
                  .filter(boost -> boost.amount() > 0)
                  .forEach(boost -> helpers.add(boost.seat()));
              helpers.remove(attack.attacker());
            });
    return helpers.stream().map(Seat::new).toList();
  }

  private static boolean isFrom(Event.Captured captured, int seat) {
    return captured.from().filter(from -> from.index() == seat).isPresent();
  }

  /** A rival faction that eliminates a player gets his Resources (R15.1.5, R16.2.2). */
  private static boolean isFaction(Game game, int seat, int other) {
    return game.printed(game.seat(other).illuminati())
        .id()
        .equals(game.printed(game.seat(seat).illuminati()).id());
  }

  private static void eliminate(Play play, Seat seat, Optional<Seat> by, EndReason reason) {
    var heir = by.filter(victor -> isFaction(play.game(), seat.index(), victor.index()));
    play.emit(
        new Event.Eliminated(
            seat, by, by.map(v -> helpers(play.game(), seat)).orElse(List.of()), heir));
    var left = play.game().playing();
    if (left.size() == 1) {
      Ending.lastLeft(play, reason, new Seat(left.getFirst()));
    }
  }
}
