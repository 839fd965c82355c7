package org.inwoarena.engine.rules;

import java.util.Optional;

/**
 * A point of the rules with two readings, named after its clause (ED5): a 2002 line, or a
 * "Default:" with a reading beside it that can be played. Off is standard play, on is the other
 * reading.
 *
 * <p>Ask {@link RuleSet#on}. What a switch does not speak of stays as its clause says.
 */
public enum Switch {
  // The 2002 lines (ED2), in the order of their clauses.
  EXACT_DECK_SIZE(
      "R1.2.2", "The size of a deck is recommended.", "A deck has exactly that many cards."),
  REPLACEMENT_LEAD_IS_NEW(
      "R1.3.7",
      "A new lead duplicates no Group on the table and no own failed choice.",
      "A new lead duplicates no Group that anybody has chosen so far."),
  CARDS_FOR_ALL_PASS_PROTECTION(
      "R1.4.2",
      "NWOs alone reach a player in the first turn.",
      "Every card that affects all players alike reaches a player in the first turn."),
  ANSWER_NEEDS_NO_OWN_TURN(
      "R1.4.5",
      "Whoever answers a protected attacker must have finished an own turn.",
      "Whoever is attacked by a protected player may answer."),
  NO_PHASE_OF_FREE_MOVES(
      "R2.1.1",
      "Free moves are also made after the actions, around the knock.",
      "Around the knock there are only any-time moves and what happens at the end of a turn."),
  FREE_MOVES_BETWEEN_ACTIONS(
      "R2.1.4",
      "Free moves are also made inside an attack, until its roll.",
      "Links and gifts of Resources are made between actions only."),
  EARLY_TOKENS_POWER_AND_ANSWER(
      "R2.2.3",
      "In the own phases 1 to 4 tokens buy Plots and nothing else.",
      "They also power what acts on one of these phases, and answer a play."),
  NO_ANNOUNCEMENT(
      "R2.4.1",
      "The active player who meets a Goal must say so before the knock.",
      "Nothing is announced; after the knock every player may declare victory."),
  PLOTS_BOUGHT_IN_PRIVILEGED(
      "R3.3.5",
      "No Plot is bought during a privileged attack.",
      "Plots are bought during a privileged attack as well."),
  PLOT_PAIRS_EXCLUDE_ILLUMINATI(
      "R3.3.6",
      "Any two own tokens buy a Plot.",
      "The Illuminati's token is not one of the two that buy a Plot."),
  PLOTS_GIVEN_BESIDE_PRIVILEGED(
      "R3.7.1",
      "No Plot is given during a privileged attack.",
      "Plots are given during a privileged attack as R14.2.1 says."),
  FEWER_FREE_MOVES(
      "R6.3.1",
      "Giving a Resource and linking are free moves at any time.",
      "They are made in the Main Phase, a Resource only if it was not used in that turn."),
  AIDERS_JOIN_AFTERWARDS(
      "R7.2.1",
      "The announcement of an attack may name own aiding Groups.",
      "The announcement names leader, kind and target; aiding Groups join afterwards."),
  PRIVILEGED_BARS_LESS(
      "R11.1.8",
      "During a privileged attack nobody buys, gives or trades cards.",
      "Plots are bought, and players beside the attack give and trade."),
  ASSASSINATION_DURING_ATTACK(
      "R12.2.2",
      "An Assassination is not played during another attack.",
      "It may be, unless that is an Instant attack; it is resolved first."),
  DISASTER_DURING_ATTACK(
      "R12.3.2",
      "A Disaster is not played during another attack.",
      "One that is an Instant attack may be, unless that attack is one too."),
  EITHER_ILLUMINATI_PAYS_GIFT(
      "R14.1.5",
      "The Illuminati that pays for giving a Group is the giver's.",
      "It may be the receiver's as well."),
  GIFTS_BESIDE_PRIVILEGED(
      "R14.2.1",
      "No hand card is given or traded during a privileged attack.",
      "Only gifts and trades with one of its two sides are barred."),
  RESOURCES_GIVEN_IN_MAIN(
      "R14.2.5",
      "A Resource in play is given at any time.",
      "It is given in the Main Phase of giver or receiver, if it was not used in that turn."),
  SHARED_WIN_BY_SPECIAL_GOAL(
      "R15.2.8",
      "Players of Shangri-La may win together.",
      "They may if its Special Goal is what they have met."),
  BASIC_GOAL_BY_TABLE(
      "R15.3.2",
      "The Basic Goal is 12 for two players, else 10.",
      "The Basic Goal is 12 for two or three players, 11 for four, else 10."),
  SECOND_GOAL_MAY_RETURN(
      "R15.4.4",
      "A second Goal card in hand is discarded, or the first.",
      "One of the two may go back into the Plot deck instead."),
  NO_NWO_IN_INSTANT(
      "R16.1.1",
      "An NWO is barred during a privileged attack.",
      "An NWO is barred during an Instant attack as well."),
  LINKS_IN_MAIN(
      "R17.1.3", "A link is made as a free move.", "A link is made in the own Main Phase."),
  EVERY_PLOT_LINK_PERMANENT(
      "R17.1.4",
      "A link of a Plot is permanent where it changes a value or an Alignment.",
      "Every link of a Plot to a Group is permanent, and a Resource's whose text says so."),
  KEEPS_EITHER_PLOT(
      "R17.2.3",
      "Of two identical Plots linked in one Power Structure the one that comes is discarded.",
      "The player keeps one of the two, whichever he likes."),
  PERMANENT_RESOURCE_LINK_STAYS(
      "R17.2.4",
      "A Resource's link that becomes permanently illegal ends.",
      "If it is a permanent one it stays, without effect while it is illegal."),
  AUTOMATIC_FAILURE_WITHOUT_ROLL(
      "R19.2.2",
      "Automatic failure sets the roll to 12.",
      "Automatic failure is no roll; the attack just fails."),

  // Readings beside a "Default:", in the order of their clauses.
  TIED_STARTER_BY_SEAT(
      "R1.3.13",
      "Players who tie for the first turn roll again.",
      "Of those who tie the lowest seat begins."),
  NO_GIFTS_WITH_PROTECTED(
      "R1.4.6",
      "A player in the first turn may give, get and trade cards.",
      "A player in the first turn takes part in no gift and no trade."),
  TOKENS_NOT_REFILLED(
      "R2.2.15",
      "A Group entitled to several tokens is refilled up to its number.",
      "It gets its number only if it holds no token."),
  REDUCTION_BEFORE_FAILED(
      "R2.4.8",
      "A target that was not captured is discarded before the Plots are reduced.",
      "The Plots are reduced first."),
  DISCARDS_TO_OWNER(
      "R3.5.7",
      "A discard goes to the pile of the player who held or controlled the card.",
      "A discard goes to the pile of the player in whose deck it came."),
  POWER_INCREASE_MEETS_FINAL_VALUE(
      "R3.8.6",
      "A Power Increase is compared with the value at the setting step.",
      "A Power Increase is compared with the Power after all other changes."),
  FANATIC_IN_COMMON(
      "R4.3.6",
      "Two Fanatic Groups have nothing in common.",
      "For aid and defence two Fanatic Groups have an Alignment in common."),
  LOST_PUPPETS_TO_HAND(
      "R8.6.11",
      "The puppets of a captured Group that fits nowhere are discarded with it.",
      "Its puppets go to the captor's hand."),
  FAILED_TARGET_MAY_BE_GIVEN(
      "R8.6.12",
      "A hand card that was attacked without success may not be given away.",
      "It may be, and escapes the discard of R8.6.3."),
  ATTACKER_SPEAKS_FIRST(
      "R8.7.9",
      "The target's player answers an attack first.",
      "The attacker goes on first, then the next player."),
  AGENT_IS_DISCARDED(
      "R10.2.11",
      "The captor's own copy remains in play; the captured one is discarded.",
      "The agents card is discarded like any other."),
  OUTSIDERS_POWER_INSTANT(
      "R11.2.8",
      "Whoever adds Power to an Instant attack on a Secret Group needs the right to.",
      "Any Group may add its Power to an Instant attack on a Secret Group."),
  HALVING_IS_THE_MULTIPLIER(
      "R12.4.8",
      "A devastated Place's Power is halved along with a multiplier.",
      "The halving is displaced by a multiplier."),
  LOOKING_BARS_THE_TURN(
      "R13.3.3",
      "A look at a hand bars its cards until the look is over.",
      "A look at a hand bars its cards until the end of the turn."),
  GIVEN_GROUP_IS_SPENT(
      "R14.1.9",
      "A Group given to another player keeps its tokens.",
      "It loses its tokens and gets none in that turn, like a captured one."),
  LEAVER_GROUPS_DISCARDED(
      "R15.1.8",
      "The Groups of a player who is out leave the game.",
      "They go to the discard pile."),
  ANNOUNCEMENT_STANDS_ALONE(
      "R15.5.5",
      "Others who meet a Goal may claim when the active player has announced his.",
      "They may only try to stop him."),
  TEMPORARY_ATTRIBUTES_DO_NOT_COUNT(
      "R15.6.6",
      "Temporary Attributes count toward Goals while they last.",
      "Temporary Attributes do not count toward Goals."),
  AGENT_FOR_WHAT_IS_THERE(
      "R16.3.8",
      "An Illuminati agent costs a card of both decks; an empty deck bars it.",
      "It costs the cards that are there."),
  LINK_MOVES_AFTER_BENEFIT(
      "R17.1.9",
      "A link that has given its benefit in a turn stays for that turn.",
      "A link moves only after it has given its benefit in that turn."),
  COPIES_INHERIT_LINKS(
      "R17.3.5",
      "The links of a discarded Group wait for that very card.",
      "They work for any copy of it that comes into play."),
  FRACTIONS_ROUND_UP(
      "R19.1.15", "Divided values are rounded down.", "Divided values are rounded up."),
  TAKEOVER_NEEDS_TOKEN_DUE(
      "R20.2.4",
      "An Illuminati that would get no token gives up one lying on it for a takeover.",
      "Its player cannot make an automatic takeover.");

  private final String clause;
  private final String standard;
  private final String other;

  Switch(String clause, String standard, String other) {
    this.clause = clause;
    this.standard = standard;
    this.other = other;
  }

  /** The clause it is named after. */
  public String clause() {
    return clause;
  }

  /** What holds while it is off. */
  public String standard() {
    return standard;
  }

  /** What holds while it is on. */
  public String other() {
    return other;
  }

  /** Whether its other reading is that of the 2002 edition (ED2). */
  public boolean isOf2002() {
    return compareTo(AUTOMATIC_FAILURE_WITHOUT_ROLL) <= 0;
  }

  /** The switch of a clause. */
  public static Optional<Switch> of(String clause) {
    for (var one : values()) {
      if (one.clause.equals(clause)) {
        return Optional.of(one);
      }
    }
    return Optional.empty();
  }
}
