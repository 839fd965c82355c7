package org.inwoarena.engine.api;

/**
 * The moments at which abilities may listen, answer or replace (EFFECTS 2.1). Every moment has its
 * place in the sequence of events from the start: adding one later would change recorded games.
 */
public enum Moment {
  TURN_START,
  DRAW_DUE,
  CARD_DRAWN,
  TAKEOVER,
  TOKENS_DUE,
  TOKENS_PLACED,
  ACTION_DECLARED,
  PLOT_PLAYED,
  PLOT_RESOLVED,
  COST_PAID,
  AGENT_PLAYED,
  ATTACK_DECLARED,
  ATTACK_COMMITTED,
  ATTACK_OPEN,
  JOINED,
  ROLLED,
  ATTACK_RESULT,
  ATTACK_OVER,
  CONTROLLED,
  DESTROYED,
  DEVASTATED,
  RELIEVED,
  DISCARDED,
  LINKED,
  ENTERS_PLAY,
  LOOK_ANNOUNCED,
  EXPOSED,
  TRADE_AGREED,
  ELIMINATED,
  TURN_END,
  STATE_CHECK,
  /** Rules only: 7.3. */
  CALLED_OFF,
  /** Rules only: R15.5.1. */
  CLAIM,
  /** Rules only: R15.5.2. */
  CLAIM_ANSWER,
  /** Rules only: R16.1.4. */
  NWO_REPLACED,
  /** Rules only: 17.2. */
  LINK_CHANGED,
  /** Rules only: 1.4. */
  FIRST_TURN_OVER
}
