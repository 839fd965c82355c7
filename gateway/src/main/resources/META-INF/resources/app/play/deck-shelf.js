import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading } from '../parts/notes.js';
import { STARTER_DECKS } from '../model/starter-decks.js';

/** The player's decks to choose from, the shipped ones to take, and the way in for files. */
export class DeckShelf extends ArenaElement {
  static properties = {
    app: { attribute: false },
    chosen: {},
    decks: { state: true },
    problem: { state: true },
    refused: { state: true },
    busy: { state: true },
    importing: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.#load();
  }

  async #load() {
    await this.attempt(async () => {
      this.decks = (await this.app.api.get('/decks?size=200')).items;
      if (!this.decks.some(({ id }) => id === this.chosen)) {
        this.#choose(this.decks.find(({ ok }) => ok)?.id);
      }
    });
  }

  render() {
    return html`
      <section class="block" aria-label="Your deck">
        <h2>1. Your deck</h2>
        ${this.problem ? failure(this.problem, () => this.#load()) : this.decks ? this.#mine() : loading('Fetching your decks')}
        ${this.refused ? failure(this.refused) : nothing}
        <h3>Take a ready-made deck</h3>
        <p class="ready">${STARTER_DECKS.map((deck) => html`
          <button class="plain" ?disabled=${this.busy} @click=${() => this.#takeStarter(deck)}>${deck.name}</button>`)}</p>
        ${this.importing ? this.#importForm() : html`
          <p><button class="plain" @click=${() => (this.importing = true)}>Import a deck …</button></p>`}
      </section>`;
  }

  #mine() {
    return this.decks.length === 0
      ? empty('No deck yet. Take one of those below, or import your own.')
      : html`<ul class="decks" role="radiogroup" aria-label="Decks">
          ${this.decks.map((deck) => this.#deck(deck))}
        </ul>`;
  }

  #deck(deck) {
    return html`
      <li>
        <label class=${deck.ok ? '' : 'off'}>
          <input type="radio" name="deck" .checked=${deck.id === this.chosen} ?disabled=${!deck.ok}
            @change=${() => this.#choose(deck.id)}>
          <b>${deck.name}</b>
          <span>${deck.size} cards${deck.illuminati.length ? `, ${deck.illuminati.map((id) => this.app.catalogue.name(id)).join(', ')}` : ''}</span>
          ${deck.ok ? nothing : html`<button class="plain" @click=${() => this.#why(deck)}>Not legal yet: why?</button>`}
        </label>
      </li>`;
  }

  #importForm() {
    return html`
      <form class="import" @submit=${this.#import}>
        <label><span>Name</span><input name="name" maxlength="100" required autocomplete="off"></label>
        <label><span>List, or a LackeyCCG file</span>
          <textarea name="text" rows="8" placeholder="1x Bavarian Illuminati&#10;2x Hackers"></textarea></label>
        <label><span>File</span><input type="file" name="file" accept=".dek,.txt,.xml"></label>
        <div class="btns">
          <button type="submit" class="pass" ?disabled=${this.busy}>Import</button>
          <button type="button" @click=${() => (this.importing = false)}>Close</button>
        </div>
      </form>`;
  }

  async #import(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const file = form.get('file');
    const content = file?.size ? await file.arrayBuffer() : form.get('text');
    await this.#keep(form.get('name'), content);
    this.importing = this.refused !== null;
  }

  async #takeStarter({ name, file }) {
    const answer = await fetch(file);
    await this.#keep(name, await answer.text());
  }

  async #keep(name, content) {
    this.busy = true;
    await this.attempt(async () => {
      const kept = await this.app.api.postFile(`/decks?name=${encodeURIComponent(name)}`, content);
      await this.#load();
      if (kept.ok) {
        this.#choose(kept.id);
      } else {
        this.refused = { detail: `${kept.name} is kept, but may not be played yet.`, errors: kept.problems };
      }
    }, 'refused');
    this.busy = false;
  }

  async #why({ id }) {
    const deck = await this.app.api.get(`/decks/${id}`).catch(({ problem }) => ({ problem }));
    this.refused = deck.problem ?? { detail: `${deck.name} may not be played yet.`, errors: deck.problems };
  }

  #choose(id) {
    this.dispatchEvent(new CustomEvent('deck', { detail: id }));
  }
}

customElements.define('deck-shelf', DeckShelf);
