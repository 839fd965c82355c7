import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { section, sections } from '../parts/sections.js';
import { when } from '../parts/time.js';
import { cardList } from '../decks/card-list.js';
import { sizeWords } from '../decks/words.js';
import '../decks/deck-statistics.js';

/** The deck behind a link, for everybody who has it. */
export class SharedDeckPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    key: {},
    part: {},
    deck: { state: true },
    problem: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.formats);
    this.watch(this.app.names);
  }

  willUpdate(changed) {
    if (changed.has('key')) {
      this.deck = undefined;
      this.#load();
    }
  }

  get #path() {
    return `/shared-decks/${encodeURIComponent(this.key)}`;
  }

  async #load() {
    await this.attempt(async () => (this.deck = await this.app.api.get(this.#path)));
  }

  render() {
    return html`
      <main class="page wide">
        <p class="crumb"><a href="#/shared-decks">Public decks</a></p>
        ${this.deck ? this.#deck(this.deck) : this.problem ? this.#none(this.problem) : loading('Fetching the deck', 6)}
      </main>`;
  }

  #none(problem) {
    return problem.status === 404
      ? html`<h1>No deck is here</h1>
        <p class="lead-in">This link leads nowhere: its owner has taken it back, or keeps the deck to himself now.</p>
        <p>Whoever sent you the link can send you the present one.</p>`
      : html`<h1>Deck</h1>${failure(problem, () => this.#load())}`;
  }

  #deck(deck) {
    const at = (part) => `#/shared-decks/${this.key}${part}`;
    const parts = [
      [at(''), 'Cards', () => cardList(this.app.catalogue, deck.cards)],
      [at('/statistics'), 'Statistics', () => html`<deck-statistics .app=${this.app} .path=${this.#path}></deck-statistics>`],
    ];
    const here = this.part === 'statistics' ? parts[1] : parts[0];
    return html`
      <h1>${deck.name}</h1>
      <p class="lead-in">A deck of ${playerLink({ id: deck.owner, name: this.app.names.of(deck.owner) })}.
        ${this.app.formats.name(deck.format)}, ${sizeWords(deck, this.app.catalogue)}. Changed ${when(deck.updatedAt)}.
        ${deck.ok ? nothing : 'It may not be played yet.'}</p>
      ${sections('Parts of the deck', parts, here[0])}
      ${section(here[0], here[2]())}`;
  }
}

customElements.define('shared-deck-page', SharedDeckPage);
