const PAGE = 200;

/** What every card prints, from the deck service, fetched once. */
export class Catalogue {
  #cards = new Map();

  async load(api) {
    for (let page = 0, more = true; more; page++) {
      const { items, total } = await api.get(`/cards?page=${page}&size=${PAGE}`);
      items.forEach((card) => this.#cards.set(card.id, card));
      more = (page + 1) * PAGE < total;
    }
    return this;
  }

  /** The printed card; a stand-in with its id for a name while it is not known. */
  card(id) {
    return this.#cards.get(id) ?? { id, name: id, kind: 'Organization', arrowsOut: [], effect: '' };
  }

  name(id) {
    return this.card(id).name;
  }

  get all() {
    return [...this.#cards.values()];
  }

  /** The card of exactly this name, in any case; undefined if there is none. */
  called(name) {
    const wanted = name.trim().toLowerCase();
    return this.all.find((card) => card.name.toLowerCase() === wanted);
  }
}
