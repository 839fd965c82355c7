import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, pager } from '../parts/notes.js';
import { minutes } from '../model/words.js';
import { withRegistration } from './registration.js';

const LOOK_AGAIN = 10_000;
const SIZE = 10;

/** Challenges to whoever comes first: those to take, and one's own. */
export class OpenChallengesPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deck: {},
    list: { state: true },
    ladders: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  constructor() {
    super();
    this.ladders = [];
  }

  connectedCallback() {
    super.connectedCallback();
    this.every(1_000, () => this.requestUpdate());
    this.every(LOOK_AGAIN, () => this.#look());
    this.#look();
    this.app.api.get('/queue').then((ladders) => (this.ladders = ladders)).catch(() => {});
  }

  async #look(page = this.list?.page ?? 0) {
    try {
      this.list = await this.app.api.get(`/challenges/open?page=${page}&size=${SIZE}`);
    } catch ({ problem }) {
      this.problem = problem;
    }
  }

  render() {
    const items = this.list?.items ?? [];
    return html`
      <section class="block" aria-label="Open challenges">
        <h2>or whoever comes first</h2>
        ${this.problem ? failure(this.problem) : nothing}
        ${items.length
          ? html`<ul class="decks">${items.map((each) => this.#challenge(each))}</ul>`
          : empty('Nobody waits with an open challenge.')}
        ${this.list ? pager(this.list, (page) => this.#look(page)) : nothing}
        ${items.some((each) => this.#mine(each)) ? nothing : this.#form()}
      </section>`;
  }

  #challenge(challenge) {
    const { challengeId, challenger, expiresAt } = challenge;
    const left = minutes(Date.parse(expiresAt) - Date.now());
    return html`
      <li class="challenge">
        ${this.#mine(challenge)
          ? html`<span>You wait, ${this.#stakes(challenge)}; ${left} left.</span>
              <button class="plain" @click=${() => this.#withdraw(challengeId)}>Withdraw</button>`
          : html`<span><b>${challenger.handle}</b>${challenger.rating ? html` (<span class="num">${challenger.rating}</span>)` : nothing},
                ${this.#stakes(challenge)}; ${left} left.</span>
              <button class="primary" ?disabled=${!this.deck || this.busy} @click=${() => this.#take(challenge)}>Accept</button>`}
      </li>`;
  }

  #stakes({ rated, ladder, minRating, maxRating }) {
    const name = this.ladders.find(({ id }) => id === ladder)?.name ?? ladder;
    return rated
      ? `rated on ${name}${minRating ? ` from ${minRating}` : ''}${maxRating ? ` up to ${maxRating}` : ''}`
      : 'casual';
  }

  #mine({ challenger }) {
    return challenger.player === this.app.session.player;
  }

  #form() {
    return html`
      <form class="handle" @submit=${this.#post}>
        <label class="tick"><input type="checkbox" name="rated" checked><span>rated</span></label>
        ${this.ladders.length > 1
          ? html`<label><span>Ladder, if rated</span>
              <select name="ladder">${this.ladders.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}</select></label>`
          : nothing}
        <label><span>Rating from, if rated</span><input name="minRating" type="number" min="100" max="4000" autocomplete="off"></label>
        <label><span>Rating up to</span><input name="maxRating" type="number" min="100" max="4000" autocomplete="off"></label>
        <button class="plain" ?disabled=${!this.deck || this.busy}>Wait for whoever comes</button>
      </form>`;
  }

  async #post(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const rated = form.has('rated');
    const range = ['minRating', 'maxRating']
      .filter((name) => rated && form.get(name))
      .map((name) => [name, Number(form.get(name))]);
    const ladder = rated && form.get('ladder') ? [['ladder', form.get('ladder')]] : [];
    const wish = { rated, ...Object.fromEntries([...range, ...ladder]) };
    const { format } = this.ladders.find(({ id }) => id === wish.ladder) ?? {};
    const key = crypto.randomUUID();
    await this.#do(() =>
      withRegistration(this.app.api, this.deck, (registrationId) =>
        this.app.api.post('/challenges/open', { ...wish, registrationId }, key), { format }));
  }

  #take({ challengeId, format }) {
    return this.#do(() =>
      withRegistration(this.app.api, this.deck, (registrationId) =>
        this.app.api.post(`/challenges/open/${challengeId}/accept`, { registrationId }), { format }));
  }

  #withdraw(id) {
    return this.#do(() => this.app.api.post(`/challenges/open/${id}/withdraw`));
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
    await Promise.all([this.#look(), this.app.lobby.look()]);
  }
}

customElements.define('open-challenges-panel', OpenChallengesPanel);
