package org.inwoarena.client.bots;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.api.AttackKind;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;

/** Which token to spend on an announced attack, if any. */
final class Help {

  /** A change in the odds smaller than this is not worth a token. */
  private static final double WORTH_A_TOKEN = 0.08;

  private static final int AGENT_FOR = 10;
  private static final int AGENT_AGAINST = 6;

  private final Entity.AttackUnderWay attack;
  private final Sight sight;

  Help(Entity.AttackUnderWay attack, Sight sight) {
    this.attack = attack;
    this.sight = sight;
  }

  /** The weakest Group that makes the attack safe, otherwise the strongest. */
  Optional<CardId> aid(List<CardId> offered) {
    return choose(offered, this::aidOf, 10 - attack.strength())
        .filter(id -> gain(aidOf(id)) >= WORTH_A_TOKEN || stillHopeful(offered));
  }

  /** The weakest Group that stops the attack for sure, otherwise the strongest. */
  Optional<CardId> oppose(List<CardId> offered) {
    return choose(offered, this::oppositionOf, attack.strength() - 1)
        .filter(id -> -gain(-oppositionOf(id)) >= WORTH_A_TOKEN || canStillStop(offered));
  }

  /** Whether an agents card changes the odds enough (R10.2.4, R10.2.5). */
  boolean worthAnAgent(boolean against) {
    return Math.abs(gain(against ? -AGENT_AGAINST : AGENT_FOR)) >= 2 * WORTH_A_TOKEN;
  }

  private Optional<CardId> choose(
      List<CardId> offered, java.util.function.ToIntFunction<CardId> effect, int enough) {
    var byEffect = Comparator.comparingInt(effect).thenComparing(Comparator.naturalOrder());
    var useful = offered.stream().filter(id -> effect.applyAsInt(id) > 0).sorted(byEffect).toList();
    return useful.stream()
        .filter(id -> effect.applyAsInt(id) >= enough)
        .findFirst()
        .or(() -> useful.isEmpty() ? Optional.empty() : Optional.of(useful.getLast()));
  }

  private double gain(int change) {
    return Odds.of(attack.strength() + change) - Odds.of(attack.strength());
  }

  /** One token alone may change nothing where several together do. */
  private boolean stillHopeful(List<CardId> offered) {
    return gain(offered.stream().mapToInt(this::aidOf).sum()) >= 3 * WORTH_A_TOKEN;
  }

  private boolean canStillStop(List<CardId> offered) {
    return -gain(-offered.stream().mapToInt(this::oppositionOf).sum()) >= 3 * WORTH_A_TOKEN;
  }

  private int aidOf(CardId id) {
    var target = sight.card(attack.target());
    var fits =
        attack.kind() == AttackKind.CONTROL
            ? sight.card(id).filter(c -> target.filter(t -> shares(c, t)).isPresent()).isPresent()
            : sight.card(id).filter(c -> target.filter(t -> opposes(c, t)).isPresent()).isPresent();
    return sight.card(id).map(c -> fits ? c.power() : c.globalPower()).orElse(0);
  }

  /** R8.7.2: a Group defends itself with twice its Power. */
  private int oppositionOf(CardId id) {
    var target = sight.card(attack.target());
    if (id.equals(attack.target())) {
      return target.map(t -> 2 * t.power()).orElse(0);
    }
    var related =
        target.flatMap(Entity.Card::master).filter(id::equals).isPresent()
            || sight
                .card(id)
                .flatMap(Entity.Card::master)
                .filter(attack.target()::equals)
                .isPresent();
    var fits =
        related
            || sight.card(id).filter(c -> target.filter(t -> shares(c, t)).isPresent()).isPresent();
    return sight.card(id).map(c -> fits ? c.power() : c.globalPower()).orElse(0);
  }

  private static boolean shares(Entity.Card one, Entity.Card other) {
    return Sight.share(one.alignments(), other.alignments());
  }

  private static boolean opposes(Entity.Card one, Entity.Card other) {
    return Sight.opposed(one.alignments(), other.alignments()) > 0;
  }
}
