package org.inwoarena.engine.scenario;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;

/** A scenario or case written once for many cards: the values of an entry stand for its $names. */
final class Each {

  private static final String KEY = "each";
  private static final Pattern NAME = Pattern.compile("\\$(\\w+)");

  private final Node.Fields entry;
  private final Set<String> used = new TreeSet<>();

  private Each(Node.Fields entry) {
    this.entry = entry;
  }

  /**
   * What was written, or one copy of it.
   *
   * @param label the values of the entry, to tell the copies apart; empty without {@code each}
   * @param entry the line of the entry
   */
  record Copy(String label, OptionalInt entry, Node node) {

    /** A flaw that says which copy it is in. */
    Flaw in(Flaw flaw) {
      return entry.isEmpty() ? flaw : marked(flaw, entry.getAsInt());
    }
  }

  /** A copy for each entry; what has no {@code each} stands as it is. */
  static List<Copy> of(Node written) {
    if (!(written instanceof Node.Fields fields) || fields.get(KEY).isEmpty()) {
      return List.of(new Copy("", OptionalInt.empty(), written));
    }
    var rest = new LinkedHashMap<>(fields.values());
    var entries = rest.remove(KEY);
    var body = new Node.Fields(fields.line(), rest);
    return entries.items().stream().map(entry -> new Each(entry.fields()).copy(body)).toList();
  }

  private static Flaw marked(Flaw flaw, int entry) {
    return new Flaw(flaw.line(), flaw.getMessage() + " (each of line " + entry + ")");
  }

  private Copy copy(Node body) {
    var filled = filled(body);
    var idle = new TreeSet<>(entry.values().keySet());
    idle.removeAll(used);
    if (!idle.isEmpty()) {
      throw entry.flaw("nothing uses " + idle + " of this entry");
    }
    return new Copy(label(), OptionalInt.of(entry.line()), filled);
  }

  private String label() {
    return entry.values().values().stream()
        .filter(Node.Text.class::isInstance)
        .map(Node::text)
        .collect(Collectors.joining(", "));
  }

  private Node filled(Node node) {
    return switch (node) {
      case Node.Text text -> text(text);
      case Node.Items(int line, List<Node> values) ->
          new Node.Items(line, values.stream().map(this::filled).toList());
      case Node.Fields(int line, Map<String, Node> values) -> {
        var all = new LinkedHashMap<String, Node>();
        values.forEach((key, value) -> all.put(words(key, value), filled(value)));
        yield new Node.Fields(line, all);
      }
    };
  }

  /** A text that is nothing but a name gives way to whatever the entry says, a list as well. */
  private Node text(Node.Text text) {
    var alone = NAME.matcher(text.value().strip());
    return alone.matches()
        ? value(alone.group(1), text)
        : new Node.Text(text.line(), words(text.value(), text));
  }

  private String words(String text, Node at) {
    return NAME.matcher(text)
        .replaceAll(hit -> Matcher.quoteReplacement(value(hit.group(1), at).text()));
  }

  private Node value(String name, Node at) {
    used.add(name);
    return entry
        .get(name)
        .orElseThrow(() -> marked(at.flaw("the entry gives no '" + name + "'"), entry.line()));
  }
}
