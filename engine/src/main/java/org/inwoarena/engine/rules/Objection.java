package org.inwoarena.engine.rules;

import java.util.Locale;

/** Every reason for which the rules refuse a command; the words stand in the text bundle. */
public enum Objection {
  GAME_OVER("host"),
  STALE_PROMPT("host"),
  PROMPT_MISSING("host"),
  NO_SUCH_SEAT("host"),
  ELIMINATED_REFUSED("R15.1.3"),
  BAD_HEX("host"),
  NONCE_NOT_PLEDGED("host"),
  NOT_NOW("R2.1.1"),
  ACTIONS_IN_MAIN_ONLY("R7.1.3"),
  ONE_ACTION_AT_A_TIME("R6.1.2"),
  NO_AUTOMATIC_TAKEOVER("R20.1.4"),
  TAKEOVER_UNPAID("R20.2.4"),
  NO_SUCH_CARD("R2.5.3"),
  NOT_IN_YOUR_HAND("R2.5.3"),
  NOT_YOUR_GROUP("R6.1.1"),
  NO_TOKEN("R6.1.1"),
  NOT_AN_ILLUMINATI("R1.3.1"),
  NOT_A_LEAD("R1.3.5"),
  LEAD_ON_TABLE("R1.3.7"),
  LEAD_TRIED("R1.3.7"),
  DECK_EMPTY("R3.3.3"),
  TWO_TOKENS_NEEDED("R3.3.4"),
  NO_ILLUMINATI_TOKEN_IN_PAIR("R3.3.6"),
  LEADER_IS_DECLARED("R7.3.2"),
  ONE_GROUP_A_TURN("R4.1.4"),
  ONE_RESOURCE_A_TURN("R5.2.2"),
  NOT_A_RESOURCE("R5.2.1"),
  UNIQUE_TAKEN("R16.6.1"),
  NOT_A_PLOT("R3.6.5"),
  NO_SUCH_POSITION("R3.6.1"),
  ALREADY_EXPOSED("R3.2.3"),
  PLOTS_ONLY("R3.4.3"),
  NO_FREE_ARROW("R8.1.2"),
  ARROW_NOT_FREE("R4.8.4"),
  NOT_A_TARGET("R7.2.3"),
  ILLUMINATI_NO_TARGET("R7.1.2"),
  RESOURCE_NO_TARGET("R7.1.4"),
  HAND_NOT_DESTROYED("R9.1.2"),
  OWN_GROUP_NOT_CONTROLLED("R8.1.1"),
  COPY_IN_PLAY("R16.5.1"),
  COPY_DESTROYED("R16.5.4"),
  FIRST_TURN_PROTECTED("R1.4.1"),
  FIRST_TURNS_UNFINISHED("R20.1.3"),
  SECRET_TARGET("R11.2.2"),
  ATTACKS_ITSELF("R9.2.11"),
  COMMITTED("R7.3.2"),
  NOT_THE_ATTACKER("R7.3.1"),
  LEADER_CANNOT_JOIN("R8.5.1"),
  ALREADY_IN_ATTACK("R7.4.1"),
  NO_FITTING_AID("R8.5.3"),
  NO_FITTING_AID_TO_DESTROY("R9.2.5"),
  NO_FITTING_DEFENCE("R8.7.7"),
  NO_FITTING_DEFENCE_TO_DESTROY("R9.2.6"),
  SECRET_INTERFERENCE("R11.2.5"),
  NO_ATTACK("R7.6.1"),
  NOT_YOUR_ANSWER("R8.7.9"),
  AGENT_NEEDS_ATTACK("R10.2.8"),
  NOT_AN_AGENT("R10.2.1"),
  AGENT_USED("R10.2.2"),
  AGENT_OF_CONTROLLER("R10.2.3"),
  AGENT_DEFENDS_ONLY("R10.2.12"),
  NOT_TO_BE_PLACED("R8.6.4"),
  ILLUMINATI_STAYS("R14.1.1"),
  OWN_BRANCH("R14.1.1"),
  NOT_A_PAYER("R14.1.4"),
  NOT_YOUR_CARD("R2.5.3"),
  NO_SUCH_ABILITY("R3.1.1"),
  NOT_IN_PLAY("R2.5.5"),
  WRONG_MOMENT("R3.1.1"),
  CONDITION_NOT_MET("R13.1.4"),
  NO_TARGET_OR_PRICE("R13.1.4"),
  COPY_IN_ACTION("R7.4.3"),
  USED_UP("R18.3.8"),
  NOT_AN_OPTION("R13.1.4"),
  MORE_TO_CHOOSE("R13.1.4"),
  CANNOT_BE_DROPPED("R13.2.7"),
  FIRST_ROUND("R15.2.5"),
  NO_CLAIM_NOW("R15.5.1"),
  GOAL_NOT_MET("R15.5.2"),
  ANNOUNCEMENT_ALONE("R15.5.5"),
  MUST_ANNOUNCE("R15.5.3");

  private final String clause;

  Objection(String clause) {
    this.clause = clause;
  }

  /** The bundle's key. */
  public String code() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The rule behind it. */
  public String clause() {
    return clause;
  }
}
