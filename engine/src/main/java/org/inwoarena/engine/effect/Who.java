package org.inwoarena.engine.effect;

/** Which player is meant, seen from the player of the card. */
public enum Who {
  /** The player who controls or plays the card. */
  YOU,
  /** Every other player. */
  RIVAL,
  /** Everybody. */
  ANYONE,
  /** The player chosen when the play was made. */
  PLAYER,
  /** The player who acts at the moment: who drew, played, attacked, rolled. */
  ACTOR,
  /** The attacker of the attack at hand. */
  ATTACKER,
  /** The player whose Group is attacked. */
  DEFENDER,
  /** The player who controls the card in the role THAT. */
  CONTROLLER_OF_THAT,
  /** The player who controls the card this one is linked to. */
  CONTROLLER_OF_LINKED,
  /** The player who controls the play's target. */
  CONTROLLER_OF_TARGET
}
