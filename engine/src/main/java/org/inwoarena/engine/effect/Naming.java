package org.inwoarena.engine.effect;

import java.lang.reflect.InvocationTargetException;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a text names.
 *
 * @param cards catalogue ids; it prevails over the protection of these cards (R19.1.10)
 * @param attributes Attributes, for what holds of cards that name Secret Groups (R11.2.9)
 */
public record Naming(Set<String> cards, Set<String> attributes) {
  /** Keeps own copies. */
  public Naming {
    cards = Set.copyOf(cards);
    attributes = Set.copyOf(attributes);
  }

  /** What stands anywhere in the abilities. */
  static Naming of(Collection<Ability> abilities) {
    var cards = new HashSet<String>();
    var attributes = new HashSet<String>();
    collect(abilities, cards, attributes);
    return new Naming(cards, attributes);
  }

  private static void collect(Object part, Set<String> cards, Set<String> attributes) {
    switch (part) {
      case Filter.Named(var id) -> cards.add(id);
      case Filter.Attributed(var attribute) -> attributes.add(attribute);
      case Collection<?> parts -> parts.forEach(each -> collect(each, cards, attributes));
      case Optional<?> one -> one.ifPresent(each -> collect(each, cards, attributes));
      case Record words -> components(words, cards, attributes);
      default -> {}
    }
  }

  private static void components(Record words, Set<String> cards, Set<String> attributes) {
    try {
      for (var component : words.getClass().getRecordComponents()) {
        collect(component.getAccessor().invoke(words), cards, attributes);
      }
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("the vocabulary can be read: " + words, e);
    }
  }
}
