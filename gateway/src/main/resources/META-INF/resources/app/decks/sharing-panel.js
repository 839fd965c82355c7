import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { VISIBILITIES } from './words.js';

/** With whom a deck is shared, and its link. Fires `shared` (detail: the visibility). */
export class SharingPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deckId: {},
    sharing: { state: true },
    said: { state: true },
    problem: { state: true },
  };

  willUpdate(changed) {
    if (changed.has('deckId')) {
      this.sharing = undefined;
      this.#do(() => this.app.api.get(this.#path));
    }
  }

  get #path() {
    return `/decks/${this.deckId}/sharing`;
  }

  /** Where others read the deck on this page. */
  get #link() {
    return `${location.origin}/#/shared-decks/${this.sharing.key}`;
  }

  render() {
    return html`
      ${this.problem ? failure(this.problem, this.sharing ? undefined : () => this.#do(() => this.app.api.get(this.#path))) : nothing}
      ${this.sharing ? this.#choice(this.sharing) : this.problem ? nothing : loading('Asking who sees the deck', 2)}
      <p class="note" role="status">${this.said ?? ''}</p>`;
  }

  #choice({ visibility, key }) {
    return html`
      <form class="filter" @change=${this.#choose}>
        <fieldset class="switch"><legend class="vh">Who sees the deck</legend>
          ${VISIBILITIES.map(([value, word]) => html`
            <label><input type="radio" name="visibility" value=${value} .checked=${visibility === value}><span>${word}</span></label>`)}
        </fieldset>
      </form>
      <p>${VISIBILITIES.find(([value]) => value === visibility)[2]}</p>
      ${key ? html`
        <div class="enter"><label class="link"><span>Link</span><input readonly .value=${this.#link} @focus=${({ target }) => target.select()}></label>
          <button class="plain" @click=${this.#copy}>Copy</button>
          <button class="plain" @click=${this.#renew}>Another link</button></div>` : nothing}`;
  }

  /** The choice waits for the answer; going private breaks the link for ever, which is asked before. */
  #choose({ target }) {
    const wanted = target.value;
    target.form.visibility.value = this.sharing.visibility;
    const work = () => this.app.api.put(this.#path, { visibility: wanted });
    if (wanted !== 'private' || !this.sharing.key) {
      this.#do(work);
      return;
    }
    this.#ask('Make the deck private', 'Its link leads nowhere from then on, for ever.', 'Make it private', work);
  }

  #renew() {
    this.#ask('Another link', 'The present link leads nowhere from then on.', 'Get another link', () =>
      this.app.api.post(`${this.#path}/key`));
  }

  #ask(title, lead, confirm, work) {
    const done = async () => this.#take(await work());
    this.closest('main').querySelector('act-dialog').ask({ title, lead, confirm, work: done });
  }

  /** Where the browser lends no clipboard, the link is marked to be copied by hand. */
  async #copy() {
    try {
      await navigator.clipboard.writeText(this.#link);
      this.said = 'The link is copied.';
    } catch {
      this.querySelector('.link input').focus();
      this.said = 'The link is marked; copy it from there.';
    }
  }

  async #do(work) {
    await this.attempt(async () => {
      this.#take(await work());
    });
  }

  #take(sharing) {
    this.said = this.sharing && this.sharing.key !== sharing.key && sharing.key ? 'The link is new.' : null;
    this.sharing = sharing;
    this.dispatchEvent(new CustomEvent('shared', { detail: sharing.visibility }));
  }
}

customElements.define('sharing-panel', SharingPanel);
