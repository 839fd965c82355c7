import { html, nothing } from 'lit';
import { KINDS } from './words.js';

/** The cards of a list, kind by kind, copies together. @param ids card ids, copies repeated */
export function cardList(catalogue, ids) {
  const copies = Map.groupBy(ids, (id) => id);
  const many = (card) => copies.get(card.id).length;
  return byKind(
    [...copies.keys()].map((id) => catalogue.card(id)),
    (card) => html`
      <li><span class="num">${many(card)}</span>
        <span><b>${card.name}</b>${facts(card) ? html`<i>${facts(card)}</i>` : nothing}</span></li>`,
    (cards) => html` <span class="num">${cards.reduce((sum, card) => sum + many(card), 0)}</span>`);
}

/**
 * Cards kind by kind, in the order one reads a deck.
 *
 * @param line what the list says of a card
 * @param head what stands behind the word for the kind, given its cards
 */
export function byKind(cards, line, head = () => nothing) {
  const kinds = Map.groupBy(cards, ({ kind }) => kind);
  return html`
    <div class="kinds">${KINDS.filter(([kind]) => kinds.has(kind)).map(([kind, word]) => html`
      <section class="block" aria-label=${word}>
        <h2>${word}${head(kinds.get(kind))}</h2>
        <ul class="card-list">${kinds.get(kind).toSorted((one, other) => one.name.localeCompare(other.name)).map(line)}</ul>
      </section>`)}</div>`;
}

/** What a Group is at a glance. */
export const facts = ({ alignments = [], attributes = [], power, resistance, kind }) =>
  [
    ...alignments,
    ...attributes,
    ...(['Organization', 'Personality', 'Place'].includes(kind) ? [`Power ${power ?? 0}`, `Resistance ${resistance ?? 0}`] : []),
  ].join(', ');
