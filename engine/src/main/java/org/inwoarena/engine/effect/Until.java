package org.inwoarena.engine.effect;

/** How long an applied ability lasts. */
public enum Until {
  /** While the Plot that gave it is linked and its link is legal (17.2). */
  LINK,
  /** Until the attack at hand is over. */
  ATTACK,
  /** Until the action it was played with is over (R3.8.2). */
  ACTION,
  /** Until the end of this turn. */
  TURN,
  /** For the next action of the card, at most until the end of the game. */
  NEXT_ACTION,
  /** For the next defence of the card. */
  NEXT_DEFENCE,
  /** Until the next turn of the player who applied it begins. */
  YOUR_NEXT_TURN,
  /** Until the next turn of the player who applied it is over. */
  AFTER_YOUR_NEXT_TURN,
  /** A delayed trigger: until it has happened once. */
  DONE,
  /** For good; a permanent change (R19.2.23). */
  PERMANENT;

  /** Whether it has no time limit. */
  public boolean isLasting() {
    return this == PERMANENT || this == LINK;
  }

  /** Whether it is over with the attack or action at the latest. */
  public boolean endsWithAttack() {
    return this == ATTACK || this == ACTION;
  }
}
