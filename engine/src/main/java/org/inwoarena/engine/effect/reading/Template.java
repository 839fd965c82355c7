package org.inwoarena.engine.effect.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.inwoarena.engine.yaml.Node;

/**
 * One text that many cards share, with words left open (EFFECTS 1.1). Written in {@code
 * templates.yaml}; {@code $word} stands for what the card gives.
 *
 * @param open the words left open, with what they usually are; the first may be given alone
 * @param abilities the text
 */
record Template(String name, Map<String, Node> open, List<Node> abilities) {

  private static final String SIGN = "$";

  static Template of(String name, Node node) {
    var entry = node.fields().only("open", "text");
    var open = new LinkedHashMap<String, Node>();
    entry.get("open").ifPresent(words -> open.putAll(words.fields().values()));
    return new Template(
        name,
        open,
        entry.get("text").orElseThrow(() -> node.flaw("a template needs 'text'")).items());
  }

  /** The abilities with the card's words in them, all at the card's line. */
  List<Node> with(Node given) {
    var words = new LinkedHashMap<>(open);
    words.putAll(words(given));
    return abilities.stream().flatMap(ability -> spliced(ability, words, given.line())).toList();
  }

  private Map<String, Node> words(Node given) {
    if (given instanceof Node.Fields fields
        && fields.values().keySet().stream().anyMatch(open::containsKey)) {
      return fields.only(open.keySet().toArray(String[]::new)).values();
    }
    if (given instanceof Node.Text && given.text().isEmpty()) {
      return Map.of();
    }
    if (open.isEmpty()) {
      throw given.flaw("the template '" + name + "' leaves no word open");
    }
    return Map.of(open.keySet().iterator().next(), given);
  }

  /** A node filled in: several where a list takes its place in a list, none where nothing does. */
  private Stream<Node> filled(Node node, Map<String, Node> words, int line) {
    return switch (node) {
      case Node.Text text -> text(text, words, line);
      case Node.Items items ->
          Stream.of(
              new Node.Items(
                  line,
                  items.values().stream().flatMap(item -> spliced(item, words, line)).toList()));
      case Node.Fields fields -> Stream.of(fields(fields, words, line));
    };
  }

  private Stream<Node> spliced(Node item, Map<String, Node> words, int line) {
    var filled = filled(item, words, line).toList();
    return item instanceof Node.Text && filled.size() == 1
        ? filled.getFirst().items().stream()
        : filled.stream();
  }

  private Node fields(Node.Fields fields, Map<String, Node> words, int line) {
    var values = new LinkedHashMap<String, Node>();
    fields
        .values()
        .forEach(
            (key, value) ->
                filled(value, words, line).findFirst().ifPresent(node -> values.put(key, node)));
    return new Node.Fields(line, values);
  }

  private Stream<Node> text(Node.Text text, Map<String, Node> words, int line) {
    var written = text.value();
    if (written.startsWith(SIGN) && words.containsKey(written.substring(1))) {
      var given = words.get(written.substring(1));
      var nothing = given instanceof Node.Text && given.text().isEmpty();
      return nothing ? Stream.empty() : Stream.of(given);
    }
    var filled = written;
    for (var word : longestFirst(words)) {
      if (filled.contains(SIGN + word)) {
        filled = filled.replace(SIGN + word, words.get(word).text());
      }
    }
    if (filled.contains(SIGN)) {
      throw new Node.Text(line, "").flaw("the template '" + name + "' leaves open: " + filled);
    }
    return Stream.of(new Node.Text(line, filled));
  }

  private static List<String> longestFirst(Map<String, Node> words) {
    var sorted = new ArrayList<>(words.keySet());
    sorted.sort((one, other) -> other.length() - one.length());
    return sorted;
  }
}
