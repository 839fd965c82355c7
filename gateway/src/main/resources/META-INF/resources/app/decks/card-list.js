import { html, nothing } from 'lit';
import { KINDS } from './words.js';

/** The cards of a list, kind by kind, copies together. @param ids card ids, copies repeated */
export function cardList(catalogue, ids) {
  const copies = Map.groupBy(ids, (id) => id);
  const byKind = Map.groupBy([...copies.keys()].map((id) => catalogue.card(id)), ({ kind }) => kind);
  const line = (card) => html`
    <li><span class="num">${copies.get(card.id).length}</span>
      <span><b>${card.name}</b>${facts(card) ? html`<i>${facts(card)}</i>` : nothing}</span></li>`;
  return html`
    <div class="kinds">${KINDS.filter(([kind]) => byKind.has(kind)).map(([kind, word]) => {
      const cards = byKind.get(kind).toSorted((one, other) => one.name.localeCompare(other.name));
      return html`
        <section class="block" aria-label=${word}>
          <h2>${word} <span class="num">${cards.reduce((sum, { id }) => sum + copies.get(id).length, 0)}</span></h2>
          <ul class="card-list">${cards.map(line)}</ul>
        </section>`;
    })}</div>`;
}

/** What a Group is at a glance. */
export const facts = ({ alignments = [], attributes = [], power, resistance, kind }) =>
  [
    ...alignments,
    ...attributes,
    ...(['Organization', 'Personality', 'Place'].includes(kind) ? [`Power ${power ?? 0}`, `Resistance ${resistance ?? 0}`] : []),
  ].join(', ');
