package org.inwoarena.engine.effect.reading;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.inwoarena.engine.yaml.Node;

/**
 * A record with an operation and what it works with may be written with the operation as key:
 * {@code plus: 4} for {@code {op: plus, amount: 4}}, {@code add: Violent} for {@code {op: add,
 * words: Violent}}.
 */
final class Operations {

  private static final String OP = "op";
  private static final Set<String> OPERANDS = Set.of("amount", "words");

  private Operations() {}

  static Node.Fields spelledOut(List<RecordComponent> fields, Node.Fields given) {
    var operation = fields.stream().filter(field -> field.getName().equals(OP)).findFirst();
    var operand =
        fields.stream().map(RecordComponent::getName).filter(OPERANDS::contains).findFirst();
    if (operation.isEmpty() || operand.isEmpty()) {
      return given;
    }
    return used(operation.get(), given).map(word -> with(given, word, operand.get())).orElse(given);
  }

  private static Optional<String> used(RecordComponent operation, Node.Fields given) {
    return Stream.of(operation.getType().getEnumConstants())
        .map(constant -> Vocabulary.word((Enum<?>) constant))
        .filter(given.values()::containsKey)
        .findFirst();
  }

  private static Node.Fields with(Node.Fields given, String word, String operand) {
    var values = new LinkedHashMap<>(given.values());
    var value = values.remove(word);
    values.put(OP, new Node.Text(value.line(), word));
    values.put(operand, value);
    return new Node.Fields(given.line(), values);
  }
}
