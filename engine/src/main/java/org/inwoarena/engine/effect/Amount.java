package org.inwoarena.engine.effect;

import java.util.List;

/** A number of card text. Written as {@code 4 + 2 * count(Church & yours)}. */
public sealed interface Amount {

  /** A plain number. */
  record Number(int value) implements Amount {}

  /** The number chosen or paid when the play was made. */
  record Paid() implements Amount {}

  /** How many cards in play, or in the filter's own place, are meant. */
  record Count(Filter of) implements Amount {}

  /** A number of one card, summed where the role has several. */
  record Value(Measure measure, Role role) implements Amount {}

  /** A number summed over cards. */
  record Sum(Measure measure, Filter of) implements Amount {}

  /** The total of the roll at hand, or its natural total. */
  record Rolled(boolean natural) implements Amount {}

  /** How many cards the draw at hand is for. */
  record Due() implements Amount {}

  /** How many players are in the game. */
  record Players() implements Amount {}

  /** The first case that fits; the last stands for "else". */
  record Table(List<Case> cases, Amount otherwise) implements Amount {
    /** Keeps an own copy. */
    public Table {
      cases = List.copyOf(cases);
    }
  }

  /** A line of a table: the number where the card in that role is meant. */
  record Case(Filter of, Role role, Amount amount) {}

  /** Both together. */
  record Plus(Amount one, Amount other) implements Amount {}

  /** One less the other. */
  record Minus(Amount one, Amount other) implements Amount {}

  /** One times the other. */
  record Times(Amount one, Amount other) implements Amount {}

  /** Numbers of a card that amounts read. */
  enum Measure {
    POWER,
    GLOBAL_POWER,
    RESISTANCE,
    PRINTED_POWER,
    /** The Power permanent changes give, temporary ones left out. */
    PERMANENT_POWER,
    /** The position bonus of R8.4.3. */
    POSITION
  }
}
