package org.inwoarena.engine.effect.reading;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** The records and constants a card's text is made of. */
final class Parts {

  private Parts() {}

  /** Every record and constant in a value, itself included. */
  static Set<Object> of(Object value) {
    var parts = new HashSet<>();
    collect(value, parts);
    return parts;
  }

  private static void collect(Object value, Set<Object> parts) {
    switch (value) {
      case Collection<?> many -> many.forEach(one -> collect(one, parts));
      case Optional<?> maybe -> maybe.ifPresent(one -> collect(one, parts));
      case Enum<?> constant -> parts.add(constant);
      case Record record -> {
        parts.add(record);
        for (var field : record.getClass().getRecordComponents()) {
          collect(of(field, record), parts);
        }
      }
      default -> {}
    }
  }

  private static Object of(RecordComponent field, Record record) {
    try {
      return field.getAccessor().invoke(record);
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
