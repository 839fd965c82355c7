/** What the words of log entries and terms are called at this table. */
export class Names {
  #match;
  #catalogue;
  #texts;

  constructor(match, catalogue, texts) {
    this.#match = match;
    this.#catalogue = catalogue;
    this.#texts = texts;
  }

  /** The sentence of a log entry or a refusal. */
  text(entry) {
    return this.#texts.render(entry, (value) => this.of(value));
  }

  /** The printed card behind a card number of this match. */
  printed(entity) {
    return this.#catalogue.card(entity.card);
  }

  /** The name behind a card number; a hidden card stays a card. */
  cardName(id) {
    const entity = this.#match.card(id);
    return entity ? this.printed(entity).name : 'a card';
  }

  /** A seat's handle. */
  seat(index) {
    return (
      this.#match.summary?.seats.find((sitting) => sitting.seat === index)?.handle ??
      `Seat ${index + 1}`
    );
  }

  /** A parameter of a text: `card:hackers`, `seat:0`, a number or a word. */
  of(value) {
    const [kind, rest] = value.split(/:(.*)/);
    switch (kind) {
      case 'card':
        return this.#catalogue.name(rest);
      case 'seat':
        return this.seat(Number(rest));
      default:
        return value === 'basic' ? 'Basic Goal' : value;
    }
  }
}
