package org.inwoarena.engine.rules;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The rules one game is played by (ED5): edition, variant, two-player option, single switches and
 * numbers. Every game pins its own copy.
 *
 * @param name what players call it; the name of a preset where it is one
 * @param switches clause ids of the {@link Switch}es that are on
 * @param deckSize cards of a deck, the Illuminati included (R1.2.2)
 * @param basicGoal Groups to control, the Illuminati included (R15.3.1); {@link #RECOMMENDED} until
 *     the table is known
 * @param plotLimit Plots in hand outside the own turn (R3.4.2)
 * @param turnLimit turns of all players together after which goal shares decide
 */
public record RuleSet(
    String name,
    Edition edition,
    Variant variant,
    TwoPlayer twoPlayer,
    SortedSet<String> switches,
    int deckSize,
    int basicGoal,
    int plotLimit,
    int turnLimit) {

  /** The rule set of rated play. */
  public static final String RATED = "two-player-tournament";

  /** A Basic Goal nobody has agreed on: the one recommended for the table (R15.3.2). */
  public static final int RECOMMENDED = 0;

  private static final int DECK_SIZE = 45;
  private static final int PLOT_LIMIT = 5;
  private static final int TURN_LIMIT = 60;

  /** At least, in two-player games (R20.1.2). */
  private static final int TWO_PLAYER_GOAL = 12;

  /** Checks the switches and numbers. */
  public RuleSet {
    for (var clause : switches) {
      if (Switch.of(clause).isEmpty()) {
        throw new IllegalArgumentException("no switch is called " + clause);
      }
    }
    if (deckSize < 1 || basicGoal < RECOMMENDED || plotLimit < 0 || turnLimit < 1) {
      throw new IllegalArgumentException("a number of the rule set " + name + " is too small");
    }
    switches = Collections.unmodifiableSortedSet(new TreeSet<>(switches));
  }

  /** The presets that can be played. */
  public static List<String> presets() {
    return List.of("standard", RATED, "2002", "two-player-2002");
  }

  /**
   * The preset of this name.
   *
   * @throws IllegalArgumentException if there is none
   */
  public static RuleSet preset(String name) {
    return switch (name) {
      case "standard" -> of(name, Edition.STANDARD, TwoPlayer.NONE, RECOMMENDED);
      case RATED -> of(name, Edition.STANDARD, TwoPlayer.TOURNAMENT, TWO_PLAYER_GOAL);
      case "2002" -> of(name, Edition.OF_2002, TwoPlayer.NONE, RECOMMENDED);
      case "two-player-2002" -> of(name, Edition.OF_2002, TwoPlayer.OF_2002, TWO_PLAYER_GOAL);
      default -> throw new IllegalArgumentException("no rule set is called " + name);
    };
  }

  private static RuleSet of(String name, Edition edition, TwoPlayer option, int basicGoal) {
    return new RuleSet(
        name,
        edition,
        Variant.NONE,
        option,
        edition.switches(),
        DECK_SIZE,
        basicGoal,
        PLOT_LIMIT,
        TURN_LIMIT);
  }

  /** Whether the other reading of a switch holds. */
  public boolean on(Switch which) {
    return switches.contains(which.clause());
  }

  /**
   * The same rules with one switch turned: on where it was off, off where it was on.
   *
   * @throws IllegalArgumentException if no switch is named after the clause
   */
  public RuleSet turned(String clause) {
    var next = new TreeSet<>(switches);
    if (!next.remove(clause)) {
      next.add(clause);
    }
    return new RuleSet(
        name, edition, variant, twoPlayer, next, deckSize, basicGoal, plotLimit, turnLimit);
  }

  /** Clauses of this rule set that the engine cannot play yet; empty for every playable one. */
  @JsonIgnore
  public List<String> unplayable() {
    return variant == Variant.SUBGENIUS ? List.of("S") : List.of();
  }

  /** The same rules with another Basic Goal (R15.3.2). */
  public RuleSet withBasicGoal(int goal) {
    return new RuleSet(
        name, edition, variant, twoPlayer, switches, deckSize, goal, plotLimit, turnLimit);
  }

  /** The same rules for so many players: a Basic Goal left open is the recommended one. */
  public RuleSet at(int players) {
    return basicGoal == RECOMMENDED ? withBasicGoal(recommended(players)) : this;
  }

  private int recommended(int players) {
    if (!on(Switch.BASIC_GOAL_BY_TABLE)) {
      return players == 2 ? 12 : 10;
    }
    return players <= 3 ? 12 : players == 4 ? 11 : 10;
  }

  /** The same rules with another turn limit. */
  public RuleSet withTurnLimit(int turns) {
    return new RuleSet(
        name, edition, variant, twoPlayer, switches, deckSize, basicGoal, plotLimit, turns);
  }

  /** Whether phase 3 exists (R2.2.7; R20.1.4 removes it). */
  @JsonIgnore
  public boolean automaticTakeover() {
    return twoPlayer != TwoPlayer.TOURNAMENT;
  }

  /** Whether an automatic takeover costs an Illuminati token of phase 4 (R20.2.2). */
  @JsonIgnore
  public boolean takeoverCostsToken() {
    return twoPlayer == TwoPlayer.OF_2002;
  }

  /** Whether attacks on rivals wait until both have finished their first turns (R20.1.3). */
  @JsonIgnore
  public boolean noAttackBeforeBothPlayed() {
    return twoPlayer != TwoPlayer.NONE;
  }
}
