import { html } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { face, kindClass, spoken } from '../parts/card-face.js';
import { glyph } from '../parts/glyph.js';
import { SIDES } from './grid.js';

const PLOTS_FIRST = ['Plot', 'Goal', 'NWO', 'Disaster', 'Assassination', 'Illuminati'];

/** The viewer's own hand; it exists in nobody else's page. */
export class HandRow extends ArenaElement {
  static properties = {
    match: { attribute: false },
    names: { attribute: false },
    pickable: { attribute: false },
    picked: { attribute: false },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
  }

  get #cards() {
    const zones = this.#setup ? ['hand', 'deck', 'set-aside'] : ['hand', 'exposed'];
    return this.match
      .entities('card')
      .filter((card) => card.holder === this.match.seat && zones.includes(card.zone))
      .map((card) => ({ card, printed: this.names.printed(card) }))
      .sort((a, b) => this.#order(a) - this.#order(b) || a.printed.name.localeCompare(b.printed.name));
  }

  /** In setup the whole deck lies here: what may be chosen comes first. */
  #order({ card, printed }) {
    return this.#setup && this.pickable?.has(card.id) ? -1 : rank(printed);
  }

  get #setup() {
    return this.match.view.table?.phase === 'setup';
  }

  render() {
    const cards = this.#cards;
    const plots = cards.filter(({ printed }) => rank(printed) === 0).length;
    return html`
      <section class="hand tabp p-hand" aria-label="Your hand">
        <h2>${this.#setup ? 'Your deck' : 'Your hand'} <span>${plots} Plots, ${cards.length - plots} Group cards</span></h2>
        <div class="row">
          ${cards.length === 0 ? html`<p class="note">No cards in hand.</p>` : cards.map((each) => this.#card(each))}
        </div>
      </section>`;
  }

  #card({ card, printed }) {
    const legal = this.pickable?.has(card.id);
    const type = legal ? 'card-pick' : 'card-show';
    const exposed = card.zone === 'exposed';
    return html`
      <button style="--lc:${lines(printed)}" class="card h ${kindClass(printed)} ${legal ? 'legal' : ''} ${this.picked?.has(card.id) ? 'sel' : ''}"
        aria-label=${spoken(printed, card, exposed ? ['exposed'] : [])}
        @click=${() => this.dispatchEvent(new CustomEvent(type, { detail: card.id, bubbles: true }))}
        @keydown=${(event) => this.#show(event, card)}>
        ${face(printed, card, 'h')}
        ${exposed ? html`<span class="tag">${glyph('g-eye')}exposed</span>` : ''}
        <span class="now ${legal ? 'ok' : ''}">${legal ? 'may be chosen now' : arrows(printed)}</span>
      </button>`;
  }

  #show(event, card) {
    if (event.key === ' ') {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent('card-show', { detail: card.id, bubbles: true }));
    }
  }
}

const rank = (printed) => (PLOTS_FIRST.includes(printed.kind) ? 0 : 1);

/** How many lines of effect fit below the name and the chips. */
const lines = (printed) => {
  const chips = (printed.alignments?.length ?? 0) + (printed.attributes?.length ?? 0);
  const name = printed.name.length > 15 ? 1 : 0;
  return rank(printed) === 0 ? 6 - name : 4 - name - (chips > 3 ? 1 : 0);
};

const arrows = ({ arrowsOut = [] }) =>
  arrowsOut.length ? `${arrowsOut.length} arrow${arrowsOut.length > 1 ? 's' : ''}: ${
    SIDES.filter((side) => arrowsOut.includes(side)).join(', ')}` : '';

customElements.define('hand-row', HandRow);
