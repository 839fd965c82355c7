package org.inwoarena.engine.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.inwoarena.engine.yaml.Node;
import org.inwoarena.engine.yaml.NodeReader;

/**
 * One small change of the code that breaks a clause.
 *
 * @param clause which one
 * @param in the source, from the engine's own package on
 * @param from a text that stands in the source once
 * @param to what stands there instead
 * @param means what the change means at the table
 * @param scenarios the file whose proof of the clause has to fail then
 */
record Mutation(String clause, String in, String from, String to, String means, String scenarios) {

  /** All that are written down. */
  static List<Mutation> read(Path file) throws IOException {
    return NodeReader.read(Files.readString(file)).stream()
        .flatMap(document -> document.items().stream())
        .map(Mutation::of)
        .toList();
  }

  private static Mutation of(Node node) {
    var fields = node.fields().only("clause", "in", "from", "to", "means", "scenarios");
    return new Mutation(
        need(fields, "clause"),
        need(fields, "in"),
        need(fields, "from"),
        need(fields, "to"),
        need(fields, "means"),
        need(fields, "scenarios"));
  }

  private static String need(Node.Fields fields, String key) {
    return fields.get(key).orElseThrow(() -> fields.flaw("'" + key + "' is missing")).text();
  }

  /** The source with the change; nothing where the text is not there, or not only once. */
  Optional<String> applied(String source) {
    var at = source.indexOf(from);
    return at >= 0 && at == source.lastIndexOf(from)
        ? Optional.of(source.substring(0, at) + to + source.substring(at + from.length()))
        : Optional.empty();
  }
}
