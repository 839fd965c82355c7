import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { choice, field, input } from '../parts/field.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { when } from '../parts/time.js';
import { sizeWords } from '../decks/words.js';

const SIZE = 20;

/** The decks their owners have made public. */
export class SharedDecksPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    found: { state: true },
    wanted: { state: true },
    unknown: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.wanted = {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.formats);
    this.watch(this.app.names);
    this.#load(0);
  }

  async #load(page) {
    await this.attempt(async () => {
      this.found = await this.app.api.get(`/shared-decks?${new URLSearchParams({ ...this.wanted, page, size: SIZE })}`);
    });
  }

  render() {
    return html`
      <main class="page wide">
        <p class="crumb"><a href="#/decks">Your decks</a></p>
        <h1>Public decks</h1>
        ${this.#filter()}
        ${this.problem ? failure(this.problem, () => this.#load(0)) : nothing}
        ${this.found ? this.#list(this.found) : this.problem ? nothing : loading('Fetching the decks', 5)}
      </main>`;
  }

  #filter() {
    const formats = [['', 'any'], ...this.app.formats.all.map(({ id, name }) => [id, name])];
    const card = { name: 'card', list: 'card-names', wrong: this.unknown ? [{ detail: this.unknown }] : [] };
    return html`
      <form class="enter" role="search" aria-label="Which decks" @submit=${this.#look}>
        ${field({ name: 'format', label: 'Format', control: choice({ name: 'format', options: formats }) })}
        ${field({ ...card, label: 'With the card', control: input(card) })}
        <datalist id="card-names">${this.app.catalogue.all.map(({ name }) => html`<option value=${name}></option>`)}</datalist>
        <button class="plain">Look</button>
      </form>`;
  }

  #look(event) {
    event.preventDefault();
    const { format, card } = Object.fromEntries(new FormData(event.target));
    const meant = card.trim() ? this.app.catalogue.called(card) : null;
    this.unknown = meant === undefined ? `No card is called ${card}.` : null;
    if (!this.unknown) {
      this.wanted = { ...(format && { format }), ...(meant && { card: meant.id }) };
      this.#load(0);
    }
  }

  #list(found) {
    if (found.total === 0) {
      return empty(Object.keys(this.wanted).length ? 'No public deck is like that.' : 'Nobody has made a deck public yet.');
    }
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Public decks">
        <table class="board my-decks">
          <thead><tr><th scope="col">Deck</th><th scope="col">Of</th><th scope="col">Format</th><th scope="col">Cards</th>
            <th scope="col">Changed</th></tr></thead>
          <tbody>${found.items.map((deck) => this.#deck(deck))}</tbody>
        </table>
      </div>
      ${pager(found, (page) => this.#load(page))}`;
  }

  #deck(deck) {
    const { key, name, owner, format, updatedAt } = deck;
    return html`
      <tr>
        <th scope="row"><a href="#/shared-decks/${key}">${name}</a></th>
        <td>${playerLink({ id: owner, name: this.app.names.of(owner) })}</td>
        <td>${this.app.formats.name(format)}</td>
        <td>${sizeWords(deck, this.app.catalogue)}</td>
        <td><time datetime=${updatedAt}>${when(updatedAt)}</time></td>
      </tr>`;
  }
}

customElements.define('shared-decks-page', SharedDecksPage);
