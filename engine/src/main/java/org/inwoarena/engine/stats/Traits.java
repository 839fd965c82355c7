package org.inwoarena.engine.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.inwoarena.engine.effect.Ability.Trait;
import org.inwoarena.engine.effect.Ability.TraitOp;
import org.inwoarena.engine.state.Game;

/** The changes of Alignments and Attributes in force, in the order in which they are made. */
final class Traits {

  private Traits() {}

  /** One change, in the scene it is read in: what was there before it. */
  record Change(Scene scene, Trait trait, boolean isTemporary) {

    /** Whether it changes that card. */
    boolean changes(int card) {
      return (!scene.goals() || trait.goals())
          && Reaching.isMeant(scene, trait.of(), card)
          && (trait.in().isEmpty()
              || scene.attack().filter(a -> Conditions.is(scene, trait.in().get(), a)).isPresent())
          && Reaching.reaches(scene, trait.of(), card);
    }
  }

  /** Whether any change in force, seen or not, is such a one. */
  static boolean any(Game game, Predicate<Trait> which) {
    return InEffect.any(game, Trait.class, which);
  }

  /**
   * All changes that are seen: each in the order of play and read before it is made, so that a
   * change of traits that depends on a number or on other traits is read once. Those who have what
   * their master has come last.
   */
  static List<Change> seen(Game game, Lens lens) {
    if (InEffect.isNothing(game) || lens.traits() == 0) {
      return List.of();
    }
    var own = new ArrayList<Change>();
    var copies = new ArrayList<Change>();
    InEffect.each(
        game,
        lens.before(0),
        Trait.class,
        (scene, trait, temporary) ->
            (trait.op() == TraitOp.COPY ? copies : own).add(new Change(scene, trait, temporary)));
    own.addAll(copies);
    return own.isEmpty() ? List.of() : numbered(own, lens);
  }

  private static List<Change> numbered(List<Change> all, Lens lens) {
    var seen = new ArrayList<Change>();
    for (var i = 0; i < Math.min(all.size(), lens.traits()); i++) {
      var change = all.get(i);
      var scene = change.scene().through(lens.before(i));
      seen.add(new Change(scene, change.trait(), change.isTemporary()));
    }
    return seen;
  }
}
