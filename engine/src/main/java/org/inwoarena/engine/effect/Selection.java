package org.inwoarena.engine.effect;

import java.util.Optional;

/**
 * Which cards, or players, something is done to, and who chooses where there is a choice.
 *
 * @param pool where they are taken from
 * @param of which of them qualify
 * @param least how many at least; fewer where there are not so many
 * @param most how many at most
 * @param chooser who picks
 * @param sum a limit for several together (EFFECTS {@code ifMany})
 */
public record Selection(
    Pool pool, Filter of, Amount least, Amount most, Chooser chooser, Optional<SumLimit> sum) {

  /** As many as there are. */
  public static final Amount ALL = new Amount.Number(99);

  /** The cards in that role. */
  public static Selection of(Role role) {
    return new Selection(
        new Pool.OfRole(role),
        new Filter.Any(),
        new Amount.Number(1),
        ALL,
        Chooser.YOU,
        Optional.empty());
  }

  /** Where cards are taken from. */
  public sealed interface Pool {
    /** The cards in that role; all of them, nobody chooses. */
    record OfRole(Role role) implements Pool {}

    /** Every card that qualifies; nobody chooses. */
    record Every() implements Pool {}

    /** Cards that qualify, wherever the filter says they lie; in play where it says nothing. */
    record Table() implements Pool {}

    /** That player's hand: hidden or exposed Plots, Groups, Resources, as the filter says. */
    record Hand(Who whose) implements Pool {}

    /** The topmost cards of that player's deck. */
    record Top(Who whose, org.inwoarena.engine.api.Deck deck) implements Pool {}

    /** The bottom cards of that player's deck. */
    record Bottom(Who whose, org.inwoarena.engine.api.Deck deck) implements Pool {}

    /** All cards of that player's deck, searched. */
    record Search(Who whose, org.inwoarena.engine.api.Deck deck) implements Pool {}

    /** That player's discard pile. */
    record Discards(Who whose) implements Pool {}

    /** Players instead of cards. */
    record Players(Who among) implements Pool {}
  }

  /** Who chooses. */
  public enum Chooser {
    /** The player of the card. */
    YOU,
    /** The player whose cards they are. */
    HOLDER,
    /** Chance. */
    RANDOM
  }

  /** Several may be chosen only while a number summed over them is at most so much. */
  public record SumLimit(Amount.Measure measure, int most) {}
}
