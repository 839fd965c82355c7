package org.inwoarena.engine.state;

/**
 * What changes about one card.
 *
 * @param holder whose zone it lies in; the owner is in {@link Roster}
 * @param spot place on the grid while in a Power Structure
 * @param tokens Action tokens on it
 * @param seen who has seen it since it last became unknown: a bit per seat, {@link #PUBLIC} for all
 * @param marks {@link Mark} bits
 * @param link the card it is linked to (17.1), 0 for none
 */
public record CardState(
    Zone zone, int holder, Spot spot, int tokens, int seen, int marks, int link) {

  /** Seen by everybody, spectators too. */
  public static final int PUBLIC = 0xFF;

  private static final int SPECTATORS = 1 << 7;

  /** A card nobody has seen, in its owner's unshuffled list. */
  public static CardState unseen(int owner) {
    return new CardState(Zone.LIST, owner, Spot.CENTER, 0, 0, 0, 0);
  }

  /** Whether the player at the seat has seen it. */
  public boolean seenBy(int seat) {
    return (seen & 1 << seat) != 0;
  }

  /** Whether everybody has seen it. */
  public boolean seenByAll() {
    return (seen & SPECTATORS) != 0;
  }

  /** Whether it carries the mark. */
  public boolean has(Mark mark) {
    return (marks & mark.bit()) != 0;
  }

  /** The same with the mark. */
  public CardState with(Mark mark) {
    return new CardState(zone, holder, spot, tokens, seen, marks | mark.bit(), link);
  }

  /** The same without the marks of one turn. */
  public CardState unmarked() {
    return new CardState(zone, holder, spot, tokens, seen, marks & Mark.LASTING, link);
  }

  /** The same with so many tokens. */
  public CardState withTokens(int count) {
    return new CardState(zone, holder, spot, count, seen, marks, link);
  }

  /** The same at another spot. */
  public CardState at(Spot place) {
    return new CardState(zone, holder, place, tokens, seen, marks, link);
  }

  /** The same, known to these seats. */
  public CardState seen(int seats) {
    return new CardState(zone, holder, spot, tokens, seats, marks, link);
  }

  /** The same in another zone; off the grid until put there, without tokens where none can lie. */
  public CardState in(Zone next, int seat) {
    var knows =
        switch (next) {
          // Whoever knows a card of a deck still knows it at another place of the same deck.
          case LIST, PLOT_DECK, GROUP_DECK -> next == zone ? seen : 0;
          case HAND, FACE_DOWN -> seen | 1 << seat;
          case REMOVED -> seen;
          default -> PUBLIC;
        };
    var keeps = next.inStructure() || next == Zone.LIFTED || next == Zone.RESOURCES;
    return new CardState(next, seat, Spot.CENTER, keeps ? tokens : 0, knows, marks, link);
  }

  /** The same without the mark. */
  public CardState without(Mark mark) {
    return new CardState(zone, holder, spot, tokens, seen, marks & ~mark.bit(), link);
  }

  /** The same linked to that card, or to none with 0. */
  public CardState linked(int card) {
    return new CardState(zone, holder, spot, tokens, seen, marks, card);
  }

  /** The same as printed: all changes are gone (R17.3.4). */
  public CardState asPrinted() {
    return new CardState(zone, holder, spot, tokens, seen, 0, 0);
  }
}
