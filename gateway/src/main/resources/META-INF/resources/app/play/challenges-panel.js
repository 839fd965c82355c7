import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';
import { minutes } from '../model/words.js';
import { withRegistration } from './registration.js';

/** Direct challenges: those received, those sent, and a new one to a player by handle. */
export class ChallengesPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deck: {},
    problem: { state: true },
    busy: { state: true },
    handles: { state: true },
  };

  constructor() {
    super();
    this.handles = {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.lobby);
    this.every(1_000, () => this.requestUpdate());
  }

  willUpdate() {
    this.app.lobby.challenges.map((challenge) => this.#other(challenge)).forEach((id) => this.#learn(id));
  }

  render() {
    const { challenges } = this.app.lobby;
    return html`
      <section class="block" aria-label="Challenges">
        <h2>or a direct challenge</h2>
        ${this.problem ? failure(this.problem) : nothing}
        ${challenges.length ? html`<ul class="decks">${challenges.map((each) => this.#challenge(each))}</ul>` : nothing}
        <form class="handle" @submit=${this.#make}>
          <label><span>Handle of the player</span><input name="opponent" required maxlength="24" autocomplete="off"></label>
          <label class="tick"><input type="checkbox" name="rated" checked><span>rated</span></label>
          <button class="plain" ?disabled=${!this.deck || this.busy}>Challenge</button>
        </form>
      </section>`;
  }

  #challenge(challenge) {
    const { challengeId, rated, expiresAt } = challenge;
    const name = this.handles[this.#other(challenge)] ?? 'a player';
    const left = minutes(Date.parse(expiresAt) - Date.now());
    return html`
      <li class="challenge">
        ${this.#mine(challenge)
          ? html`<span>You challenge <b>${name}</b>, ${rated ? 'rated' : 'casual'}; ${left} left.</span>
              <button class="plain" @click=${() => this.#answer(challengeId, 'withdraw')}>Withdraw</button>`
          : html`<span><b>${name}</b> challenges you, ${rated ? 'rated' : 'casual'}; ${left} left.</span>
              <button class="primary" ?disabled=${!this.deck || this.busy} @click=${() => this.#accept(challengeId)}>Accept</button>
              <button class="plain" @click=${() => this.#answer(challengeId, 'decline')}>Decline</button>`}
      </li>`;
  }

  #mine({ challenger }) {
    return challenger === this.app.session.player;
  }

  #other(challenge) {
    return this.#mine(challenge) ? challenge.opponent : challenge.challenger;
  }

  async #learn(id) {
    if (!(id in this.handles)) {
      this.handles[id] = undefined;
      const player = await this.app.api.get(`/players/${encodeURIComponent(id)}`).catch(() => ({}));
      this.handles = { ...this.handles, [id]: player.handle };
    }
  }

  async #make(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const wish = { opponent: form.get('opponent'), rated: form.has('rated') };
    const key = crypto.randomUUID();
    await this.#do(() =>
      withRegistration(this.app.api, this.deck, (registrationId) =>
        this.app.api.post('/challenges', { ...wish, registrationId }, key)));
  }

  #accept(id) {
    return this.#do(() =>
      withRegistration(this.app.api, this.deck, (registrationId) =>
        this.app.api.post(`/challenges/${id}/accept`, { registrationId })));
  }

  #answer(id, word) {
    return this.#do(() => this.app.api.post(`/challenges/${id}/${word}`));
  }

  async #do(work) {
    this.problem = null;
    this.busy = true;
    try {
      await work();
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
    this.busy = false;
    await this.app.lobby.look();
  }
}

customElements.define('challenges-panel', ChallengesPanel);
