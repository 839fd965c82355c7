import { CARD_SLOTS, SLOTS } from './words.js';

const ORDER = Object.keys(SLOTS);

/**
 * A move in the making: the families of one type, narrowed slot by slot. Any combination of values
 * of one family is legal (the server says so), so what is left after some choices is found by
 * leaving out the families that do not have them. No rule is known here.
 */
export class MoveChoice {
  #families;
  #values;

  constructor(type, families, values = {}) {
    this.type = type;
    this.#families = families;
    this.#values = values;
  }

  /** All choices of a prompt, one per type of move. */
  static of(prompt) {
    const byType = Map.groupBy(prompt.moves, (family) => family.type);
    return [...byType].map(([type, families]) => new MoveChoice(type, families));
  }

  get values() {
    return this.#values;
  }

  /** Slots to fill, in the order one thinks of them. */
  get slots() {
    const names = new Set(this.#open().flatMap((family) => Object.keys(family.slots)));
    return [...names].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  }

  /** The first slot without a value; undefined when the move is complete. */
  get next() {
    return this.slots.find((slot) => !(slot in this.#values));
  }

  /** The first slot without a value that a card could fill. */
  get nextCard() {
    return this.slots.find((slot) => CARD_SLOTS.has(slot) && !(slot in this.#values));
  }

  get complete() {
    return this.next === undefined;
  }

  /** The values a slot may take now; null among them: it may stay out. */
  options(slot) {
    const families = this.#families.filter((family) => this.#fits(family, slot));
    const values = families.flatMap((family) => valuesOf(family.slots[slot]));
    return [...new Set(values)];
  }

  /** What a value stands for, where the server says it in words. */
  word(slot, value) {
    for (const family of this.#families) {
      const { values = [], words = [] } = family.slots[slot] ?? {};
      const place = words.length ? values.indexOf(value) : -1;
      if (place >= 0) {
        return words[place].replaceAll('-', ' ');
      }
    }
    return undefined;
  }

  /** The choice with one more value; choices that no longer go with it are dropped. */
  with(slot, value) {
    const values = { ...this.#values, [slot]: value };
    const next = new MoveChoice(this.type, this.#families, values);
    if (next.#open().length > 0) {
      return next.#filled();
    }
    return new MoveChoice(this.type, this.#families, { [slot]: value }).#filled();
  }

  without(slot) {
    const { [slot]: dropped, ...values } = this.#values;
    return new MoveChoice(this.type, this.#families, values);
  }

  /** The command, once complete. */
  get command() {
    const chosen = Object.entries(this.#values).filter(([, value]) => value !== null);
    return { type: this.type, ...Object.fromEntries(chosen) };
  }

  /** Takes what there is no choice about. */
  #filled() {
    const slot = this.slots.find(
      (name) => !(name in this.#values) && this.options(name).length === 1);
    return slot ? this.with(slot, this.options(slot)[0]) : this;
  }

  #open() {
    return this.#families.filter((family) => this.#fits(family));
  }

  #fits(family, except) {
    return Object.entries(this.#values).every(
      ([slot, value]) => slot === except || valuesOf(family.slots[slot]).includes(value));
  }
}

function valuesOf(slot) {
  if (slot === undefined) {
    return [null];
  }
  switch (slot.slot) {
    case 'one-of':
      return slot.values;
    case 'range':
      return Array.from({ length: slot.to - slot.from + 1 }, (unused, i) => slot.from + i);
    default:
      return [];
  }
}
