import { html, nothing, svg } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { ROLES, waysUpTo } from '../model/words.js';

/** What the strip says while no attack is under way. */
const HINTS = {
  setup: 'Everybody chooses Illuminati and a lead, hidden from the others.',
  over: 'The result stands beside the table, and the record can be verified by anyone.',
  main: 'When an attack is announced, its sum stands here, term by term.',
};

const MINUS = '−';

/** The attack under way, term by term, and what the dice need; a quiet line without one. */
export class AttackStrip extends ArenaElement {
  static properties = { match: { attribute: false }, names: { attribute: false } };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
  }

  render() {
    const attack = this.match.view.attack;
    return attack ? this.#attack(attack) : this.#quiet();
  }

  #quiet() {
    const table = this.match.view.table;
    const waiting = (table?.waitingFor ?? []).map((seat) => this.names.seat(seat));
    return html`
      <section class="strip calm" aria-label="No attack under way">
        <div class="sh">
          <h2>${table?.phase === 'over' ? 'The game is over' : 'No attack under way'}</h2>
          ${waiting.length ? html`<p class="may">waiting for <b>${waiting.join(', ')}</b></p>` : nothing}
        </div>
        <p class="hint">${HINTS[table?.phase] ?? HINTS.main}</p>
      </section>`;
  }

  #attack(attack) {
    const waiting = (this.match.view.table?.waitingFor ?? []).map((seat) => this.names.seat(seat));
    return html`
      <section class="strip" aria-label="Attack under way">
        <div class="sh">
          <h2>Attack to ${attack.kind === 'control' ? 'Control' : 'Destroy'}</h2>
          <p><b>${this.names.cardName(attack.leader)}</b> <span class="arr">→</span>
            <b>${this.names.cardName(attack.target)}</b></p>
          <p class="may">${waiting.length ? html`may answer: <b>${waiting.join(', ')}</b>` : nothing}</p>
        </div>
        <ol class="sum" style="--n:${attack.terms.length}" aria-label="Strength, term by term">
          ${attack.terms.map((term, i) => this.#term(term, i, attack))}
        </ol>
        <div class="res">${this.#sum(attack)}${distribution(attack)}</div>
      </section>`;
  }

  #term(term, i, attack) {
    const [role, why] = ROLES[term.role] ?? [term.role, ''];
    const source = term.source === undefined ? '' : this.names.cardName(term.source);
    const what = ['aid', 'oppose', 'agent', 'self-defence', 'power', 'global-power'].includes(term.role)
      ? `${source} ${role}`
      : `${role} ${term.what ?? ''}`;
    const latest = i === attack.terms.length - 1 && attack.terms.length > 1 && attack.roll.length === 0;
    const sign = term.amount < 0 ? `${MINUS} ` : i === 0 ? '' : '+ ';
    return html`
      <li class="${term.amount < 0 ? 'neg' : 'pos'} ${latest ? 'new' : ''}" tabindex="0" title=${term.clause}>
        <b class="num">${sign}${Math.abs(term.amount)}</b><span>${what}</span><i>${why || source}</i>
      </li>`;
  }

  #sum({ strength, needed, roll }) {
    const ways = waysUpTo(needed);
    const needs =
      needed === 0
        ? html`<p>too weak:<br><b>no roll helps</b></p>`
        : html`<p>needs <b>${needed} or less</b><br><b>${Math.round((100 * ways) / 36)}%</b>, ${ways} ${
            ways === 1 ? 'roll' : 'rolls'} in 36</p>`;
    const total = roll.reduce((sum, die) => sum + die, 0);
    return html`
      <div class="eq">
        <b class="num">= ${strength < 0 ? MINUS + Math.abs(strength) : strength}</b>
        ${roll.length ? html`<p>rolled <b>${roll.join(' and ')}</b><br><b>${total}</b>: ${
          total <= needed ? 'it succeeds' : 'it fails'}</p>` : needs}
      </div>`;
  }
}

/** Totals of two dice; those that succeed stand out. */
const distribution = ({ needed }) => html`
  <svg class="dist" viewBox="0 0 156 50" role="img" aria-label=${needed
    ? `Totals of two dice; ${needed} or less succeeds` : 'Totals of two dice; none succeeds'}>
    <path d="M0 36.5h156"></path>
    ${Array.from({ length: 11 }, (unused, i) => {
      const total = i + 2;
      const height = 5.6 * (6 - Math.abs(7 - total));
      return svg`
        <rect x=${2 + 14 * i} y=${35 - height} width="10" height=${height}
          class=${total <= needed ? 'in' : 'out'}></rect>
        <text x=${7 + 14 * i} y="47">${total}</text>`;
    })}
  </svg>`;

customElements.define('attack-strip', AttackStrip);
