package org.inwoarena.engine.effect;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The standing abilities of one text by kind, sorted once, so that nothing is searched while a
 * number is worked out.
 */
public record Standings(
    List<Ability.Modifier> modifiers,
    List<Ability.PlayerModifier> playerModifiers,
    List<Ability.Bonus> bonuses,
    List<Ability.Trait> traits,
    List<Ability.AlignmentRule> alignmentRules,
    List<Ability.Allow> allows,
    List<Ability.Forbid> forbids,
    List<Ability.Immune> immunities,
    List<Ability.Blank> blanks) {

  /** Nothing stands. */
  public static final Standings NONE = of(List.of());

  /** Keeps own copies. */
  public Standings {
    modifiers = List.copyOf(modifiers);
    playerModifiers = List.copyOf(playerModifiers);
    bonuses = List.copyOf(bonuses);
    traits = List.copyOf(traits);
    alignmentRules = List.copyOf(alignmentRules);
    allows = List.copyOf(allows);
    forbids = List.copyOf(forbids);
    immunities = List.copyOf(immunities);
    blanks = List.copyOf(blanks);
  }

  /** Those among the abilities. */
  public static Standings of(List<Ability> abilities) {
    return new Standings(
        only(abilities, Ability.Modifier.class),
        only(abilities, Ability.PlayerModifier.class),
        only(abilities, Ability.Bonus.class),
        only(abilities, Ability.Trait.class),
        only(abilities, Ability.AlignmentRule.class),
        only(abilities, Ability.Allow.class),
        only(abilities, Ability.Forbid.class),
        only(abilities, Ability.Immune.class),
        only(abilities, Ability.Blank.class));
  }

  /** Those among the abilities that stand at these places. */
  public static Standings of(List<Ability> abilities, Set<Integer> places) {
    return of(
        IntStream.range(0, abilities.size())
            .filter(places::contains)
            .mapToObj(abilities::get)
            .toList());
  }

  private static <A extends Ability> List<A> only(List<Ability> abilities, Class<A> kind) {
    return abilities.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
