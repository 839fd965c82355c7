package org.inwoarena.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import org.inwoarena.engine.api.CardId;

/** An immutable sequence of card numbers; place 0 is the top. */
public final class Pile implements Iterable<Integer> {

  /** No card. */
  public static final Pile EMPTY = new Pile(new int[0]);

  private final int[] cards;

  private Pile(int[] cards) {
    this.cards = cards;
  }

  /** A pile of these cards, the first on top. */
  public static Pile of(List<CardId> ids) {
    var cards = new int[ids.size()];
    for (var i = 0; i < cards.length; i++) {
      cards[i] = ids.get(i).value();
    }
    return new Pile(cards);
  }

  /** The cards from the top down, without a list of them being made. */
  @Override
  public PrimitiveIterator.OfInt iterator() {
    return new FromTheTop(cards);
  }

  private static final class FromTheTop implements PrimitiveIterator.OfInt {

    private final int[] cards;
    private int place;

    FromTheTop(int[] cards) {
      this.cards = cards;
    }

    @Override
    public boolean hasNext() {
      return place < cards.length;
    }

    @Override
    public int nextInt() {
      if (place >= cards.length) {
        throw new NoSuchElementException();
      }
      return cards[place++];
    }
  }

  /** How many cards lie here. */
  public int size() {
    return cards.length;
  }

  /** Whether none lies here. */
  public boolean isEmpty() {
    return cards.length == 0;
  }

  /** The card at a place. */
  public int get(int place) {
    return cards[place];
  }

  /** The place of a card, or -1. */
  public int indexOf(int card) {
    for (var i = 0; i < cards.length; i++) {
      if (cards[i] == card) {
        return i;
      }
    }
    return -1;
  }

  /** This pile with the card put in at a place. */
  public Pile with(int place, int card) {
    var next = new int[cards.length + 1];
    System.arraycopy(cards, 0, next, 0, place);
    next[place] = card;
    System.arraycopy(cards, place, next, place + 1, cards.length - place);
    return new Pile(next);
  }

  /** This pile with the card at the bottom. */
  public Pile with(int card) {
    return with(cards.length, card);
  }

  /** This pile without the card. */
  public Pile without(int card) {
    var place = indexOf(card);
    if (place < 0) {
      throw new IllegalStateException("card " + card + " is not in the pile");
    }
    var next = new int[cards.length - 1];
    System.arraycopy(cards, 0, next, 0, place);
    System.arraycopy(cards, place + 1, next, place, next.length - place);
    return new Pile(next);
  }

  /** The cards from the top down. */
  public List<CardId> ids() {
    var ids = new ArrayList<CardId>(cards.length);
    for (var card : cards) {
      ids.add(new CardId(card));
    }
    return ids;
  }

  /** This pile and below it so many cards with the numbers from there on. */
  Pile withRange(int first, int count) {
    var next = Arrays.copyOf(cards, cards.length + count);
    for (var i = 0; i < count; i++) {
      next[cards.length + i] = first + i;
    }
    return new Pile(next);
  }

  /** This pile without all these cards, some of which it may not hold. */
  Pile withoutAll(Pile others) {
    var left = new int[cards.length];
    var count = 0;
    for (var card : cards) {
      if (others.indexOf(card) < 0) {
        left[count++] = card;
      }
    }
    return count == cards.length ? this : new Pile(Arrays.copyOf(left, count));
  }

  /** The cards from the top down, as plain numbers. */
  public List<Integer> numbers() {
    return Arrays.stream(cards).boxed().toList();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Pile pile && Arrays.equals(pile.cards, cards);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cards);
  }

  @Override
  public String toString() {
    return Arrays.toString(cards);
  }
}
