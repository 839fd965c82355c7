import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { points } from '../model/words.js';
import { when } from './matches-page.js';

const SIZE = 20;
const LADDER = 'preview';
const SCORES = ['lost', 'shared', 'won'];

/** A player's rating, and game by game how it came about. */
export class PlayerPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    player: {},
    standing: { state: true },
    history: { state: true },
    problem: { state: true },
  };

  willUpdate(changed) {
    if (changed.has('player')) {
      this.standing = this.history = undefined;
      this.#load(0);
    }
  }

  async #load(page) {
    this.problem = null;
    const path = `/ladders/${LADDER}/players/${encodeURIComponent(this.player)}`;
    try {
      [this.standing, this.history] = await Promise.all([
        this.app.api.get(path),
        this.app.api.get(`${path}/history?page=${page}&size=${SIZE}`),
      ]);
    } catch ({ problem }) {
      this.problem = problem;
    }
  }

  render() {
    if (this.problem) {
      return html`<main class="page">${failure(this.problem, () => this.#load(0))}</main>`;
    }
    if (!this.standing || !this.history) {
      return html`<main class="page">${loading('Fetching the player', 6)}</main>`;
    }
    const { handle, bot, rating, provisional, rank, games } = this.standing;
    return html`
      <main class="page">
        <h1>${handle ?? this.player}${bot ? ' (bot)' : ''}</h1>
        <p class="lead-in">Rating <b class="num">${points(rating)}${provisional ? '?' : ''}</b>,
          ${rank ? html`rank <b class="num">${rank}</b>` : 'not ranked yet'}, <b class="num">${games}</b> rated games.</p>
        ${this.history.items.length === 0 ? empty('No rated game yet.') : this.#games()}
        ${pager(this.history, (page) => this.#load(page))}
      </main>`;
  }

  #games() {
    return html`
      <table class="board">
        <thead><tr><th scope="col">When</th><th scope="col">Against</th><th scope="col">Result</th>
          <th scope="col">Expected</th><th scope="col">K</th><th scope="col">Rating</th></tr></thead>
        <tbody>${this.history.items.map((game) => this.#game(game))}</tbody>
      </table>`;
  }

  #game({ match, endedAt, rival, rivalHandle, score, expected, k, before, after }) {
    const change = after - before;
    return html`
      <tr>
        <td><a href="#/matches/${match}">${when(endedAt)}</a></td>
        <th scope="row"><a href="#/players/${encodeURIComponent(rival)}">${rivalHandle ?? rival}</a></th>
        <td>${SCORES[score]}</td>
        <td class="num">${(expected / 10_000).toFixed(1)}%</td>
        <td class="num">${k}</td>
        <td class="num">${points(after)} ${change === 0 ? nothing : html`<i>${change > 0 ? '+' : '−'}${points(Math.abs(change))}</i>`}</td>
      </tr>`;
  }
}

customElements.define('player-page', PlayerPage);
