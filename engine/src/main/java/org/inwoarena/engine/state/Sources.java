package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.inwoarena.engine.api.Moment;
import org.inwoarena.engine.effect.Ability;
import org.inwoarena.engine.effect.CardText;

/**
 * Cards in play with standing abilities or triggers, in the order they came into play (R13.1.1).
 * They are sorted by what their texts hold, so that whoever looks for one kind of ability, or for
 * what listens to a moment, does not read them all. Immutable.
 */
public final class Sources {

  /** None. */
  public static final Sources NONE = new Sources(List.of());

  /** A card and what is printed on it. */
  public record Source(int card, Printed printed) {

    /** What it says. */
    public CardText text() {
      return printed.text();
    }
  }

  /** A trigger at its place in the text of a card. */
  public record Listener(int card, int ability, Ability.Trigger trigger) {}

  private final List<Source> sources;

  /** Sorted when first asked for; whoever asks at the same time sorts the same. */
  private Optional<Sorted> sorted = Optional.empty();

  private Sources(List<Source> sources) {
    this.sources = sources;
  }

  /** The same with one more, the latest. */
  public Sources with(int card, Printed printed) {
    var next = new ArrayList<>(sources);
    next.add(new Source(card, printed));
    return new Sources(next);
  }

  /** The same without that card. */
  public Sources without(int card) {
    return new Sources(sources.stream().filter(source -> source.card() != card).toList());
  }

  /** Whether there is none. */
  public boolean isEmpty() {
    return sources.isEmpty();
  }

  /** The numbers of the cards. */
  public List<Integer> cards() {
    return sorted().cards();
  }

  /** Those whose text has an ability of that kind. */
  public List<Source> with(Class<? extends Ability> kind) {
    return sorted().byKind().getOrDefault(kind, List.of());
  }

  /** Those of a family of cards, which a keyword names. */
  public List<Source> ofFamily(String keyword) {
    return sorted().byKeyword().getOrDefault(keyword, List.of());
  }

  /** The triggers that wait for that moment. */
  public List<Listener> listeners(Moment moment) {
    return sorted().byMoment().getOrDefault(moment, List.of());
  }

  private Sorted sorted() {
    var known = sorted;
    if (known.isEmpty()) {
      known = Optional.of(Sorted.of(sources));
      sorted = known;
    }
    return known.get();
  }

  private record Sorted(
      List<Integer> cards,
      Map<Class<?>, List<Source>> byKind,
      Map<String, List<Source>> byKeyword,
      Map<Moment, List<Listener>> byMoment) {

    static Sorted of(List<Source> sources) {
      var cards = sources.stream().map(Source::card).toList();
      var sorted = new Sorted(cards, new HashMap<>(), new HashMap<>(), new EnumMap<>(Moment.class));
      sources.forEach(sorted::sort);
      return sorted;
    }

    private void sort(Source source) {
      var keyword = source.printed().facts().keyword();
      keyword.ifPresent(word -> put(byKeyword, word, source));
      var abilities = source.text().abilities();
      var kinds = new HashSet<Class<?>>();
      for (var i = 0; i < abilities.size(); i++) {
        var ability = abilities.get(i);
        if (kinds.add(ability.getClass())) {
          put(byKind, ability.getClass(), source);
        }
        if (ability instanceof Ability.Trigger trigger) {
          for (var moment : trigger.at().moments()) {
            put(byMoment, moment, new Listener(source.card(), i, trigger));
          }
        }
      }
    }

    private static <K, V> void put(Map<K, List<V>> sorted, K key, V value) {
      sorted.computeIfAbsent(key, none -> new ArrayList<>(2)).add(value);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Sources others && others.cards().equals(cards());
  }

  @Override
  public int hashCode() {
    return cards().hashCode();
  }

  @Override
  public String toString() {
    return cards().toString();
  }
}
