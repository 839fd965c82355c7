package org.inwoarena.engine.state;

import java.util.Arrays;

/** The state of every card by number. Immutable; changes copy one array of references. */
public final class CardStates {

  /** No cards yet. */
  public static final CardStates EMPTY = new CardStates(new CardState[0], Pile.EMPTY);

  private final CardState[] states;
  private final Pile linked;

  private CardStates(CardState[] states, Pile linked) {
    this.states = states;
    this.linked = linked;
  }

  /** The cards that are linked to another, by number. */
  public Pile linked() {
    return linked;
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
    private Pile linked;

    private Edit(CardStates from) {
      done = from;
      states = from.states;
      linked = from.linked;
    }

    CardState get(int card) {
      return states[card - 1];
    }

    void set(int card, CardState state) {
      own();
      var wasLinked = states[card - 1].link() != 0;
      states[card - 1] = state;
      if (wasLinked != (state.link() != 0)) {
        linked = wasLinked ? linked.without(card) : linked.with(place(card), card);
      }
    }

    private int place(int card) {
      var place = 0;
      while (place < linked.size() && linked.get(place) < card) {
        place++;
      }
      return place;
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
        done = new CardStates(states, linked);
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
