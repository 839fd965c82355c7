package org.inwoarena.engine.api;

import com.fasterxml.jackson.annotation.JsonProperty;

/** What a seat is asked. */
public enum PromptKind {
  /** Pledge a nonce for the dice and the decks. */
  @JsonProperty("pledge")
  PLEDGE,
  /** Reveal the pledged nonce. */
  @JsonProperty("reveal")
  REVEAL,
  /** Choose the Illuminati (R1.3.1). */
  @JsonProperty("illuminati")
  ILLUMINATI,
  /** Choose the lead (R1.3.5). */
  @JsonProperty("lead")
  LEAD,
  /** Phase 1 (R2.2.1). */
  @JsonProperty("plot-draw")
  PLOT_DRAW,
  /** Phase 2 (R2.2.5). */
  @JsonProperty("group-draw")
  GROUP_DRAW,
  /** Phase 3 (R2.2.7). */
  @JsonProperty("takeover")
  TAKEOVER,
  /** Phase 5, the main part of the turn (R2.3.1). */
  @JsonProperty("main")
  MAIN,
  /** Answer an announced attack: aid, oppose, pass (R8.7.9). */
  @JsonProperty("respond")
  RESPOND,
  /** Name aiding Groups in the announcement of an attack (R7.2.1). */
  @JsonProperty("name-aid")
  NAME_AID,
  /** Answer a play, a roll, a result or another moment, or pass (R13.2.1). */
  @JsonProperty("answer")
  ANSWER,
  /** Make a choice for a play. */
  @JsonProperty("pick")
  PICK,
  /** Place a captured Group (R8.6.4). */
  @JsonProperty("place")
  PLACE,
  /** Announce a Goal that is met (R2.4.1). */
  @JsonProperty("announce")
  ANNOUNCE,
  /** After the knock: claim or pass (R2.4.4). */
  @JsonProperty("knock")
  KNOCK,
  /** Stop a claim, or let it stand (R15.5.2). */
  @JsonProperty("answer-claim")
  ANSWER_CLAIM,
  /** Get down to the Plot limit (R3.4.3). */
  @JsonProperty("reduce")
  REDUCE,
  /** Discard a Goal card too many (R15.4.4). */
  @JsonProperty("reduce-goals")
  REDUCE_GOALS,
  /** Add Groups to an offer of Relief, or pass (R12.5.3). */
  @JsonProperty("relief")
  RELIEF,
  /** Turn up the copy of a Unique Resource that somebody plays, or pass (R16.6.3). */
  @JsonProperty("reveal-copy")
  REVEAL_COPY,
  /** Lay out a trade for a rival (14.2). */
  @JsonProperty("trade")
  TRADE,
  /** Accept or decline a trade (14.2). */
  @JsonProperty("answer-trade")
  ANSWER_TRADE
}
