import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { section, sections } from '../parts/sections.js';
import { when } from '../parts/time.js';
import { cardList } from '../decks/card-list.js';
import { sizeWords, visibilityWord } from '../decks/words.js';
import '../decks/deck-intake.js';
import '../decks/deck-statistics.js';
import '../decks/sharing-panel.js';
import '../decks/versions-panel.js';
import '../parts/act-dialog.js';

/** One of the player's decks: what is in it, what it was, who sees it. */
export class DeckPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deckId: {},
    part: {},
    deck: { state: true },
    list: { state: true },
    problem: { state: true },
    refused: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.session);
    this.watch(this.app.formats);
  }

  willUpdate(changed) {
    if (changed.has('deckId')) {
      this.deck = this.list = undefined;
      this.#load();
    }
    const opened = changed.has('part') || changed.has('deck');
    if (opened && this.deck && this.part === 'list' && this.list === undefined) {
      this.#read();
    }
  }

  async #load() {
    await this.attempt(async () => (this.deck = await this.app.api.get(`/decks/${encodeURIComponent(this.deckId)}`)));
  }

  render() {
    return html`
      <main class="page wide">
        <p class="crumb"><a href="#/decks">Decks</a></p>
        ${this.deck ? this.#deck(this.deck) : this.#none()}
        <act-dialog></act-dialog>
      </main>`;
  }

  #none() {
    if (!this.app.session.token) {
      return html`<h1>Deck</h1><p class="lead-in">Log in to see your decks.</p>
        <p><button class="primary" @click=${() => this.app.session.logIn()}>Log in</button></p>`;
    }
    return html`<h1>Deck</h1>${this.problem ? failure(this.problem, () => this.#load()) : loading('Fetching the deck', 6)}`;
  }

  #deck(deck) {
    const at = (part) => `#/decks/${deck.id}${part ? `/${part}` : ''}`;
    const parts = this.#parts(deck).map(([part, word, content]) => [at(part), word, content]);
    const here = parts.find(([to]) => to === at(this.part)) ?? parts[0];
    return html`
      <h1>${deck.name}</h1>
      <p class="lead-in">${this.app.formats.name(deck.format)}, ${sizeWords(deck, this.app.catalogue)}.
        ${visibilityWord(deck.visibility)}. Changed ${when(deck.updatedAt)}.</p>
      ${deck.ok ? html`<p>The deck may be played.</p>` : failure({ detail: 'The deck may not be played yet.', errors: deck.problems })}
      <p class="acts">
        <button class="plain" @click=${() => this.#export('lackey')}>File for LackeyCCG</button>
        <button class="plain" @click=${() => this.#export('text')}>File as text</button>
        <button class="plain" @click=${() => this.#delete()}>Delete the deck</button>
      </p>
      ${this.refused ? failure(this.refused) : nothing}
      ${sections('Parts of the deck', parts, here[0])}
      ${section(here[0], here[2]())}`;
  }

  #parts(deck) {
    const kept = ({ detail }) => this.#kept(detail);
    return [
      ['', 'Cards', () => cardList(this.app.catalogue, deck.cards)],
      ['statistics', 'Statistics', () =>
        html`<deck-statistics .app=${this.app} .path=${`/decks/${deck.id}`} .version=${deck.version}></deck-statistics>`],
      ['list', 'Change the list', () => this.list === undefined
        ? this.refused ? nothing : loading('Fetching the list', 6)
        : html`<deck-intake .app=${this.app} .deck=${deck} .list=${this.list} @kept=${kept}></deck-intake>`],
      ['versions', 'Versions', () => html`<versions-panel .app=${this.app} .deck=${deck} @kept=${kept}></versions-panel>`],
      ['sharing', 'Sharing', () => html`<sharing-panel .app=${this.app} .deckId=${deck.id} @shared=${this.#shared}></sharing-panel>`],
    ];
  }

  /** The deck as a save or a way back has left it; whoever reads by keyboard goes on at its parts. */
  async #kept(deck) {
    this.deck = deck;
    this.list = undefined;
    await this.updateComplete;
    this.querySelector('[role=tab][aria-selected=true]')?.focus();
  }

  #shared({ detail }) {
    if (detail !== this.deck.visibility) {
      this.deck = { ...this.deck, visibility: detail };
    }
  }

  /** The list as text, to be changed. */
  async #read() {
    await this.attempt(async () => {
      const { content } = await this.app.api.file(`/decks/${this.deck.id}/export?as=text`);
      this.list = await content.text();
    }, 'refused');
  }

  #export(as) {
    this.attempt(async () => {
      const { name, content } = await this.app.api.file(`/decks/${this.deck.id}/export?as=${as}`);
      const address = URL.createObjectURL(content);
      Object.assign(document.createElement('a'), { href: address, download: name }).click();
      URL.revokeObjectURL(address);
    }, 'refused');
  }

  #delete() {
    this.querySelector('act-dialog').ask({
      title: `Delete ${this.deck.name}`,
      lead: 'Its versions and its link go with it. Where it is registered for play it stays as it was registered.',
      confirm: 'Delete it',
      work: async () => {
        await this.app.api.delete(`/decks/${this.deck.id}`);
        location.hash = '#/decks';
      },
    });
  }
}

customElements.define('deck-page', DeckPage);
