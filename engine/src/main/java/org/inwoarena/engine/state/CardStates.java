package org.inwoarena.engine.state;

import java.util.Arrays;

/** The state of every card by number. Immutable; changes copy one array of references. */
public final class CardStates {

  /** No cards yet. */
  public static final CardStates EMPTY =
      new CardStates(new CardState[0], Pile.EMPTY, Pile.EMPTY, Pile.EMPTY);

  private final CardState[] states;
  private final Pile linked;
  private final Pile inPlay;
  private final Pile devastated;

  private CardStates(CardState[] states, Pile linked, Pile inPlay, Pile devastated) {
    this.states = states;
    this.linked = linked;
    this.inPlay = inPlay;
    this.devastated = devastated;
  }

  /** The cards that are linked to another, by number. */
  public Pile linked() {
    return linked;
  }

  /** The cards in play, by number. */
  public Pile inPlay() {
    return inPlay;
  }

  /** The devastated Places, by number (12.4). */
  public Pile devastated() {
    return devastated;
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
    private Pile inPlay;
    private Pile devastated;

    private Edit(CardStates from) {
      done = from;
      states = from.states;
      linked = from.linked;
      inPlay = from.inPlay;
      devastated = from.devastated;
    }

    CardState get(int card) {
      return states[card - 1];
    }

    void set(int card, CardState state) {
      own();
      var before = states[card - 1];
      states[card - 1] = state;
      linked = sorted(linked, card, before.link() != 0, state.link() != 0);
      inPlay = sorted(inPlay, card, before.zone().inPlay(), state.zone().inPlay());
      devastated =
          sorted(devastated, card, before.has(Mark.DEVASTATED), state.has(Mark.DEVASTATED));
    }

    private static Pile sorted(Pile pile, int card, boolean was, boolean is) {
      if (was == is) {
        return pile;
      }
      if (was) {
        return pile.without(card);
      }
      var place = 0;
      while (place < pile.size() && pile.get(place) < card) {
        place++;
      }
      return pile.with(place, card);
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
        done = new CardStates(states, linked, inPlay, devastated);
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
