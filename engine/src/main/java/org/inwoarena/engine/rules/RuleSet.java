package org.inwoarena.engine.rules;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * The rules one game is played by (ED5): edition, variant, two-player option, single switches and
 * numbers. Every game pins its own copy.
 *
 * @param name what players call it; the name of a preset where it is one
 * @param switches clause ids whose 2002 line is on
 * @param deckSize cards of a deck, the Illuminati included (R1.2.2)
 * @param basicGoal Groups to control, the Illuminati included (R15.3.1)
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

  private static final int DECK_SIZE = 45;
  private static final int PLOT_LIMIT = 5;
  private static final int TURN_LIMIT = 60;

  /** Checks the switches and numbers. */
  public RuleSet {
    for (var clause : switches) {
      if (!Clauses.OF_2002.contains(clause)) {
        throw new IllegalArgumentException("no switch is called " + clause);
      }
    }
    if (deckSize < 1 || basicGoal < 1 || plotLimit < 0 || turnLimit < 1) {
      throw new IllegalArgumentException("a number of the rule set " + name + " is too small");
    }
    switches = Collections.unmodifiableSortedSet(new TreeSet<>(switches));
  }

  /** The presets that can be played. */
  public static List<String> presets() {
    return List.of("standard", RATED);
  }

  /**
   * The preset of this name.
   *
   * @throws IllegalArgumentException if there is none, or if it rests on clauses the engine does
   *     not play yet; the message lists them
   */
  public static RuleSet preset(String name) {
    var rules =
        switch (name) {
          case "standard" -> of(name, Edition.STANDARD, TwoPlayer.NONE, List.of(), 10);
          case RATED -> of(name, Edition.STANDARD, TwoPlayer.TOURNAMENT, List.of(), 12);
          case "2002" -> of(name, Edition.OF_2002, TwoPlayer.NONE, Clauses.OF_2002, 12);
          case "two-player-2002" ->
              of(name, Edition.OF_2002, TwoPlayer.OF_2002, Clauses.OF_2002, 12);
          default -> throw new IllegalArgumentException("no rule set is called " + name);
        };
    if (!rules.unplayable().isEmpty()) {
      throw new IllegalArgumentException(
          "the rule set " + name + " rests on clauses not built yet: " + rules.unplayable());
    }
    return rules;
  }

  private static RuleSet of(
      String name, Edition edition, TwoPlayer option, Collection<String> switches, int basicGoal) {
    return new RuleSet(
        name,
        edition,
        Variant.NONE,
        option,
        new TreeSet<>(switches),
        DECK_SIZE,
        basicGoal,
        PLOT_LIMIT,
        TURN_LIMIT);
  }

  /** Clauses of this rule set that the engine cannot play yet; empty for every playable one. */
  @JsonIgnore
  public List<String> unplayable() {
    var missing = new ArrayList<String>();
    if (variant == Variant.SUBGENIUS) {
      missing.add("S");
    }
    if (twoPlayer == TwoPlayer.OF_2002) {
      missing.add("R20.2.2");
    }
    for (var clause : Clauses.OF_2002) {
      if (switches.contains(clause) && !Clauses.PLAYABLE.contains(clause)) {
        missing.add(clause);
      }
    }
    return List.copyOf(missing);
  }

  /**
   * The same rules with one switch turned the other way (ED5), to show that a scenario depends on
   * it.
   *
   * @throws IllegalArgumentException if there is no such switch
   */
  public RuleSet turned(String clause) {
    var turned = new TreeSet<>(switches);
    if (!turned.remove(clause)) {
      turned.add(clause);
    }
    return new RuleSet(
        name, edition, variant, twoPlayer, turned, deckSize, basicGoal, plotLimit, turnLimit);
  }

  /** The same rules with another Basic Goal (R15.3.2). */
  public RuleSet withBasicGoal(int goal) {
    return new RuleSet(
        name, edition, variant, twoPlayer, switches, deckSize, goal, plotLimit, turnLimit);
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

  /** Whether attacks on rivals wait until both have finished their first turns (R20.1.3). */
  @JsonIgnore
  public boolean noAttackBeforeBothPlayed() {
    return twoPlayer != TwoPlayer.NONE;
  }

  /** Whether a replacement lead may not even duplicate one that was set aside (R1.3.7). */
  @JsonIgnore
  public boolean replacementLeadIsNew() {
    return switches.contains("R1.3.7");
  }

  /** Whether the pair of tokens that buys a Plot excludes the Illuminati's (R3.3.6). */
  @JsonIgnore
  public boolean plotPairsExcludeIlluminati() {
    return switches.contains("R3.3.6");
  }

  /** Whether a Goal that is met must be announced before the knock (R2.4.1). */
  @JsonIgnore
  public boolean announcesBeforeKnock() {
    return !switches.contains("R2.4.1");
  }

  /**
   * Whether several players of this Illuminati may win together (R15.2.8, a clause that itself
   * names the one that may).
   */
  public boolean mayShareVictory(String illuminati) {
    return illuminati.equals("shangri-la");
  }

  /** Whether the answer to a protected attacker needs an own finished first turn (R1.4.5). */
  @JsonIgnore
  public boolean answersNeedOwnFirstTurn() {
    return !switches.contains("R1.4.5");
  }
}
