package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * The moments at which abilities may listen, answer or replace (EFFECTS 2.1). Every moment has its
 * place in the sequence of events from the start: adding one later would change recorded games.
 */
public enum Moment {
  @JsonProperty("turn-start")
  TURN_START,
  @JsonProperty("draw-due")
  DRAW_DUE,
  @JsonProperty("card-drawn")
  CARD_DRAWN,
  @JsonProperty("takeover")
  TAKEOVER,
  @JsonProperty("tokens-due")
  TOKENS_DUE,
  @JsonProperty("tokens-placed")
  TOKENS_PLACED,
  @JsonProperty("action-declared")
  ACTION_DECLARED,
  @JsonProperty("plot-played")
  PLOT_PLAYED,
  @JsonProperty("plot-resolved")
  PLOT_RESOLVED,
  @JsonProperty("cost-paid")
  COST_PAID,
  @JsonProperty("agent-played")
  AGENT_PLAYED,
  @JsonProperty("attack-declared")
  ATTACK_DECLARED,
  @JsonProperty("attack-committed")
  ATTACK_COMMITTED,
  @JsonProperty("attack-open")
  ATTACK_OPEN,
  @JsonProperty("joined")
  JOINED,
  @JsonProperty("rolled")
  ROLLED,
  @JsonProperty("attack-result")
  ATTACK_RESULT,
  @JsonProperty("attack-over")
  ATTACK_OVER,
  @JsonProperty("controlled")
  CONTROLLED,
  @JsonProperty("destroyed")
  DESTROYED,
  @JsonProperty("devastated")
  DEVASTATED,
  @JsonProperty("relieved")
  RELIEVED,
  @JsonProperty("discarded")
  DISCARDED,
  @JsonProperty("linked")
  LINKED,
  @JsonProperty("enters-play")
  ENTERS_PLAY,
  @JsonProperty("look-announced")
  LOOK_ANNOUNCED,
  @JsonProperty("exposed")
  EXPOSED,
  @JsonProperty("trade-agreed")
  TRADE_AGREED,
  @JsonProperty("eliminated")
  ELIMINATED,
  @JsonProperty("turn-end")
  TURN_END,
  @JsonProperty("state-check")
  STATE_CHECK,
  /** Rules only: 7.3. */
  @JsonProperty("called-off")
  CALLED_OFF,
  /** Rules only: R15.5.1. */
  @JsonProperty("claim")
  CLAIM,
  /** Rules only: R15.5.2. */
  @JsonProperty("claim-answer")
  CLAIM_ANSWER,
  /** Rules only: R16.1.4. */
  @JsonProperty("nwo-replaced")
  NWO_REPLACED,
  /** Rules only: 17.2. */
  @JsonProperty("link-changed")
  LINK_CHANGED,
  /** Rules only: 1.4. */
  @JsonProperty("first-turn-over")
  FIRST_TURN_OVER
}
