package org.inwoarena.engine.effect.reading;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.inwoarena.engine.api.Alignment;
import org.inwoarena.engine.effect.Written;

/** The words of card data: Java names in lower case with hyphens, but where one says otherwise. */
public final class Vocabulary {

  private Vocabulary() {}

  /** The word of a record or of a field of one. */
  public static String word(Class<?> type) {
    var written = type.getAnnotation(Written.class);
    return written == null ? hyphens(type.getSimpleName()) : written.value();
  }

  /** The word of a field. */
  public static String word(RecordComponent field) {
    var written = field.getAnnotation(Written.class);
    return written == null ? hyphens(field.getName()) : written.value();
  }

  /** The word of a constant. */
  public static String word(Enum<?> constant) {
    try {
      var written =
          constant.getDeclaringClass().getField(constant.name()).getAnnotation(Written.class);
      return written == null
          ? constant.name().toLowerCase(Locale.ROOT).replace('_', '-')
          : written.value();
    } catch (NoSuchFieldException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** The constant with that word. */
  public static <E extends Enum<E>> Optional<E> constant(Class<E> type, String word) {
    for (var constant : type.getEnumConstants()) {
      if (word(constant).equals(word)) {
        return Optional.of(constant);
      }
    }
    return Optional.empty();
  }

  /** The Alignment that cards print so. */
  static Optional<Alignment> alignment(String word) {
    return Stream.of(Alignment.values())
        .filter(alignment -> alignment.word().equals(word))
        .findFirst();
  }

  /** All words of an enum, in its order. */
  public static <E extends Enum<E>> List<String> words(Class<E> type) {
    var words = new ArrayList<String>();
    for (var constant : type.getEnumConstants()) {
      words.add(word(constant));
    }
    return words;
  }

  /** The records of a sealed hierarchy by their words. */
  public static Map<String, Class<?>> records(Class<?> sealed) {
    var records = new LinkedHashMap<String, Class<?>>();
    for (var permitted : sealed.getPermittedSubclasses()) {
      if (permitted.isRecord()) {
        records.put(word(permitted), permitted);
      } else {
        records.putAll(records(permitted));
      }
    }
    return records;
  }

  private static String hyphens(String camel) {
    return camel.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }
}
