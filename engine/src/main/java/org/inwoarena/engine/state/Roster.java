package org.inwoarena.engine.state;

import java.util.Arrays;
import java.util.List;

/** Which card bears which number, and whose it is (R2.5.4). Numbers start at 1. Immutable. */
public final class Roster {

  /** No cards yet. */
  public static final Roster EMPTY = new Roster(new Printed[0], new int[0]);

  private final Printed[] printed;
  private final int[] owners;

  private Roster(Printed[] printed, int[] owners) {
    this.printed = printed;
    this.owners = owners;
  }

  /** How many cards the game has. */
  public int size() {
    return printed.length;
  }

  /** Whether a card bears this number. */
  public boolean has(int card) {
    return card >= 1 && card <= printed.length;
  }

  /** The card with this number. */
  public Printed card(int card) {
    return printed[card - 1];
  }

  /** The seat in whose deck the card came. */
  public int owner(int card) {
    return owners[card - 1];
  }

  /** This roster with the next deck, numbered on. */
  public Roster with(int seat, List<Printed> deck) {
    var start = printed.length;
    var cards = Arrays.copyOf(printed, start + deck.size());
    var whose = Arrays.copyOf(owners, start + deck.size());
    for (var i = 0; i < deck.size(); i++) {
      cards[start + i] = deck.get(i);
      whose[start + i] = seat;
    }
    return new Roster(cards, whose);
  }

  /** This roster with the owners of two copies of one card exchanged (R10.2.11). */
  public Roster ownersExchanged(int one, int other) {
    var whose = owners.clone();
    whose[one - 1] = owners[other - 1];
    whose[other - 1] = owners[one - 1];
    return new Roster(printed, whose);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Roster roster
        && Arrays.equals(roster.owners, owners)
        && Arrays.equals(roster.printed, printed);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(owners);
  }

  @Override
  public String toString() {
    return "Roster of " + printed.length;
  }
}
