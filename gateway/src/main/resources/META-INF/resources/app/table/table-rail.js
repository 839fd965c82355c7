import { html, nothing, svg } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { face, kindClass, spoken } from '../parts/card-face.js';
import { glyph } from '../parts/glyph.js';

const PIPS = {
  1: [[5, 5]],
  2: [[2.6, 2.6], [7.4, 7.4]],
  3: [[2.6, 2.6], [5, 5], [7.4, 7.4]],
  4: [[2.6, 2.6], [7.4, 2.6], [2.6, 7.4], [7.4, 7.4]],
  5: [[2.6, 2.6], [7.4, 2.6], [5, 5], [2.6, 7.4], [7.4, 7.4]],
  6: [[2.6, 2.6], [7.4, 2.6], [2.6, 5], [7.4, 5], [2.6, 7.4], [7.4, 7.4]],
};

/** What both sides may know of hands and piles, and the last roll. */
export class TableRail extends ArenaElement {
  static properties = { match: { attribute: false }, names: { attribute: false }, seats: { attribute: false } };

  #roll = null;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
  }

  render() {
    const [own, rival] = this.seats;
    const shown = this.match.seat === null ? [own, rival] : [rival];
    return html`
      ${shown.map((seat) => this.#hand(seat))}
      ${this.#piles(own, rival)}
      ${this.#lastRoll()}`;
  }

  #hand(seat) {
    const player = this.match.view[`player:${seat}`];
    const exposed = this.#in('exposed', seat);
    return html`
      <section class="tabp p-riv rh" aria-label="Hand of ${this.names.seat(seat)}">
        <h2>Hand of ${this.names.seat(seat)}</h2>
        <div class="cnt">
          <span class="back p sm">${glyph('k-Plot')}</span><p><b class="num">${player?.hiddenPlots ?? 0}</b> Plots hidden</p>
          <span class="back g sm">${glyph('k-Organization')}</span><p><b class="num">${player?.groupsInHand ?? 0}</b> Group cards</p>
        </div>
        ${exposed.length ? html`<div class="two">${exposed.map((card) => this.#exposed(card))}</div>` : nothing}
      </section>`;
  }

  #exposed(card) {
    const printed = this.names.printed(card);
    return html`
      <button class="mini card ${kindClass(printed)}" aria-label=${spoken(printed, card, ['exposed'])}
        @click=${() => this.#show(card)}>${face(printed, card, 'h')}</button>`;
  }

  #piles(own, rival) {
    const line = (name, count) => html`
      <tr><th scope="row">${name}</th>${[own, rival].map((seat) => html`<td class="num">${count(seat)}</td>`)}</tr>`;
    const player = (seat) => this.match.view[`player:${seat}`] ?? {};
    return html`
      <section class="tabp p-piles pl" aria-label="Piles">
        <h2>Piles</h2>
        <table>
          <thead><tr><th scope="col"><span class="vh">Pile</span></th>
            ${[own, rival].map((seat) => html`<th scope="col">${this.names.seat(seat)}</th>`)}</tr></thead>
          <tbody>
            ${line('Plot deck', (seat) => player(seat).plotDeck ?? 0)}
            ${line('Group deck', (seat) => player(seat).groupDeck ?? 0)}
            ${line('Discard', (seat) => this.#pile('discard', seat))}
            ${line('Destroyed', (seat) => this.#pile('destroyed', seat))}
          </tbody>
        </table>
      </section>`;
  }

  #pile(zone, seat) {
    const cards = this.#in(zone, seat);
    return cards.length === 0
      ? '0'
      : html`<button title=${cards.map((card) => this.names.printed(card).name).join(', ')}
          @click=${() => this.#show(cards.at(-1))}>${cards.length}</button>`;
  }

  #in(zone, seat) {
    return this.match.entities('card').filter((card) => card.zone === zone && card.holder === seat);
  }

  #show(card) {
    this.dispatchEvent(new CustomEvent('card-show', { detail: card.id, bubbles: true }));
  }

  /** The dice stay until the next roll. */
  #lastRoll() {
    const now = this.match.view.attack?.roll;
    const logged = this.match.log.findLast(({ entry }) => entry.code === 'attack-rolled')?.entry.params;
    this.#roll = now?.length ? now : logged ? [Number(logged.first), Number(logged.second)] : this.#roll;
    return this.#roll
      ? html`
          <section class="tabp p-log di" aria-label="Last roll">
            <h2>Last roll</h2>
            <div>${this.#roll.map(die)}<p><b class="num">${this.#roll[0] + this.#roll[1]}</b> in all</p></div>
          </section>`
      : nothing;
  }
}

const die = (pips) => html`
  <svg class="die" viewBox="0 0 10 10" role="img" aria-label=${pips}>
    <rect x=".4" y=".4" width="9.2" height="9.2" rx="1.4"></rect>
    ${(PIPS[pips] ?? []).map(([x, y]) => svg`<circle cx=${x} cy=${y} r=".95"></circle>`)}
  </svg>`;

customElements.define('table-rail', TableRail);
