package org.inwoarena.engine.use;

import java.util.List;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Seat;
import org.inwoarena.engine.event.Event;
import org.inwoarena.engine.event.Spending;
import org.inwoarena.engine.play.Play;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** When an announced attack can no longer be called off (R7.3.1, R7.3.7). */
public final class Committing {

  private Committing() {}

  /** Commits the attack, if it is not: the tokens of leader and named aiders are spent. */
  public static void commit(Play play, Frame.Attack attack) {
    if (attack.committed()) {
      return;
    }
    var attacker = new Seat(attack.attacker());
    play.emit(new Event.AttackCommitted(attacker));
    spend(play, attacker, List.of(new CardId(attack.leader())), Spending.LEAD);
    // Only named aiders are in before the attack is committed: joining commits it.
    spend(play, attacker, own(play.game(), attack), Spending.JOIN);
  }

  /** Spends declared tokens; one that an answer has taken in the meantime is gone already. */
  static void spend(Play play, Seat attacker, List<CardId> declared, Spending use) {
    var game = play.game();
    var there = declared.stream().filter(card -> game.card(card.value()).tokens() > 0).toList();
    if (!there.isEmpty()) {
      play.emit(new Event.TokensSpent(attacker, there, use));
    }
  }

  /** The first Plot the attacker plays for it commits it (R7.3.1). */
  static void byPlot(Play play, int seat) {
    play.game()
        .attack()
        .filter(attack -> attack.attacker() == seat)
        .ifPresent(attack -> commit(play, attack));
  }

  private static List<CardId> own(Game game, Frame.Attack attack) {
    return attack.aiding().stream()
        .filter(group -> game.card(group).holder() == attack.attacker())
        .map(CardId::new)
        .toList();
  }
}
