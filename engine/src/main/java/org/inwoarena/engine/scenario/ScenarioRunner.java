package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.inwoarena.engine.Engine;
import org.inwoarena.engine.deck.Catalogue;
import org.inwoarena.engine.rules.RuleSet;
import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;
import org.inwoarena.engine.yaml.NodeReader;

/**
 * Runs scenario files. Every case of a file starts from the file's position anew. A case that
 * depends on a switch (ED5) is run once more for each, with the switch turned, and must not hold
 * then.
 */
public final class ScenarioRunner {

  private final Catalogue catalogue;
  private final Engine engine;
  private final Trace.Detail detail;

  /** A runner over the cards that come with the engine and those a scenario defines. */
  public ScenarioRunner(Catalogue catalogue) {
    this(catalogue, Trace.Detail.NOTHING);
  }

  private ScenarioRunner(Catalogue catalogue, Trace.Detail detail) {
    this.catalogue = catalogue;
    this.engine = new Engine(catalogue);
    this.detail = detail;
  }

  /** The same, which tells what happens in words and shows the table after each step. */
  public ScenarioRunner showingTheTable() {
    return new ScenarioRunner(catalogue, Trace.Detail.TABLE);
  }

  /** The same, which tells every event. */
  public ScenarioRunner showingEvents() {
    return new ScenarioRunner(catalogue, Trace.Detail.EVENTS);
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
        Each.of(document).forEach(copy -> outcomes.addAll(scenario(file, copy)));
      }
      return outcomes;
    } catch (Flaw unreadable) {
      return List.of(Outcome.unreadable(file, unreadable));
    }
  }

  private List<Outcome> scenario(String file, Each.Copy copy) {
    try {
      return cases(file, copy);
    } catch (Flaw flaw) {
      throw copy.in(flaw);
    }
  }

  private List<Outcome> cases(String file, Each.Copy copy) {
    var root = copy.node().fields().only(Format.SCENARIO);
    var title = PositionReader.need(root, "scenario").text();
    var clauses = texts(PositionReader.need(root, "clauses").items());
    var outcomes = new ArrayList<Outcome>();
    for (var one : Case.of(copy)) {
      outcomes.add(run(new Outcome.Title(file, title, one.name(), clauses), root, one));
    }
    // What the scenario as a whole is about, it proves as a whole or not at all.
    return outcomes.stream().allMatch(Outcome::ok)
        ? outcomes.stream().map(outcome -> outcome.proving(clauses)).toList()
        : outcomes;
  }

  private static List<String> texts(List<Node> nodes) {
    return nodes.stream().map(Node::text).toList();
  }

  private Outcome run(Outcome.Title title, Node.Fields root, Case one) {
    var trace = new Trace(detail);
    try {
      var rules = PositionReader.rules(root);
      var proofs = play(root, rules, one, trace);
      var proven = new TreeSet<>(proofs.clauses());
      proven.addAll(texts(one.clauses()));
      var turned = new TreeSet<String>();
      for (var clause : one.switches()) {
        mustNotHold(root, rules, one, clause);
        turned.add(clause.text() + (rules.switches().contains(clause.text()) ? Outcome.OTHER : ""));
      }
      return Outcome.holds(title, one.line(), proven, turned, proofs.shown(), trace.lines());
    } catch (Flaw flaw) {
      return Outcome.fails(title, one.copy().in(flaw), trace.lines());
    }
  }

  /** Plays a case to its end; what its checks have proven. */
  private Proofs play(Node.Fields root, RuleSet rules, Case one, Trace trace) {
    var barred = root.get("refused-to-begin");
    if (barred.isPresent()) {
      return mustNotBegin(root, rules, barred.orElseThrow());
    }
    var position = new PositionReader(catalogue, root, rules).read(engine);
    var play = new Play(engine, position.game(), trace);
    var proofs = new Proofs(root);
    var runner = new Steps(play, position.names(), proofs);
    trace.begins(play, position.names());
    for (var step : one.steps()) {
      trace.step(step);
      runner.run(step);
      trace.done(play);
    }
    if (proofs.nothing()) {
      throw new Flaw(one.line(), "no step expects, refuses or allows anything");
    }
    return proofs;
  }

  /** A game between decks that the rules do not let begin, for that clause. */
  private Proofs mustNotBegin(Node.Fields root, RuleSet rules, Node clause) {
    try {
      new PositionReader(catalogue, root, rules).read(engine);
    } catch (Unmet refused) {
      if (refused.getMessage().contains("(" + clause.text() + ")")) {
        var proofs = new Proofs(root);
        proofs.proves(clause.text());
        return proofs;
      }
      throw refused;
    }
    throw new Unmet(clause, "the game begins");
  }

  private void mustNotHold(Node.Fields root, RuleSet rules, Case one, Node clause) {
    var turned = turned(rules, clause);
    try {
      play(root, turned, one, new Trace(Trace.Detail.NOTHING));
    } catch (Unmet asItShould) {
      return;
    } catch (Flaw flaw) {
      throw new Flaw(
          flaw.line(), "with the switch " + clause.text() + " turned: " + flaw.getMessage());
    }
    throw new Unmet(clause, "holds with the switch " + clause.text() + " turned as well");
  }

  private static RuleSet turned(RuleSet rules, Node clause) {
    try {
      return rules.turned(clause.text());
    } catch (IllegalArgumentException e) {
      throw clause.flaw(e.getMessage());
    }
  }
}
