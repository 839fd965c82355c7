package org.inwoarena.contracts;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Which of our records can stand in a message, and which do stand in one. */
final class ValueKinds {

  private ValueKinds() {}

  /** Every record a value of this type can contain, itself included. */
  static Stream<Class<?>> reachable(Class<?> type) {
    var found = new HashSet<Class<?>>();
    follow(type, found);
    return found.stream().filter(Class::isRecord);
  }

  private static void follow(Type type, Set<Class<?>> found) {
    if (type instanceof ParameterizedType generic) {
      Arrays.stream(generic.getActualTypeArguments()).forEach(each -> follow(each, found));
    } else if (type instanceof Class<?> ours
        && ours.getName().startsWith("org.inwoarena.")
        && found.add(ours)) {
      if (ours.isSealed()) {
        Arrays.stream(ours.getPermittedSubclasses()).forEach(each -> follow(each, found));
      } else if (ours.isRecord()) {
        Arrays.stream(ours.getRecordComponents())
            .map(RecordComponent::getGenericType)
            .forEach(each -> follow(each, found));
      }
    }
  }

  /** Adds the classes of all records within a value. */
  static void collect(Object value, Set<Class<?>> seen) {
    switch (value) {
      case Record ours -> {
        seen.add(ours.getClass());
        Arrays.stream(ours.getClass().getRecordComponents())
            .forEach(component -> collect(part(ours, component), seen));
      }
      case Optional<?> maybe -> maybe.ifPresent(content -> collect(content, seen));
      case Collection<?> many -> many.forEach(each -> collect(each, seen));
      case Map<?, ?> map -> map.values().forEach(each -> collect(each, seen));
      default -> {}
    }
  }

  private static Object part(Record whole, RecordComponent component) {
    try {
      return component.getAccessor().invoke(whole);
    } catch (ReflectiveOperationException hidden) {
      throw new LinkageError(component + " of " + whole, hidden);
    }
  }
}
