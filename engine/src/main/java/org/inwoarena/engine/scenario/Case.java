package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.yaml.Node;

/**
 * One way a scenario goes: its steps, the clauses only it speaks of, and the switches it depends
 * on.
 */
record Case(String name, int line, List<Node> clauses, List<Node> switches, List<Node> steps) {

  Case {
    clauses = List.copyOf(clauses);
    switches = List.copyOf(switches);
    steps = List.copyOf(steps);
  }

  /** The common steps alone, or followed by each case's own. */
  static List<Case> of(Node.Fields root) {
    var common = new Case("", root.line(), List.of(), list(root, "switch"), list(root, "steps"));
    var all = new ArrayList<Case>();
    root.get("cases")
        .ifPresent(
            cases ->
                cases.fields().values().forEach((name, node) -> all.add(common.and(name, node))));
    if (all.isEmpty()) {
      all.add(common);
    }
    if (root.get("refused-to-begin").isEmpty()
        && all.stream().anyMatch(one -> one.steps().isEmpty())) {
      throw root.flaw("a scenario without steps checks nothing");
    }
    return all;
  }

  private Case and(String ownName, Node node) {
    if (node instanceof Node.Fields fields) {
      var own = fields.only(Format.CASE);
      return new Case(
          ownName,
          node.line(),
          list(own, "clauses"),
          joined(switches, list(own, "switch")),
          joined(steps, list(own, "steps")));
    }
    return new Case(ownName, node.line(), List.of(), switches, joined(steps, node.items()));
  }

  private static List<Node> list(Node.Fields fields, String key) {
    return fields.get(key).map(Node::items).orElse(List.of());
  }

  private static List<Node> joined(List<Node> first, List<Node> then) {
    var all = new ArrayList<>(first);
    all.addAll(then);
    return all;
  }
}
