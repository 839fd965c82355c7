import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { when } from '../parts/time.js';
import { sizeWords, visibilityWord } from '../decks/words.js';
import '../decks/deck-intake.js';

const SIZE = 20;

/** The player's decks, and the way in for another. */
export class DecksPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    found: { state: true },
    why: { state: true },
    problem: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.session);
    this.watch(this.app.formats);
    if (this.app.session.token) {
      this.#load(0);
    }
  }

  async #load(page) {
    await this.attempt(async () => (this.found = await this.app.api.get(`/decks?page=${page}&size=${SIZE}`)));
  }

  render() {
    return html`
      <main class="page wide">
        <div class="headline"><h1>Decks</h1><a class="plain" href="#/shared-decks">Public decks</a></div>
        ${this.app.session.token ? this.#mine() : this.#stranger()}
      </main>`;
  }

  #stranger() {
    return html`
      <p class="lead-in">Your decks are kept under your name, and nobody else sees them until you say so.</p>
      <p><button class="primary" @click=${() => this.app.session.logIn()}>Log in</button></p>`;
  }

  #mine() {
    return html`
      ${this.problem ? failure(this.problem, () => this.#load(0)) : nothing}
      ${this.found ? this.#list(this.found) : this.problem ? nothing : loading('Fetching your decks', 5)}
      <section class="block" aria-label="Bring a deck">
        <h2>Bring a deck</h2>
        <deck-intake .app=${this.app} @kept=${({ detail }) => (location.hash = `#/decks/${detail.id}`)}></deck-intake>
      </section>`;
  }

  #list(found) {
    return found.total === 0
      ? html`${empty('No deck yet.')}<p class="note">Bring your own below, or <a href="#/play">take a ready-made one</a>.</p>`
      : html`
        <div class="scroll" tabindex="0" role="region" aria-label="Your decks">
          <table class="board my-decks">
            <thead><tr><th scope="col">Deck</th><th scope="col">Format</th><th scope="col">Cards</th><th scope="col">Stands</th>
              <th scope="col">Shared</th><th scope="col">Changed</th></tr></thead>
            <tbody>${found.items.map((deck) => this.#deck(deck))}</tbody>
          </table>
        </div>
        ${pager(found, (page) => this.#load(page))}`;
  }

  #deck(deck) {
    const { id, name, format, ok, visibility, updatedAt } = deck;
    const open = this.why?.id === id;
    return html`
      <tr>
        <th scope="row"><a href="#/decks/${id}">${name}</a></th>
        <td>${this.app.formats.name(format)}</td>
        <td>${sizeWords(deck, this.app.catalogue)}</td>
        <td>${ok ? 'may be played' : html`<button class="plain" aria-expanded=${open} aria-label="Why ${name} may not be played yet" @click=${() => this.#explain(id, open)}>not yet: why?</button>`}</td>
        <td>${visibilityWord(visibility)}</td>
        <td><time datetime=${updatedAt}>${when(updatedAt)}</time></td>
      </tr>
      ${open ? html`<tr><td colspan="6">${failure(this.why.problem)}</td></tr>` : nothing}`;
  }

  /** A list of decks does not say what bars them; each deck does. */
  async #explain(id, open) {
    this.why = undefined;
    if (!open) {
      const deck = await this.app.api.get(`/decks/${id}`).catch(({ problem }) => ({ problem }));
      this.why = { id, problem: deck.problem ?? { detail: `${deck.name} may not be played yet.`, errors: deck.problems } };
    }
  }
}

customElements.define('decks-page', DecksPage);
