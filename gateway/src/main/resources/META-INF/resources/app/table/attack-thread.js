import { html, nothing, svg } from 'lit';
import { ArenaElement } from '../parts/element.js';

/** A card's longer side as a part of its cell. */
const CARD_IN_CELL = 134 / 148;

/** A card's edges, and the line between its row and the next one below, where no card lies. */
function belowRow(card) {
  const { left, right, top, bottom, width, height } = card.getBoundingClientRect();
  const cell = Math.max(width, height) / CARD_IN_CELL;
  return { left, right, bottom, line: (top + bottom) / 2 + cell / 2 };
}

/**
 * The dashed thread from the leader to the target, along the gutter between the structures and
 * never over a card's text; measured after every change.
 */
export class AttackThread extends ArenaElement {
  static properties = { match: { attribute: false }, line: { state: true }, head: { state: true } };

  #measureSoon = () => requestAnimationFrame(() => this.#measure());

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
    addEventListener('resize', this.#measureSoon);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('resize', this.#measureSoon);
  }

  updated() {
    this.#measureSoon();
  }

  render() {
    return html`
      <svg class="tie" aria-hidden="true">
        ${this.line ? svg`<path class="ln" d=${this.line}></path><path class="hd" d=${this.head}></path>` : nothing}
      </svg>`;
  }

  #measure() {
    const leader = document.querySelector('.own .card.lead');
    const target = document.querySelector('.riv .card.tgt');
    if (!leader || !target) {
      this.line = undefined;
      return;
    }
    const gutter = document.querySelector('.own').getBoundingClientRect().right + 3;
    const from = belowRow(leader);
    const to = belowRow(target);
    const x0 = from.right - 9;
    const x1 = to.left + 14;
    const bend = to.line > from.line ? 8 : -8;
    const across =
      Math.abs(to.line - from.line) < 16
        ? `H${x1}`
        : `H${gutter - 8}q8 0 8 ${bend}V${to.line - bend}q0 ${bend} 8 ${bend}H${x1}`;
    this.line = `M${x0} ${from.bottom}V${from.line}${across}V${to.bottom + 8}`;
    this.head = `M${x1} ${to.bottom}l-5 9h10z`;
  }
}

customElements.define('attack-thread', AttackThread);
