package org.inwoarena.engine.scenario;

import java.util.ArrayList;
import java.util.List;
import org.inwoarena.engine.yaml.Node;

/**
 * One way a scenario goes: its steps, the clauses only it speaks of, and the switches it depends
 * on.
 *
 * @param copy which entry of {@code each} it was written out for
 */
record Case(
    String name,
    Each.Copy copy,
    int line,
    List<Node> clauses,
    List<Node> switches,
    List<Node> steps) {

  Case {
    clauses = List.copyOf(clauses);
    switches = List.copyOf(switches);
    steps = List.copyOf(steps);
  }

  /** The common steps alone, or followed by each case's own. */
  static List<Case> of(Each.Copy scenario) {
    var root = scenario.node().fields();
    var common =
        new Case(
            scenario.label(),
            scenario,
            scenario.entry().orElse(root.line()),
            List.of(),
            list(root, "switch"),
            list(root, "steps"));
    var all = new ArrayList<Case>();
    root.get("cases")
        .ifPresent(
            cases ->
                cases
                    .fields()
                    .values()
                    .forEach((name, node) -> all.addAll(common.and(name, node))));
    if (all.isEmpty()) {
      all.add(common);
    }
    if (root.get("refused-to-begin").isEmpty()
        && all.stream().anyMatch(one -> one.steps().isEmpty())) {
      throw root.flaw("a scenario without steps checks nothing");
    }
    return all;
  }

  private List<Case> and(String ownName, Node written) {
    return Each.of(written).stream()
        .map(one -> and(joined(joined(name, ownName), one.label()), one))
        .toList();
  }

  private Case and(String fullName, Each.Copy one) {
    var inner = one.entry().isPresent() ? one : new Each.Copy("", copy.entry(), one.node());
    var start = one.entry().orElse(one.node().line());
    if (one.node() instanceof Node.Fields fields) {
      var own = fields.only(Format.CASE);
      return new Case(
          fullName,
          inner,
          start,
          list(own, "clauses"),
          joined(switches, list(own, "switch")),
          joined(steps, list(own, "steps")));
    }
    return new Case(fullName, inner, start, List.of(), switches, joined(steps, one.node().items()));
  }

  private static String joined(String first, String then) {
    return first.isEmpty() || then.isEmpty() ? first + then : first + " / " + then;
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
