import { html, nothing } from 'lit';
import { inDigits } from './words.js';

const ROLES = { virtual: 'a virtual opponent', cut: 'cut: does not count' };

/**
 * A number of the standings, opened: its terms, their sum, what it is divided by, the floor.
 *
 * @param share whether the number is a share, written with three digits
 */
export function reckoning(player, word, { value, divisor, floor, terms }, share) {
  const digits = (number) => inDigits(number, share);
  const sum = terms.reduce((total, term) => total + (term.role === 'cut' ? 0 : term.value), 0);
  return html`
    <div class="reckoning" role="group" aria-label="${word} of ${player.name}">
      <p><b>${word}</b> of ${player.name}</p>
      ${terms.length === 0 ? html`<p class="note">Nothing counts towards it yet.</p>` : html`
        <ol>${terms.map((term) => html`
          <li class=${term.role}><b class="num">${digits(term.value)}</b>
            <span>round ${term.round}</span><span>${term.opponent?.name ?? 'no opponent'}</span>
            ${ROLES[term.role] ? html`<i>${ROLES[term.role]}</i>` : nothing}</li>`)}
          <li class="result"><b class="num">${digits(value)}</b>
            <span>${divisor === 1 ? 'the sum' : html`${digits(sum)} over ${Number(divisor)}`}</span>
            ${floor !== null && floor !== undefined && value === floor ? html`<i>never less than ${floor}</i>` : nothing}</li>
        </ol>`}
    </div>`;
}
