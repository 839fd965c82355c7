package org.inwoarena.engine.effect;

import java.util.Optional;
import java.util.Set;
import org.inwoarena.engine.api.AttackKind;

/**
 * Which attack is meant. What is absent does not matter.
 *
 * @param kinds control, destroy; empty for both
 * @param is every one of these holds
 * @param not none of these holds
 * @param leader the leader is such a card; never true where there is none
 * @param target the target is such a card
 * @param joined a Group that aids or opposes is such a card
 * @param attackers the leader or a Group that aids is such a card
 * @param tookPart the leader or a Group that joined is such a card
 * @param by whose attack
 * @param against whose Group is attacked
 */
public record AttackTest(
    @Usually("[]") Set<AttackKind> kinds,
    @Usually("[]") Set<Word> is,
    @Usually("[]") Set<Word> not,
    Optional<Filter> leader,
    Optional<Filter> target,
    Optional<Filter> joined,
    Optional<Filter> attackers,
    Optional<Filter> tookPart,
    Optional<Who> by,
    Optional<Who> against) {

  /** Every attack. */
  public static final AttackTest ANY =
      new AttackTest(
          Set.of(),
          Set.of(),
          Set.of(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** Keeps own copies. */
  public AttackTest {
    kinds = Set.copyOf(kinds);
    is = Set.copyOf(is);
    not = Set.copyOf(not);
  }

  /** What an attack can be. */
  public enum Word {
    INSTANT,
    DISASTER,
    ASSASSINATION,
    PRIVILEGED,
    MAGIC,
    /** On a Group from the attacker's hand. */
    FROM_HAND,
    /** The roll was a success, or would be as things stand. */
    SUCCESS,
    /** The attack was rolled for. */
    ROLLED
  }
}
