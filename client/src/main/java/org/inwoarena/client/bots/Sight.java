package org.inwoarena.client.bots;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.inwoarena.engine.api.CardId;
import org.inwoarena.engine.api.Entity;
import org.inwoarena.engine.api.Seat;

/** What a bot reads from the view of its seat. */
record Sight(SortedMap<String, Entity> view, Seat me) {

  private static final Map<String, String> OPPOSITES =
      Map.of(
          "government", "corporate",
          "corporate", "government",
          "liberal", "conservative",
          "conservative", "liberal",
          "peaceful", "violent",
          "violent", "peaceful",
          "straight", "weird",
          "weird", "straight",
          "fanatic", "fanatic");

  Stream<Entity.Card> cards() {
    return view.values().stream()
        .filter(Entity.Card.class::isInstance)
        .map(Entity.Card.class::cast);
  }

  Optional<Entity.Card> card(CardId id) {
    return Optional.ofNullable(view.get("card:" + id.value()))
        .filter(Entity.Card.class::isInstance)
        .map(Entity.Card.class::cast);
  }

  Optional<Entity.AttackUnderWay> attack() {
    return Optional.ofNullable(view.get("attack"))
        .filter(Entity.AttackUnderWay.class::isInstance)
        .map(Entity.AttackUnderWay.class::cast);
  }

  int turn() {
    return view.get("table") instanceof Entity.Table table ? table.turn() : 0;
  }

  long inMyHand(String zone) {
    return cards().filter(c -> c.zone().equals(zone) && c.holder().equals(me)).count();
  }

  int groupsInHand() {
    return view.get("player:" + me.index()) instanceof Entity.Player player
        ? player.groupsInHand()
        : 0;
  }

  boolean illuminati(CardId id) {
    return card(id).filter(c -> c.zone().equals("illuminati")).isPresent();
  }

  /** Own Groups in play that still have a token, other than one. */
  List<Entity.Card> readyBesides(CardId leader) {
    return cards()
        .filter(c -> c.holder().equals(me) && c.tokens() > 0 && !c.id().equals(leader))
        .filter(c -> c.zone().equals("structure") || c.zone().equals("illuminati"))
        .toList();
  }

  /** Steps of control from the Illuminati; 0 off the structures. */
  int depth(Entity.Card card) {
    var steps = 0;
    var at = Optional.of(card);
    while (at.flatMap(Entity.Card::master).isPresent() && steps < 50) {
      steps++;
      at = at.flatMap(Entity.Card::master).flatMap(this::card);
    }
    return steps;
  }

  Set<String> cells(Seat holder) {
    return cards()
        .filter(c -> c.holder().equals(holder))
        .filter(c -> c.zone().equals("structure") || c.zone().equals("illuminati"))
        .map(c -> c.x() + "," + c.y())
        .collect(Collectors.toUnmodifiableSet());
  }

  static boolean share(Collection<String> some, Collection<String> others) {
    return shared(some, others) > 0;
  }

  /** Alignments in common; Fanatic never counts as one (R4.3.5). */
  static long shared(Collection<String> some, Collection<String> others) {
    var mine = lower(some);
    return lower(others).stream().filter(a -> mine.contains(a) && !a.equals("fanatic")).count();
  }

  /** Pairs of opposites; Fanatic opposes Fanatic (R4.3.4). */
  static long opposed(Collection<String> some, Collection<String> others) {
    var theirs = lower(others);
    return lower(some).stream().filter(a -> theirs.contains(OPPOSITES.getOrDefault(a, ""))).count();
  }

  private static Set<String> lower(Collection<String> words) {
    return words.stream()
        .map(word -> word.toLowerCase(java.util.Locale.ROOT))
        .collect(Collectors.toUnmodifiableSet());
  }
}
