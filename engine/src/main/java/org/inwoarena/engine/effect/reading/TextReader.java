package org.inwoarena.engine.effect.reading;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.Amount;
import org.inwoarena.engine.effect.Condition;
import org.inwoarena.engine.effect.Filter;
import org.inwoarena.engine.effect.Selection;
import org.inwoarena.engine.effect.Timing;
import org.inwoarena.engine.effect.Usually;
import org.inwoarena.engine.yaml.Flaw;
import org.inwoarena.engine.yaml.Node;
import org.inwoarena.engine.yaml.NodeReader;

/**
 * Reads YAML into the records of the vocabulary, by their declarations alone: the single key of a
 * mapping names a record of a sealed hierarchy, the keys below it its fields. A field that is left
 * out is what {@link Usually} says, or else empty, no, none. A lone value stands for the first
 * field that must be given. So a word added to the vocabulary can be read at once, and a word that
 * is not in it is refused.
 */
final class TextReader {

  private final Known known;
  private final Map<Class<?>, Function<Node, Object>> grammars;

  TextReader(Known known) {
    this.known = known;
    this.grammars =
        Map.ofEntries(
            Map.entry(Filter.class, in(FilterGrammar::read)),
            Map.entry(Amount.class, in(AmountGrammar::read)),
            Map.entry(Condition.class, this::condition),
            Map.entry(Selection.class, in(SelectionGrammar::read)),
            Map.entry(Timing.class, in(TimingGrammar::read)),
            Map.entry(Timing.At.class, in(TimingGrammar::at)),
            Map.entry(Ability.Word.class, this::word),
            Map.entry(Alignment.class, TextReader::alignment),
            Map.entry(String.class, Node::text),
            Map.entry(int.class, Node::number),
            Map.entry(boolean.class, TextReader::yesNo));
  }

  /** One ability. */
  Ability ability(Node node) {
    return (Ability) read(Ability.class, node);
  }

  private <T> Function<Node, Object> in(Function<Tokens, T> grammar) {
    return node -> Tokens.of(node, known).all(grammar);
  }

  private Object read(Type type, Node node) {
    if (type instanceof ParameterizedType generic) {
      return several((Class<?>) generic.getRawType(), generic.getActualTypeArguments()[0], node);
    }
    var plain = (Class<?>) type;
    var grammar = grammars.get(plain);
    if (grammar != null) {
      return grammar.apply(node);
    }
    if (plain.isEnum()) {
      return constant(plain, node);
    }
    return plain.isSealed() ? tagged(plain, node) : record(plain, node);
  }

  private Object several(Class<?> holder, Type element, Node node) {
    if (holder == Optional.class) {
      return Optional.of(read(element, node));
    }
    var values = node.items().stream().map(item -> read(element, item)).toList();
    if (holder == List.class) {
      return values;
    }
    var set = new LinkedHashSet<>(values);
    if (set.size() < values.size()) {
      throw node.flaw("the same word twice");
    }
    return set;
  }

  private static Object constant(Class<?> type, Node node) {
    var constants = Stream.of(type.getEnumConstants()).map(Enum.class::cast).toList();
    for (var constant : constants) {
      if (Vocabulary.word(constant).equals(node.text())) {
        return constant;
      }
    }
    throw node.flaw(
        "unknown word '"
            + node.text()
            + "'; known: "
            + constants.stream().map(Vocabulary::word).toList());
  }

  private Object tagged(Class<?> type, Node node) {
    var records = Vocabulary.records(type);
    if (node instanceof Node.Fields fields && fields.values().size() != 1) {
      throw node.flaw("expected one key that says what it is, not " + fields.values().keySet());
    }
    var word =
        node instanceof Node.Fields fields
            ? fields.values().keySet().iterator().next()
            : node.text();
    var body =
        node instanceof Node.Fields fields
            ? fields.values().get(word)
            : new Node.Text(node.line(), "");
    var record = records.get(word);
    if (record == null) {
      throw body.flaw("unknown word '" + word + "'; known: " + records.keySet());
    }
    return record(record, body);
  }

  private Object record(Class<?> type, Node node) {
    var fields = List.of(type.getRecordComponents());
    var given = given(type, fields, node);
    var values = new ArrayList<>();
    for (var field : fields) {
      values.add(value(type, field, given.get(Vocabulary.word(field)), node));
    }
    return create(type, values);
  }

  /** What is given for which field. */
  private Map<String, Node> given(Class<?> type, List<RecordComponent> fields, Node node) {
    var words = fields.stream().map(Vocabulary::word).toList();
    if (node instanceof Node.Fields mapping) {
      var read = Operations.spelledOut(fields, mapping);
      if (read.values().keySet().stream().anyMatch(words::contains)) {
        return read.only(words.toArray(String[]::new)).values();
      }
    }
    if (isNothing(node)) {
      return Map.of();
    }
    return main(fields)
        .map(field -> Map.of(Vocabulary.word(field), node))
        .orElseThrow(
            () -> node.flaw("'" + Vocabulary.word(type) + "' takes nothing; known: " + words));
  }

  private static boolean isNothing(Node node) {
    return switch (node) {
      case Node.Text text -> text.text().isEmpty();
      case Node.Fields fields -> fields.values().isEmpty();
      case Node.Items items -> false;
    };
  }

  /** The field that a lone value stands for. */
  private static Optional<RecordComponent> main(List<RecordComponent> fields) {
    return fields.stream()
        .filter(field -> usual(field).isEmpty())
        .findFirst()
        .or(() -> fields.stream().findFirst());
  }

  private Object value(Class<?> type, RecordComponent field, Node given, Node at) {
    if (given != null) {
      return read(field.getGenericType(), given);
    }
    return usual(field)
        .map(usual -> usual.isEmpty() ? nothing(field) : written(field, usual, at))
        .orElseThrow(
            () ->
                at.flaw("'" + Vocabulary.word(type) + "' needs '" + Vocabulary.word(field) + "'"));
  }

  private Object written(RecordComponent field, String usual, Node at) {
    var node = NodeReader.read(usual).getFirst();
    try {
      return read(field.getGenericType(), node);
    } catch (Flaw flaw) {
      throw at.flaw("the usual '" + usual + "': " + flaw.getMessage());
    }
  }

  /** What a field usually is: empty text for nothing, absent where it must be given. */
  private static Optional<String> usual(RecordComponent field) {
    var usually = field.getAnnotation(Usually.class);
    if (usually != null) {
      return Optional.of(usually.value());
    }
    var type = field.getType();
    return type == Optional.class || type == boolean.class ? Optional.of("") : Optional.empty();
  }

  private static Object nothing(RecordComponent field) {
    return field.getType() == boolean.class ? (Object) false : Optional.empty();
  }

  private static Object create(Class<?> type, List<Object> values) {
    var types =
        Stream.of(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return type.getDeclaredConstructor(types).newInstance(values.toArray());
    } catch (InvocationTargetException refused) {
      throw new IllegalArgumentException(refused.getCause());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** In one line, as a list of which all must hold, or as a record. */
  private Object condition(Node node) {
    return switch (node) {
      case Node.Text text -> Tokens.of(text, known).all(ConditionGrammar::read);
      case Node.Items items ->
          new Condition.All(
              items.values().stream().map(item -> (Condition) condition(item)).toList());
      case Node.Fields fields -> tagged(Condition.class, fields);
    };
  }

  private Object word(Node node) {
    var text = node.text();
    if (text.equals("chosen-alignment")) {
      return new Ability.Word.Chosen();
    }
    var alignment = Vocabulary.alignment(text);
    if (alignment.isPresent()) {
      return new Ability.Word.OfAlignment(alignment.get());
    }
    if (!known.attributes().contains(text)) {
      throw node.flaw("'" + text + "' is no Alignment and no Attribute");
    }
    return new Ability.Word.OfAttribute(text);
  }

  private static Object alignment(Node node) {
    return Vocabulary.alignment(node.text())
        .orElseThrow(() -> node.flaw("'" + node.text() + "' is no Alignment"));
  }

  private static boolean yesNo(Node node) {
    return switch (node.text()) {
      case "true", "yes" -> true;
      case "false", "no" -> false;
      default -> throw node.flaw("expected yes or no, not '" + node.text() + "'");
    };
  }
}
