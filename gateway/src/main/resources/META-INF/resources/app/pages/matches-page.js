import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { when } from '../parts/time.js';
import { REASONS } from '../model/words.js';

const AGAIN = 10_000;
const SIZE = 10;

/** Matches to watch now, and those that are over. */
export class MatchesPage extends ArenaElement {
  static properties = { app: { attribute: false }, lists: { state: true } };

  constructor() {
    super();
    this.lists = { running: {}, finished: {} };
  }

  connectedCallback() {
    super.connectedCallback();
    this.#load('running', 0);
    this.#load('finished', 0);
    this.every(AGAIN, () => {
      this.#load('running', this.lists.running.found?.page ?? 0);
      this.#load('finished', this.lists.finished.found?.page ?? 0);
    });
  }

  async #load(state, page) {
    try {
      const found = await this.app.api.get(`/matches?state=${state}&page=${page}&size=${SIZE}`);
      this.lists = { ...this.lists, [state]: { found } };
    } catch ({ problem }) {
      this.lists = { ...this.lists, [state]: { ...this.lists[state], problem } };
    }
  }

  render() {
    return html`
      <main class="page">
        <h1>Matches</h1>
        <section class="block" aria-label="Running matches">
          <h2>Running</h2>
          ${this.#list('running', 'No table is in play. The first two players to queue change that.')}
        </section>
        <section class="block" aria-label="Finished matches">
          <h2>Finished</h2>
          ${this.#list('finished', 'Nothing has been decided yet.')}
        </section>
      </main>`;
  }

  #list(state, nothingYet) {
    const { found, problem } = this.lists[state];
    if (problem) {
      return failure(problem, () => this.#load(state, found?.page ?? 0));
    }
    if (!found) {
      return loading('Fetching the matches');
    }
    return html`
      ${found.items.length === 0 ? empty(nothingYet) : html`
        <ul class="matches">${found.items.map((match) => this.#match(match))}</ul>`}
      ${pager(found, (page) => this.#load(state, page))}`;
  }

  #match(match) {
    const mine = match.seats.some(({ player }) => player === this.app.session.player);
    return html`
      <li>
        <a href="#/matches/${match.matchId}">
          <b>${match.seats.map((seat) => this.#sitting(seat, match)).join(' v. ')}</b>
          <span>${match.rated ? `rated, ${match.ladder ?? match.event}` : 'casual'}</span>
          <span>${this.#how(match)}</span>
          <time datetime=${match.createdAt}>${when(match.endedAt ?? match.startedAt ?? match.createdAt)}</time>
          <i>${match.state === 'running' ? (mine ? 'Sit down' : 'Watch') : 'Look back'}</i>
        </a>
      </li>`;
  }

  #sitting({ handle, bot }) {
    return bot ? `${handle} (bot)` : handle;
  }

  #how({ result, seats }) {
    if (!result) {
      return nothing;
    }
    const winners = result.seats.filter(({ place }) => place === 1);
    const names = winners.map(({ seat }) => seats.find((each) => each.seat === seat)?.handle);
    return `${winners.length > 1 ? 'shared' : `${names[0]} won`} ${REASONS[result.reason] ?? ''}`;
  }
}

customElements.define('matches-page', MatchesPage);
