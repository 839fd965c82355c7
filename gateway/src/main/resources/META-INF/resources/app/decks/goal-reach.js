import { html, nothing } from 'lit';
import { REACHES } from './words.js';

/**
 * Which goals a deck can reach under one of its Illuminati; each opens into the numbers it asks for.
 *
 * @param under {illuminati, goals}
 */
export const goalReach = ({ illuminati, goals }, catalogue) => html`
  <section class="block" aria-label="Goals under ${catalogue.name(illuminati)}">
    <h2>Goals under ${catalogue.name(illuminati)}</h2>
    <ul class="goals">${goals.map((goal) => html`<li>${one(goal, catalogue)}</li>`)}</ul>
  </section>`;

function one({ goal, reach, ways }, catalogue) {
  const [word, meaning] = REACHES[reach] ?? [reach, ''];
  const head = html`<b>${goal}</b> <span class="reach ${reach}">${word}</span>`;
  return ways.length === 0
    ? html`<p>${head}</p><p class="note">${meaning}</p>`
    : html`
      <details><summary>${head}</summary>
        <p class="note">${meaning}</p>
        ${ways.map((way, i) => html`${i ? html`<p>or</p>` : nothing}${way.terms.map((term) => terms(term, catalogue))}`)}
      </details>`;
}

const terms = ({ what, have, needed, parts }, catalogue) => html`
  <p>${what}${needed ? html`: <b class="num">${have}</b> of <b class="num">${needed}</b>` : nothing}</p>
  <ul>${parts.map(({ what: of, number, cards }) => html`
    <li><span class="num">${number}</span> ${of}: ${cards.map((id) => catalogue.name(id)).join(', ')}</li>`)}</ul>`;
