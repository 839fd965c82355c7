package org.inwoarena.engine.attack;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.effect.Ability.Deed;
import org.inwoarena.engine.effect.AttackTest.Word;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.rules.Objection;
import org.inwoarena.engine.state.Frame;
import org.inwoarena.engine.state.Game;
import org.inwoarena.engine.state.Nature;
import org.inwoarena.engine.stats.Filters;
import org.inwoarena.engine.stats.Permissions;
import org.inwoarena.engine.stats.Scene;

/** Who may join the attack of a Plot (12.1 to 12.3). */
final class Launched {

  /** Words by which a text says that it works in such attacks (R12.1.5). */
  private static final Set<Word> NAMED = Set.of(Word.INSTANT, Word.DISASTER, Word.ASSASSINATION);

  private Launched() {}

  /** Whether it is an Instant attack. */
  static boolean isInstant(Frame.Attack attack) {
    return attack.nature().is(Word.INSTANT);
  }

  /** Why no Group at all may aid any more. */
  static Optional<Objection> countObjection(Frame.Attack attack) {
    return attack
        .nature()
        .launched()
        .filter(plot -> attack.aiding().size() >= plot.spec().aidMost())
        .map(plot -> Objection.NO_MORE_AID);
  }

  /** Why a Group may not aid: an Instant attack asks for a card that lets it in (R12.1.15). */
  static Optional<Objection> aidObjection(Game game, Frame.Attack attack, int group) {
    if (attack.nature().isLed()) {
      return Optional.empty();
    }
    var spec = attack.nature().launched().map(Nature.Launched::spec).orElseThrow();
    return letsIn(game, attack, spec.aid(), group, Deed.AID)
        ? Optional.empty()
        : Optional.of(Objection.INSTANT_STANDS_ALONE);
  }

  /** Why a Group may not oppose; the target never spends a token (R12.1.6). */
  static Optional<Objection> opposeObjection(Game game, Frame.Attack attack, int group) {
    if (!isInstant(attack)) {
      return Optional.empty();
    }
    if (group == attack.target()) {
      return Optional.of(Objection.INSTANT_TARGET);
    }
    var spec = attack.nature().launched().flatMap(plot -> plot.spec().oppose());
    return letsIn(game, attack, spec, group, Deed.OPPOSE)
        ? Optional.empty()
        : Optional.of(Objection.INSTANT_STANDS_ALONE);
  }

  private static boolean letsIn(
      Game game, Frame.Attack attack, Optional<Filter> named, int group, Deed deed) {
    if (new Permissions(game, group, attack.target(), Optional.of(attack))
        .allowsIn(NAMED, deed, Deed.JOIN)) {
      return true;
    }
    return named.isPresent()
        ? Filters.matches(Scene.of(game, attack.leader()).in(attack), named.get(), group)
        : !isInstant(attack);
  }

  /** Whether the card of the attack lets the Group in, whatever its Alignments. */
  static boolean isNamed(Game game, Frame.Attack attack, int group, boolean aids) {
    return attack
        .nature()
        .launched()
        .flatMap(plot -> aids ? plot.spec().aid() : plot.spec().oppose())
        .filter(named -> Filters.matches(Scene.of(game, attack.leader()).in(attack), named, group))
        .isPresent();
  }
}
