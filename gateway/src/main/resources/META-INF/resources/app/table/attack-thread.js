import { html, nothing, svg } from 'lit';
import { ArenaElement } from '../parts/element.js';

/** A card's longer side as a part of its cell. */
const CARD_IN_CELL = 134 / 148;

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
    const from = leader.getBoundingClientRect();
    const to = target.getBoundingClientRect();
    const gutter = document.querySelector('.own').getBoundingClientRect().right + 3;
    const x0 = from.right - 9;
    const y0 = from.bottom;
    const cell = Math.max(from.width, from.height) / CARD_IN_CELL;
    const drop = cell / 2 - from.height / 2;
    const x1 = to.left - 9;
    const y1 = to.top + to.height * 0.75;
    const bend = y1 > y0 + drop ? 8 : -8;
    this.line = `M${x0} ${y0}v${drop}H${gutter - 8}q8 0 8 ${bend}V${y1 - bend}q0 ${bend} 8 ${bend}H${x1}`;
    this.head = `M${x1 + 7} ${y1}l-9 -5v10z`;
  }
}

customElements.define('attack-thread', AttackThread);
