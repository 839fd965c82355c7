package org.inwoarena.engine.state;

import java.util.Arrays;

/** The state of every card by number. Immutable; a change copies one array of references. */
public final class CardStates {

  /** No cards yet. */
  public static final CardStates EMPTY = new CardStates(new CardState[0]);

  private final CardState[] states;

  private CardStates(CardState[] states) {
    this.states = states;
  }

  /** The state of a card. */
  public CardState get(int card) {
    return states[card - 1];
  }

  /** These states with another one for that card. */
  public CardStates with(int card, CardState state) {
    var next = states.clone();
    next[card - 1] = state;
    return new CardStates(next);
  }

  /** These states with so many more unseen cards. */
  public CardStates more(int count, int owner) {
    var next = Arrays.copyOf(states, states.length + count);
    Arrays.fill(next, states.length, next.length, CardState.unseen(owner));
    return new CardStates(next);
  }

  /** These states without any marks. */
  public CardStates unmarked() {
    var next = states.clone();
    for (var i = 0; i < next.length; i++) {
      if (next[i].marks() != 0) {
        next[i] = next[i].unmarked();
      }
    }
    return new CardStates(next);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CardStates cards && Arrays.equals(cards.states, states);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(states);
  }

  @Override
  public String toString() {
    return Arrays.toString(states);
  }
}
