package org.inwoarena.engine.stats;

import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.rules.Switch;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;

/** Which cards the abilities of a card get to. */
public final class Reaching {

  private Reaching() {}

  /** Whether the filter means the card; in play where it does not say where (R2.5.6). */
  public static boolean isMeant(Scene scene, Filter filter, int card) {
    return Filters.matches(scene, filter, card)
        && (scene.game().card(card).zone().inPlay() || Filters.saysWhere(filter));
  }

  /**
   * Whether an ability that speaks of such cards reaches that card: the abilities of others do not
   * affect a player in the first turn (R1.4.9), save NWOs (R1.4.2) and the answers of whoever he
   * attacks (R1.4.4).
   */
  static boolean reaches(Scene scene, Filter of, int card) {
    var holder = scene.game().card(card).holder();
    return reachesPlayer(scene, holder) || isForAll(scene.game(), isOfNobody(of));
  }

  /** Whether what the card of the scene does by itself reaches that player. */
  public static boolean reachesPlayer(Scene scene, int seat) {
    return seat == scene.you()
        || !isProtected(scene.game(), seat)
        || scene.game().printed(scene.source()).facts().kind() == CardKind.NWO
        || answers(scene.game(), scene.you(), seat);
  }

  /** By the 2002 line what affects all players alike reaches the protected too (R1.4.2). */
  public static boolean isForAll(Game game, boolean alike) {
    return alike && game.rules().on(Switch.CARDS_FOR_ALL_PASS_PROTECTION);
  }

  /** Whether a filter means the cards of all players alike. */
  private static boolean isOfNobody(Filter filter) {
    return switch (filter) {
      case Filter.Of of -> false;
      case Filter.In in -> false;
      case Filter.And(var all) -> all.stream().allMatch(Reaching::isOfNobody);
      case Filter.Or(var any) -> any.stream().allMatch(Reaching::isOfNobody);
      case Filter.Not(var not) -> isOfNobody(not);
      default -> true;
    };
  }

  /** Whether the player has not finished a turn yet (R1.4.3). */
  public static boolean isProtected(Game game, int seat) {
    return game.seat(seat).turnsTaken() == 0;
  }

  /** Whether a player may answer a protected one, whose attack is on him (R1.4.4, R1.4.5). */
  public static boolean answers(Game game, int seat, int attacker) {
    return game.frame(Frame.Attack.class)
        .filter(attack -> attack.attacker() == attacker)
        .flatMap(Frame.Attack::defender)
        .filter(defender -> defender == seat)
        .filter(
            defender ->
                game.rules().on(Switch.ANSWER_NEEDS_NO_OWN_TURN) || !isProtected(game, seat))
        .isPresent();
  }
}
