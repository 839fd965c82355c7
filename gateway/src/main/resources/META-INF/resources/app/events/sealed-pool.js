import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { span } from '../parts/time.js';
import { byKind, facts } from '../decks/card-list.js';
import { withRegistration } from '../play/registration.js';
import { PoolChoice } from './pool-choice.js';

const LOOK_AGAIN = 5_000;
const CHECK_AFTER = 400;
const LONGEST_NAME = 100;

/** The series of pools an event plays with; undefined where decks are brought from home. */
export const poolSeries = ({ pins }) => pins.deckFormat.split(':')[1];

/** The reader's pool of a sealed event, and the deck he builds from it while there is time. */
export class SealedPool extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    open: { type: Boolean },
    series: { state: true },
    missing: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.formats);
    this.every(1_000, () => this.requestUpdate());
    this.every(LOOK_AGAIN, () => this.choice || this.problem || this.#load());
    this.#load();
  }

  get #path() {
    return `/pool-series/${encodeURIComponent(poolSeries(this.event.event))}`;
  }

  async #load() {
    await this.attempt(async () => {
      this.series = await this.app.api.get(this.#path);
      if (this.series.openedAt) {
        const { cards } = await this.app.api.get(`${this.#path}/pools/me`);
        this.choice = new PoolChoice(this.series.id, this.app.session.player, cards);
        this.#check();
      }
    });
  }

  render() {
    if (!this.choice) {
      return this.problem ? failure(this.problem, () => this.#load()) : this.series
        ? html`<p>Your pool is dealt when the organiser opens the pools. Then the time to build begins, for all at once.</p>`
        : loading('Asking for your pool', 2);
    }
    const left = Date.parse(this.series.deadline) - Date.now();
    const may = this.open && left > 0;
    return html`
      <p>${left > 0 ? html`<b class="num">${span(left)}</b> left to build a deck from your pool and register it.` : 'The time to build is over.'}
        ${this.event.event.you.hasDeck ? html`Your deck is <b>registered</b>.` : nothing}</p>
      ${may ? this.#bench() : nothing}
      ${this.problem ? failure(this.problem) : nothing}
      <details class="pool" ?open=${may}><summary>Your pool</summary>${this.#pool(may)}</details>`;
  }

  /** How far the deck is, what it lacks, and the way to register it. */
  #bench() {
    const size = this.app.formats.all.find(({ id }) => this.series.format.startsWith(`${id}@`))?.size;
    return html`
      <div class="bench"><div role="status"><p><b class="num">${this.choice.cards.length}</b>${size ? html` of <b class="num">${size}</b>` : nothing} cards taken.</p>
        ${this.missing?.length ? html`<ul class="missing">${this.missing.map(({ detail }) => html`<li>${detail}</li>`)}</ul>` : nothing}</div>
      <p><button class="primary" ?disabled=${this.busy || this.choice.cards.length === 0} @click=${this.#register}>${this.event.event.you.hasDeck ? 'Register it as it is now' : 'Register this deck'}</button></p></div>`;
  }

  #pool(may) {
    return byKind(this.choice.different.map((id) => this.app.catalogue.card(id)), (card) => this.#card(card, may));
  }

  #card(card, may) {
    const [taken, dealt] = [this.choice.taken(card.id), this.choice.dealt(card.id)];
    const button = (word, off, work) => html`
      <button class="plain" aria-label="${word} ${card.name}" ?disabled=${off} @click=${() => this.#change(work)}>${word}</button>`;
    return html`
      <li class=${taken ? 'taken' : ''}><span class="num" aria-label="${taken} of ${dealt} taken">${taken}/${dealt}</span>
        <span><b>${card.name}</b><i>${facts(card)}</i></span>
        ${may ? html`<span class="acts">${button('Take', taken === dealt, () => this.choice.take(card.id))}${button('Leave', taken === 0, () => this.choice.leave(card.id))}</span>` : nothing}</li>`;
  }

  #change(work) {
    work();
    this.requestUpdate();
    clearTimeout(this.due);
    this.due = setTimeout(() => this.#check(), CHECK_AFTER);
  }

  /** What the deck lacks, in the words of the validator; which pool it is from is said when it is registered. */
  async #check() {
    const { cards } = this.choice;
    const report = await this.app.api.post('/decks/check', { format: this.series.format, cards }).catch(() => null);
    if (cards === this.choice.cards) {
      this.missing = report?.problems.filter(({ code }) => code !== 'deck.pool-missing');
    }
  }

  async #register() {
    this.busy = true;
    this.problem = null;
    try {
      const deck = await this.#save();
      const bring = (registrationId) => this.app.api.put(`${this.event.path}/entrants/me/deck`, { registrationId });
      this.event.take(await withRegistration(this.app.api, deck, bring, { poolId: this.series.id }));
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
    this.busy = false;
  }

  /** Saves the choice as one deck of the player's, however often it changes. */
  async #save() {
    const { api } = this.app;
    const deck = { name: `Pool of ${this.event.event.name}`.slice(0, LONGEST_NAME), format: this.series.format, cards: this.choice.cards };
    const again = this.choice.deck && (await api.put(`/decks/${this.choice.deck}`, deck).catch(unlessGone));
    const { id } = again || (await api.post('/decks', deck));
    this.choice.savedAs(id);
    return id;
  }
}

/** A deck that was deleted meanwhile is saved as a new one. */
function unlessGone(failed) {
  if (failed.problem?.status !== 404) {
    throw failed;
  }
}

customElements.define('sealed-pool', SealedPool);
