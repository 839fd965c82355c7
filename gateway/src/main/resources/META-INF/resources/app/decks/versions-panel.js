import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading, pager } from '../parts/notes.js';
import { when } from '../parts/time.js';

const SIZE = 20;

/** What a deck was before: what has changed since, and the way back. Fires `kept` (detail: the deck). */
export class VersionsPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deck: { attribute: false },
    found: { state: true },
    diff: { state: true },
    problem: { state: true },
  };

  willUpdate(changed) {
    if (changed.has('deck')) {
      this.diff = undefined;
      this.#load(0);
    }
  }

  get #path() {
    return `/decks/${this.deck.id}/revisions`;
  }

  async #load(page) {
    await this.attempt(async () => (this.found = await this.app.api.get(`${this.#path}?page=${page}&size=${SIZE}`)));
  }

  render() {
    return html`
      ${this.problem ? failure(this.problem, () => this.#load(0)) : nothing}
      ${this.found ? this.#list(this.found) : this.problem ? nothing : loading('Fetching the versions', 4)}`;
  }

  #list(found) {
    return html`
      ${found.total === 1 ? html`<p class="note">The list has not been changed yet.</p>` : nothing}
      <ol class="versions">${found.items.map((each) => this.#version(each))}</ol>
      ${pager(found, (page) => this.#load(page))}`;
  }

  #version({ version, name, format, size, savedAt }) {
    const present = version === this.deck.version;
    const open = this.diff?.from === version;
    return html`
      <li>
        <b class="num">${version}</b>
        <span>${name}, ${this.app.formats.name(format)}, ${size} cards<time datetime=${savedAt}>${when(savedAt)}</time></span>
        ${present ? html`<span>as it is now</span>` : html`
          <span class="acts"><button class="plain" aria-expanded=${open} aria-label="What changed since version ${version}" @click=${() => this.#compare(version, open)}>What changed since</button>
            <button class="plain" aria-label="Go back to version ${version}" @click=${() => this.#restore(version)}>Go back to it</button></span>`}
        ${open ? this.#changes(this.diff, name) : nothing}
      </li>`;
  }

  #changes({ renamed, otherFormat, lines }, name) {
    return html`
      <ul class="changes">
        ${renamed ? html`<li>It was called ${name}.</li>` : nothing}
        ${otherFormat ? html`<li>It was of another format.</li>` : nothing}
        ${lines.length === 0 ? html`<li>The same cards.</li>` : nothing}
        ${lines.map(({ card, before, after }) => html`
          <li><b>${this.app.catalogue.name(card)}</b>: ${before} then, ${after} now</li>`)}
      </ul>`;
  }

  async #compare(version, open) {
    this.diff = undefined;
    if (!open) {
      await this.attempt(async () => (this.diff = await this.app.api.get(`${this.#path}/${version}/diff`)));
    }
  }

  #restore(version) {
    this.closest('main').querySelector('act-dialog').ask({
      title: `Go back to version ${version}`,
      lead: 'Its name, format and cards become a new version; the present one stays in this list.',
      confirm: 'Go back',
      work: async () => {
        const kept = await this.app.api.postSeen(`${this.#path}/${version}/restore`, this.deck.version);
        this.dispatchEvent(new CustomEvent('kept', { detail: kept }));
      },
    });
  }
}

customElements.define('versions-panel', VersionsPanel);
