package org.inwoarena.engine.trial;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;
import org.inwoarena.engine.api.EndReason;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.rules.TwoPlayer;

/**
 * Plays random games one by one and checks everything that must hold of them. A game's seed decides
 * its players, rules and moves, so any game can be played again alone.
 */
public final class Trial {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;
  private static final int SAMPLED_ONE_IN = 20;
  private static final int REDEALT_ONE_IN = 150;

  /** One game in so many may last as long as its rules say; others are cut at fewer turns. */
  private static final int LONG_ONE_IN = 16;

  private static final int TURNS = 16;
  private static final int MOST_PLAYERS = 6;
  private static final List<RuleSet> RULES =
      RuleSet.presets().stream().map(RuleSet::preset).toList();

  private final Table table;
  private final Tally tally;
  private final SortedMap<EndReason, Integer> ends = new TreeMap<>();
  private long decisions;

  /** A trial of the engine with these cards. */
  public Trial(Catalogue catalogue) {
    table = Table.of(catalogue);
    tally = new Tally(catalogue);
  }

  /**
   * Plays the game of a seed.
   *
   * @param players how many; the seed decides where absent
   * @param rules a preset; the seed decides where absent
   * @throws BrokenGame if something does not hold
   */
  public void play(long seed, OptionalInt players, Optional<RuleSet> rules) {
    // Neighbours in seed would begin alike.
    var random = new Random(seed * SPREAD);
    var preset = rules.orElseGet(() -> anyRules(random, players));
    var count = players.orElse(anyPlayers(random, preset));
    var isLong = random.nextInt(LONG_ONE_IN) == 0;
    var game = new RandomGame(table, seed, isLong ? preset : preset.withTurnLimit(TURNS), count);
    habits(game, random);
    var engine = table.engine();
    var end =
        game.play(
            new Folding(engine),
            new Soundness(),
            new Agreement(engine, random, SAMPLED_ONE_IN),
            new Secrets(engine, random, REDEALT_ONE_IN),
            tally);
    ends.merge(end.result().orElseThrow().reason(), 1, Integer::sum);
    decisions += game.decisions();
  }

  private static RuleSet anyRules(Random random, OptionalInt players) {
    var fitting =
        RULES.stream().filter(rules -> players.orElse(2) == 2 || !isForTwo(rules)).toList();
    return fitting.get(random.nextInt(fitting.size()));
  }

  private static int anyPlayers(Random random, RuleSet rules) {
    // Fewer at most tables, which are quicker.
    var count = 2 + Math.min(random.nextInt(MOST_PLAYERS - 1), random.nextInt(MOST_PLAYERS - 1));
    return isForTwo(rules) ? 2 : count;
  }

  private static boolean isForTwo(RuleSet rules) {
    return rules.twoPlayer() != TwoPlayer.NONE;
  }

  /** Most players answer always; at some tables they miss their time, or leave. */
  private static void habits(RandomGame game, Random random) {
    switch (random.nextInt(10)) {
      case 0 -> game.idleOneIn(1);
      case 1, 2 -> game.idleOneIn(8);
      case 3, 4 -> game.leavingOneIn(300);
      default -> {
        // They play on.
      }
    }
  }

  /** How the games so far ended. */
  public SortedMap<EndReason, Integer> ends() {
    return ends;
  }

  /** Commands decided so far. */
  public long decisions() {
    return decisions;
  }

  /** Which abilities came up so far. */
  public Tally tally() {
    return tally;
  }
}
