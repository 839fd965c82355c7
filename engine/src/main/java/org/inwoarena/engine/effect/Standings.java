package org.inwoarena.engine.effect;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The standing abilities of one text by kind, sorted once, so that nothing is searched while a
 * number is worked out.
 *
 * @param byKind the abilities of each kind there is, in the order of the text
 * @param mayEndPower whether one of them could bring a Power down to 0 (R4.6.3)
 */
public record Standings(Map<Class<?>, List<Ability.Standing>> byKind, boolean mayEndPower) {

  /** Nothing stands. */
  public static final Standings NONE = of(List.of());

  /** Keeps an own copy. */
  public Standings {
    byKind = Map.copyOf(byKind);
  }

  /** Those among the abilities. */
  public static Standings of(List<Ability> abilities) {
    var byKind = new HashMap<Class<?>, List<Ability.Standing>>();
    for (var ability : abilities) {
      if (ability instanceof Ability.Standing standing) {
        byKind.computeIfAbsent(ability.getClass(), kind -> new ArrayList<>()).add(standing);
      }
    }
    byKind.replaceAll((kind, some) -> List.copyOf(some));
    return new Standings(byKind, abilities.stream().anyMatch(PowerLoss::isPossible));
  }

  /** Those among the abilities that stand at these places. */
  public static Standings of(List<Ability> abilities, Set<Integer> places) {
    var some = new ArrayList<Ability>();
    for (var i = 0; i < abilities.size(); i++) {
      if (places.contains(i)) {
        some.add(abilities.get(i));
      }
    }
    return of(some);
  }

  /** Those of a kind. */
  @SuppressWarnings("unchecked") // Sorted by their class.
  public <A extends Ability.Standing> List<A> of(Class<A> kind) {
    return (List<A>) byKind.getOrDefault(kind, List.of());
  }
}
