package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.inwoarena.engine.state.Mark;

/**
 * The keys of a scenario file, place by place. The readers accept these and no others; the JSON
 * Schema in {@code docs/scenario.schema.json} is held to them by a test.
 */
public final class Format {

  static final List<String> SCENARIO =
      List.of(
          "scenario",
          "each",
          "clauses",
          "switch",
          "rules",
          "cards",
          "players",
          "decks",
          "starter",
          "refused-to-begin",
          "turn",
          "order",
          "changes",
          "steps",
          "cases");

  static final List<String> CASE = List.of("each", "clauses", "switch", "steps");

  static final List<String> RULES = List.of("preset", "basic-goal", "turn-limit", "switches");

  static final List<String> CARD =
      List.of(
          "kind",
          "power",
          "global",
          "resistance",
          "alignments",
          "attributes",
          "in",
          "out",
          "unique",
          "action",
          "text");

  static final List<String> PLAYER =
      List.of(
          "illuminati",
          "structure",
          "resources",
          "face-down",
          "table",
          "agents",
          "hand",
          "exposed",
          "plot-deck",
          "group-deck",
          "discard",
          "destroyed",
          "turns",
          "stops");

  static final List<String> ILLUMINATI = List.of("card", "tokens", "marks");

  /** What can be said of a card that lies somewhere. */
  static final List<String> LYING =
      List.of("card", "on", "side", "under", "tokens", "marks", "words", "link", "owner");

  static final List<String> TURN =
      List.of(
          "player",
          "phase",
          "number",
          "round",
          "starter",
          "bought-group",
          "took-resource",
          "offers",
          "skips",
          "used");

  static final List<String> USED = List.of("card", "ability", "on");

  static final List<String> CHANGE = List.of("card", "value", "op", "amount", "until");

  /** Steps that are entries, and what may stand beside each. */
  static final Map<String, List<String>> STEPS = steps();

  private Format() {}

  private static Map<String, List<String>> steps() {
    var all = new LinkedHashMap<String, List<String>>();
    all.put("dice", List.of("dice"));
    all.put("lots", List.of("lots"));
    all.put("expect", List.of("expect", "clauses", "effect", "limit"));
    all.put("allowed", List.of("allowed", "clauses", "effect", "limit"));
    all.put("refused", List.of("refused", "clause", "code", "clauses", "effect", "limit"));
    return Collections.unmodifiableMap(all);
  }

  /** All keys by the name of the place they stand in, as the schema calls it. */
  public static Map<String, List<String>> keys() {
    var all = new LinkedHashMap<String, List<String>>();
    all.put("scenario", SCENARIO);
    all.put("case", CASE);
    all.put("rules", RULES);
    all.put("card", CARD);
    all.put("player", PLAYER);
    all.put("illuminati", ILLUMINATI);
    all.put("lying", LYING);
    all.put("turn", TURN);
    all.put("used", USED);
    all.put("change", CHANGE);
    all.put("expectations", new ArrayList<>(Expectations.keys()));
    STEPS.forEach((step, keys) -> all.put("step-" + step, keys));
    return Collections.unmodifiableMap(all);
  }

  /** What can be remembered of a card, in words. */
  public static List<String> marks() {
    return Stream.of(Mark.values()).map(UnderWay::inWords).toList();
  }

  /** The steps that are plain words. */
  public static List<String> plainSteps() {
    return Steps.plain();
  }
}
