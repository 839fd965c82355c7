package org.inwoarena.engine.effect;

/** Cards an ability speaks of without naming them; which they are depends on where it stands. */
public enum Role {
  /** The card that bears the text. */
  THIS,
  /** The master of the card that bears the text. */
  MASTER,
  /** Its direct puppets. */
  PUPPETS,
  /** Itself and every Group below it. */
  BRANCH,
  /** The card it is linked to, or the cards linked to it. */
  LINKED,
  /** The player's own Illuminati. */
  @Written("your-illuminati")
  ILLUMINATI,
  /** The leader of the attack at hand. */
  LEADER,
  /** The target of the play; where a play has none, the target of the attack at hand. */
  TARGET,
  /** The target of the attack at hand. */
  ATTACKED,
  /** The Plot or Resource that makes the attack at hand by itself (12.1). */
  ATTACK_CARD,
  /** The master of the card it is linked to. */
  MASTER_OF_LINKED,
  /** The master of the target. */
  MASTER_OF_TARGET,
  /** The card the target is linked to. */
  LINKED_TO_TARGET,
  /** The Groups whose tokens paid for the play. */
  PAYER,
  /** What the moment is about: the card drawn, destroyed, discarded, played, joining ... */
  THAT,
  /** What an earlier effect of the same play chose. */
  CHOSEN
}
