package org.inwoarena.engine.attack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.CardKind;
import org.inwoarena.engine.api.Term;
import org.inwoarena.engine.effect.Ability.Bonus;
import org.inwoarena.engine.effect.Ability.Instant;
import org.inwoarena.engine.effect.Ability.Reach;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.stats.Amounts;
import org.inwoarena.engine.stats.Conditions;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.InEffect;
import org.inwoarena.engine.stats.Lens;
import org.inwoarena.engine.stats.Reaching;
import org.inwoarena.engine.stats.Scene;

/** What abilities that work all the time add to an attack or to its defence (R7.5.7, R8.2.2). */
final class Bonuses {

  private final Game game;
  private final Frame.Attack attack;

  private Bonuses(Game game, Frame.Attack attack) {
    this.game = game;
    this.attack = attack;
  }

  /** All terms, those against the attack negative. */
  static List<Term> terms(Game game, Frame.Attack attack) {
    return InEffect.isNothing(game) ? List.of() : new Bonuses(game, attack).terms();
  }

  private List<Term> terms() {
    var bySource = new LinkedHashMap<Integer, Map<Reach, List<Term>>>();
    InEffect.each(
        game,
        Lens.FULL,
        Bonus.class,
        (outer, bonus, temporary) -> {
          var scene = outer.in(attack);
          if (counts(scene, bonus)) {
            bySource
                .computeIfAbsent(scene.source(), source -> new LinkedHashMap<>())
                .computeIfAbsent(bonus.reach(), reach -> new ArrayList<>())
                .add(term(scene, bonus));
          }
        });
    var terms = new ArrayList<Term>();
    bySource.forEach((source, bonuses) -> terms.addAll(ofOneCard(source, bonuses)));
    return terms;
  }

  /**
   * Of a Group's bonus as leader and its bonus for any attempt only the higher one counts
   * (R19.2.25).
   */
  private List<Term> ofOneCard(int source, Map<Reach, List<Term>> bonuses) {
    var direct = bonuses.getOrDefault(Reach.DIRECT, List.of());
    var attempt = bonuses.getOrDefault(Reach.ATTEMPT, List.of());
    var facts = game.printed(source).facts();
    if (!direct.isEmpty() && !attempt.isEmpty() && facts.kind().isGroup()) {
      bonuses.remove(Strength.sum(direct) >= Strength.sum(attempt) ? Reach.ATTEMPT : Reach.DIRECT);
    }
    return bonuses.values().stream().flatMap(List::stream).filter(t -> t.amount() != 0).toList();
  }

  private Term term(Scene scene, Bonus bonus) {
    var opposes = isAgainst(scene, bonus);
    return new Term(
        (opposes ? -1 : 1) * Amounts.of(scene, bonus.amount()),
        opposes ? "defence-bonus" : "bonus",
        Optional.of(new CardId(scene.source())),
        Optional.empty(),
        clause(bonus.reach()));
  }

  private static String clause(Reach reach) {
    return switch (reach) {
      case DIRECT -> "R19.2.1";
      case ATTEMPT -> "R19.2.3";
      case JOINS, EVERYONE -> "R7.5.7";
      case DEFENCE -> "R19.2.26";
    };
  }

  private boolean isAgainst(Scene scene, Bonus bonus) {
    return bonus.reach() == Reach.DEFENCE
        || (bonus.reach() == Reach.JOINS && attack.opposing().contains(scene.source()));
  }

  private boolean counts(Scene scene, Bonus bonus) {
    return (bonus.kinds().isEmpty() || bonus.kinds().contains(attack.kind()))
        && reaches(scene, bonus)
        && fitsInstant(bonus)
        && Filters.matches(scene, bonus.target(), attack.target())
        && (bonus.leader().isEmpty()
            || Filters.matches(scene, bonus.leader().get(), attack.leader()))
        && (bonus.in().isEmpty() || Conditions.is(scene, bonus.in().get(), attack))
        && (Reaching.reachesPlayer(scene, attack.attacker())
            || Reaching.isForAll(game, bonus.reach() == Reach.EVERYONE))
        && Secrecy.counts(game, attack, scene.source());
  }

  /** Whether the attack is one the bonus speaks of (R19.2.1 to R19.2.4, R19.2.26). */
  private boolean reaches(Scene scene, Bonus bonus) {
    return switch (bonus.reach()) {
      // A leader named by the text stands for the card itself: that of a Resource, say.
      case DIRECT ->
          isLedByGroup() && (bonus.leader().isPresent() || attack.leader() == scene.source());
      case ATTEMPT ->
          attack.attacker() == scene.you() && (isLedByGroup() || bonus.instant() != Instant.NO);
      case JOINS -> attack.involves(scene.source());
      case EVERYONE -> true;
      case DEFENCE ->
          attack.defender().isPresent()
              && (attack.defender().get() == scene.you()
                  || game.printed(scene.source()).facts().kind() == CardKind.NWO);
    };
  }

  private boolean isLedByGroup() {
    return attack.nature().isLed();
  }

  /** In an Instant attack nothing helps that does not say so (R12.1.5, R19.2.4). */
  private boolean fitsInstant(Bonus bonus) {
    return switch (bonus.instant()) {
      case NO -> !attack.nature().is(Word.INSTANT);
      case ALSO -> true;
      case ONLY -> attack.nature().is(Word.INSTANT);
    };
  }
}
