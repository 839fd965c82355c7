package org.inwoarena.client.event;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;

/** What organisers and judges do with an event; who may do what, the event says. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "act")
@JsonSubTypes({
  @JsonSubTypes.Type(value = EventAct.Publish.class, name = "publish"),
  @JsonSubTypes.Type(value = EventAct.OpenRegistration.class, name = "open-registration"),
  @JsonSubTypes.Type(value = EventAct.CloseRegistration.class, name = "close-registration"),
  @JsonSubTypes.Type(value = EventAct.OpenCheckIn.class, name = "open-check-in"),
  @JsonSubTypes.Type(value = EventAct.Start.class, name = "start"),
  @JsonSubTypes.Type(value = EventAct.SetRounds.class, name = "set-rounds"),
  @JsonSubTypes.Type(value = EventAct.AppointJudge.class, name = "appoint-judge"),
  @JsonSubTypes.Type(value = EventAct.DismissJudge.class, name = "dismiss-judge"),
  @JsonSubTypes.Type(value = EventAct.PairRound.class, name = "pair-round"),
  @JsonSubTypes.Type(value = EventAct.Cancel.class, name = "cancel"),
  @JsonSubTypes.Type(value = EventAct.Archive.class, name = "archive"),
  @JsonSubTypes.Type(value = EventAct.Rule.class, name = "rule"),
  @JsonSubTypes.Type(value = EventAct.Swap.class, name = "swap"),
  @JsonSubTypes.Type(value = EventAct.ForcePair.class, name = "force-pair"),
  @JsonSubTypes.Type(value = EventAct.ForbidPair.class, name = "forbid-pair"),
  @JsonSubTypes.Type(value = EventAct.FreePair.class, name = "free-pair"),
  @JsonSubTypes.Type(value = EventAct.Extend.class, name = "extend"),
  @JsonSubTypes.Type(value = EventAct.Warn.class, name = "warn"),
  @JsonSubTypes.Type(value = EventAct.Disqualify.class, name = "disqualify"),
  @JsonSubTypes.Type(value = EventAct.Drop.class, name = "drop"),
  @JsonSubTypes.Type(value = EventAct.Pause.class, name = "pause"),
  @JsonSubTypes.Type(value = EventAct.Resume.class, name = "resume"),
})
public sealed interface EventAct {

  /** Announces the event; its settings are fixed from then on. */
  record Publish() implements EventAct {}

  /** Lets players enter. */
  record OpenRegistration() implements EventAct {}

  /** Ends entries; decks can still be changed. */
  record CloseRegistration() implements EventAct {}

  /** Locks decks and asks who is there. */
  record OpenCheckIn() implements EventAct {}

  /** Begins play before check-in is over, if everybody is there. */
  record Start() implements EventAct {}

  /** Fixes the number of rounds, before the first one. */
  record SetRounds(int rounds) implements EventAct {}

  /** Makes a player a judge of the event. */
  record AppointJudge(String player) implements EventAct {}

  /** Makes him one no longer. */
  record DismissJudge(String player) implements EventAct {}

  /**
   * Pairs the next round.
   *
   * @param seed of the lots; the same event and seed give the same pairs
   */
  record PairRound(long seed) implements EventAct {}

  /** Calls the event off. */
  record Cancel(String notice) implements EventAct {}

  /** Closes the books. */
  record Archive() implements EventAct {}

  /** Decides a table, or corrects what was reported. */
  record Rule(int round, int table, Verdict verdict, String reason) implements EventAct {}

  /** Two change places in the round that is paired, before their matches begin. */
  record Swap(String one, String other, String reason) implements EventAct {}

  /** These two meet in the next round. */
  record ForcePair(String one, String other, String reason) implements EventAct {}

  /** These two do not meet any more. */
  record ForbidPair(String one, String other, String reason) implements EventAct {}

  /** Takes such a wish back, whichever it was. */
  record FreePair(String one, String other, String reason) implements EventAct {}

  /** More time for a table. */
  record Extend(int round, int table, int minutes, String reason) implements EventAct {}

  /** A warning, kept with the event. */
  record Warn(String player, String reason) implements EventAct {}

  /** Takes somebody out; a running match is lost. */
  record Disqualify(String player, String reason) implements EventAct {}

  /** Takes a player who has left out of later rounds. */
  record Drop(String player) implements EventAct {}

  /** No round is paired and no match begins while the event is paused. */
  record Pause(String reason) implements EventAct {}

  /** Goes on. */
  record Resume() implements EventAct {}

  /** How a judge says that a table ended. */
  enum Verdict {
    /** The first player won. */
    @JsonProperty("first-won")
    FIRST_WON,
    /** The second player won. */
    @JsonProperty("second-won")
    SECOND_WON,
    /** A shared victory. */
    @JsonProperty("drawn")
    DRAWN,
    /** Both lose. */
    @JsonProperty("both-lose")
    BOTH_LOSE,
    /** The first player won both games. */
    @JsonProperty("first-2-0")
    FIRST_2_0,
    /** The first player won two games of three. */
    @JsonProperty("first-2-1")
    FIRST_2_1,
    /** Each won a game. */
    @JsonProperty("one-all")
    ONE_ALL,
    /** The second player won two games of three. */
    @JsonProperty("second-2-1")
    SECOND_2_1,
    /** The second player won both games. */
    @JsonProperty("second-2-0")
    SECOND_2_0,
    /** The first player did not come. */
    @JsonProperty("first-absent")
    FIRST_ABSENT,
    /** The second player did not come. */
    @JsonProperty("second-absent")
    SECOND_ABSENT,
    /** Nobody came. */
    @JsonProperty("both-absent")
    BOTH_ABSENT
  }
}
