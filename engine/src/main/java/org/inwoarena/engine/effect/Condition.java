package org.inwoarena.engine.effect;

import java.util.List;

/** What must hold for an ability to work or to be used. */
public sealed interface Condition {

  /** All of these. */
  record All(List<Condition> all) implements Condition {
    /** Keeps an own copy. */
    public All {
      all = List.copyOf(all);
    }
  }

  /** One of these at least. */
  record AnyOf(List<Condition> any) implements Condition {
    /** Keeps an own copy. */
    public AnyOf {
      any = List.copyOf(any);
    }
  }

  /** Not this. */
  record Not(Condition not) implements Condition {}

  /** There is an attack at hand, and it is such a one. */
  record Attacking(AttackTest attack) implements Condition {}

  /** A card in that role is such a card. */
  record Is(Role role, Filter filter) implements Condition {}

  /** Two numbers compare so. */
  record Compared(Amount one, Filter.Comparison comparison, Amount other) implements Condition {}

  /** It is that player's turn. */
  record TurnOf(Who who) implements Condition {}

  /** The player who acts at the moment is that one. */
  record By(Who who) implements Condition {}

  /** The moment is against that player: looked at, robbed, attacked. */
  record Against(Who who) implements Condition {}

  /** The moment is about a deck of that kind, for draws. */
  record Deck(org.inwoarena.engine.api.Deck deck) implements Condition {}

  /** It is nobody's first turn any more for that player (1.4). */
  record FirstTurnOver(Who who) implements Condition {}
}
