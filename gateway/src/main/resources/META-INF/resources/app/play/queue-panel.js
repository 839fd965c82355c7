import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';
import { minutes } from '../model/words.js';
import { withRegistration } from './registration.js';

const OUTLOOKS = {
  alone: 'Nobody else is waiting yet.',
  'outside-window': 'Others wait, but far from your rating; the window widens with time.',
  'rematch-only': 'Only your last opponent waits; others come first.',
  'daily-cap': 'You have met the one who waits as often as may be rated in a day. A casual challenge is always open.',
  'others-first': 'Other pairs fitted better this time.',
};

/** The queue of the ladder: register the deck, wait, accept. */
export class QueuePanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deck: {},
    ladders: { state: true },
    bans: { state: true },
    step: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.ladders = [];
    this.bans = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.lobby);
    this.every(1_000, () => this.requestUpdate());
    this.app.api.get('/queue').then((ladders) => (this.ladders = ladders)).catch(({ problem }) => (this.problem = problem));
  }

  willUpdate() {
    const { bannedUntil } = this.app.lobby.position;
    if (bannedUntil && bannedUntil !== this.asked) {
      this.asked = bannedUntil;
      this.#learnWhy();
    }
  }

  /** The position says until when; the standing says what for. */
  async #learnWhy() {
    this.bans = (await this.app.api.get('/players/me/standing').catch(() => ({ bans: [] }))).bans;
  }

  render() {
    const { offer, matchId, bannedUntil } = this.app.lobby.position;
    return html`
      <section class="block" aria-label="The queue">
        <h2>2. An opponent</h2>
        ${this.app.lobby.connected ? nothing : html`<p class="note" role="status">Reconnecting to your notices.</p>`}
        ${this.problem ? failure(this.problem) : nothing}
        ${matchId ? this.#playing(matchId)
          : offer ? this.#offer(offer)
          : this.app.lobby.ticket ? this.#waiting(this.app.lobby.ticket)
          : this.#join(bannedUntil)}
      </section>`;
  }

  #playing(matchId) {
    return html`<p>Your match is under way. <a class="primary" href="#/matches/${matchId}">Sit down</a></p>`;
  }

  #join(bannedUntil) {
    const banned = bannedUntil && Date.parse(bannedUntil) > Date.now();
    return html`
      ${banned ? html`<p class="note">${this.bans.map(({ detail }) => `${detail} `)}You may queue again in ${minutes(Date.parse(bannedUntil) - Date.now())}.</p>` : nothing}
      <p>${this.ladders.map((ladder) => html`
        <button class="primary" ?disabled=${!this.deck || this.step || banned} @click=${() => this.#queue(ladder)}>
          Queue for the ladder ${ladder.name}${ladder.waiting ? ` (${ladder.waiting} waiting)` : ''}</button>`)}
        ${this.step ? html`<span role="status">${this.step}</span>` : nothing}</p>
      ${this.deck ? nothing : html`<p class="note">Choose a legal deck first.</p>`}`;
  }

  #waiting({ ticketId, joinedAt, expiresAt, outlook }) {
    return html`
      <p role="status">Waiting for an opponent, <b class="num">${minutes(Date.now() - Date.parse(joinedAt))}</b> so far;
        the ticket holds for another <b class="num">${minutes(Date.parse(expiresAt) - Date.now())}</b>.</p>
      ${outlook ? html`<p class="note">${OUTLOOKS[outlook] ?? outlook}</p>` : nothing}
      <p><button class="plain" @click=${() => this.#do(() => this.app.api.delete(`/queue/${ticketId}`))}>Leave the queue</button></p>`;
  }

  #offer({ offerId, deadline, answer }) {
    const left = Date.parse(deadline) - Date.now();
    return html`
      <p role="alert">An opponent was found. <b class="num">${minutes(left)}</b> left to accept.</p>
      ${answer === 'accepted'
        ? html`<p class="note">You accepted; waiting for the other.</p>`
        : html`<p>
            <button class="primary" @click=${() => this.#answer(offerId, 'accept')}>Accept</button>
            <button class="plain" @click=${() => this.#answer(offerId, 'decline')}>Decline</button></p>`}`;
  }

  #answer(offerId, word) {
    return this.#do(() => this.app.api.post(`/offers/${offerId}/${word}`));
  }

  async #queue({ id, format }) {
    const key = crypto.randomUUID();
    this.step = 'Registering the deck and taking a place';
    await this.#do(() =>
      withRegistration(this.app.api, this.deck, (registrationId) =>
        this.app.api.post('/queue', { ladder: id, registrationId }, key), { format }));
    this.step = null;
  }

  async #do(work) {
    this.problem = null;
    try {
      await work();
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
    await this.app.lobby.look();
  }
}

customElements.define('queue-panel', QueuePanel);
