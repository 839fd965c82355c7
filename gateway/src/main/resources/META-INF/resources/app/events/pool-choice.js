const KEEP = 'arena.pool.';

/** What of a dealt pool goes into the deck; it stays in this browser while the deck is built. */
export class PoolChoice {
  #key;
  #dealt;

  /**
   * @param series the series of pools
   * @param player whose pool it is
   * @param dealt ids of the cards dealt, copies repeated
   */
  constructor(series, player, dealt) {
    this.#key = `${KEEP}${series}.${player}`;
    this.#dealt = Map.groupBy(dealt, (id) => id);
    const { cards = [], deck = null } = JSON.parse(localStorage.getItem(this.#key) ?? '{}');
    this.cards = cards.filter((id) => this.#dealt.has(id));
    this.deck = deck;
  }

  /** The different cards of the pool. */
  get different() {
    return [...this.#dealt.keys()];
  }

  dealt(id) {
    return this.#dealt.get(id).length;
  }

  taken(id) {
    return this.cards.filter((each) => each === id).length;
  }

  take(id) {
    if (this.taken(id) < this.dealt(id)) {
      this.cards = [...this.cards, id];
      this.#keep();
    }
  }

  leave(id) {
    const at = this.cards.indexOf(id);
    if (at >= 0) {
      this.cards = this.cards.toSpliced(at, 1);
      this.#keep();
    }
  }

  /** Under which of the player's decks the choice is saved. */
  savedAs(deck) {
    this.deck = deck;
    this.#keep();
  }

  #keep() {
    localStorage.setItem(this.#key, JSON.stringify({ cards: this.cards, deck: this.deck }));
  }
}
