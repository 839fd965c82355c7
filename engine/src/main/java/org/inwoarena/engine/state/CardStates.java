package org.inwoarena.engine.state;

import java.util.Arrays;

/** The state of every card by number. Immutable; changes copy one array of references. */
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

  /** Begins to change states. */
  Edit edit() {
    return new Edit(this);
  }

  /** States being changed: copied once, before the first change. For one thread. */
  static final class Edit {

    private CardStates done;
    private CardState[] states;

    private Edit(CardStates from) {
      done = from;
      states = from.states;
    }

    CardState get(int card) {
      return states[card - 1];
    }

    void set(int card, CardState state) {
      own();
      states[card - 1] = state;
    }

    /** Adds so many unseen cards. */
    void add(int count, int owner) {
      var before = states.length;
      states = Arrays.copyOf(states, before + count);
      Arrays.fill(states, before, states.length, CardState.unseen(owner));
    }

    /** Takes the marks of one turn off. */
    void unmark() {
      for (var card = 1; card <= states.length; card++) {
        if (get(card).marks() != 0) {
          set(card, get(card).unmarked());
        }
      }
    }

    /** The states as they stand; what is changed later changes a new copy. */
    CardStates done() {
      if (states != done.states) {
        done = new CardStates(states);
      }
      return done;
    }

    private void own() {
      if (states == done.states) {
        states = states.clone();
      }
    }
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
