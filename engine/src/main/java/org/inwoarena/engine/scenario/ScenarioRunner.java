package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;
import org.inwoarena.engine.yaml.NodeReader;

/** Runs scenario files. Every case of a file starts from the file's position anew. */
public final class ScenarioRunner {

  private final Catalogue catalogue;
  private final Engine engine;

  /** A runner over the cards that come with the engine and those a scenario defines. */
  public ScenarioRunner(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.engine = new Engine(catalogue);
  }

  /**
   * Runs every case of every scenario in a file.
   *
   * @param file its name, for messages
   * @param yaml what stands in it
   */
  public List<Outcome> run(String file, String yaml) {
    try {
      var outcomes = new ArrayList<Outcome>();
      for (var document : NodeReader.read(yaml)) {
        outcomes.addAll(scenario(file, document));
      }
      return outcomes;
    } catch (Flaw unreadable) {
      return List.of(broken(file, unreadable));
    }
  }

  private static Outcome broken(String file, Flaw flaw) {
    return new Outcome(
        file, "unreadable", "", flaw.line(), List.of(), Optional.of(flaw.getMessage()), List.of());
  }

  private List<Outcome> scenario(String file, Node document) {
    var root =
        document
            .fields()
            .only(
                "scenario",
                "clauses",
                "rules",
                "cards",
                "players",
                "decks",
                "turn",
                "changes",
                "steps",
                "cases");
    var title = PositionReader.need(root, "scenario").text();
    var clauses = PositionReader.need(root, "clauses").items().stream().map(Node::text).toList();
    var outcomes = new ArrayList<Outcome>();
    cases(root)
        .forEach((variant, steps) -> outcomes.add(run(file, title, clauses, variant, root, steps)));
    return outcomes;
  }

  /** The common steps alone, or followed by each case's own. */
  private static Map<String, List<Node>> cases(Node.Fields root) {
    var common = root.get("steps").map(Node::items).orElse(List.of());
    var all = new LinkedHashMap<String, List<Node>>();
    root.get("cases")
        .ifPresent(
            cases ->
                cases
                    .fields()
                    .values()
                    .forEach((name, steps) -> all.put(name, joined(common, steps.items()))));
    if (all.isEmpty()) {
      all.put("", common);
    }
    if (all.containsValue(List.of())) {
      throw root.flaw("a scenario without steps checks nothing");
    }
    return all;
  }

  private static List<Node> joined(List<Node> first, List<Node> then) {
    var all = new ArrayList<>(first);
    all.addAll(then);
    return all;
  }

  private Outcome run(
      String file,
      String title,
      List<String> clauses,
      String variant,
      Node.Fields root,
      List<Node> steps) {
    List<String> trace = List.of();
    try {
      var position = new PositionReader(catalogue, root).read(engine);
      var play = new Play(engine, position.game());
      trace = play.trace();
      var runner = new Steps(play, position.names());
      steps.forEach(runner::run);
      return new Outcome(file, title, variant, root.line(), clauses, Optional.empty(), trace);
    } catch (Flaw flaw) {
      return new Outcome(
          file, title, variant, flaw.line(), clauses, Optional.of(flaw.getMessage()), trace);
    }
  }
}
