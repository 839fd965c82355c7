package org.inwoarena.engine.state;

import java.util.Arrays;

/** The cards before one seat, by zone. Immutable. */
@SuppressWarnings("EnumOrdinal") // An index within one run; never stored.
public final class Piles {

  /** Nothing anywhere. */
  public static final Piles EMPTY = new Piles(filled());

  private final Pile[] byZone;

  private Piles(Pile[] byZone) {
    this.byZone = byZone;
  }

  private static Pile[] filled() {
    var none = new Pile[Zone.values().length];
    Arrays.fill(none, Pile.EMPTY);
    return none;
  }

  /** The cards in a zone. */
  public Pile in(Zone zone) {
    return byZone[zone.ordinal()];
  }

  /** These piles with another one in that zone. */
  public Piles with(Zone zone, Pile pile) {
    var next = byZone.clone();
    next[zone.ordinal()] = pile;
    return new Piles(next);
  }

  /** These piles with the card at another place: out of one zone, into that place of another. */
  Piles moved(int card, Zone from, Zone to, int place) {
    var next = byZone.clone();
    next[from.ordinal()] = next[from.ordinal()].without(card);
    next[to.ordinal()] = next[to.ordinal()].with(place, card);
    return new Piles(next);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Piles piles && Arrays.equals(piles.byZone, byZone);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(byZone);
  }

  @Override
  public String toString() {
    return Arrays.toString(byZone);
  }
}
