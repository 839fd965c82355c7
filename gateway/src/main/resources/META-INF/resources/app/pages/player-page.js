import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { curve } from '../parts/curve.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { tallies } from '../parts/tallies.js';
import { when } from '../parts/time.js';
import { points } from '../model/words.js';

const SIZE = 20;
const SCORES = ['lost', 'shared', 'won'];
const MOST_OPPONENTS = 12;

/** A player on a ladder: the rating curve, records, and game by game how the rating came about. */
export class PlayerPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    player: {},
    ladder: {},
    ladders: { state: true },
    profile: { state: true },
    history: { state: true },
    problem: { state: true },
  };

  willUpdate(changed) {
    if (changed.has('player') || changed.has('ladder')) {
      this.profile = this.history = undefined;
      this.#load(0);
    }
  }

  get #here() {
    return this.ladder || this.ladders[0].id;
  }

  async #load(page) {
    await this.attempt(async () => {
      this.ladders ??= await this.app.api.get('/ladders');
      const path = `/ladders/${encodeURIComponent(this.#here)}/players/${encodeURIComponent(this.player)}`;
      [this.profile, this.history] = await Promise.all([
        page === 0 || !this.profile ? this.app.api.get(`${path}/profile`) : this.profile,
        this.app.api.get(`${path}/history?page=${page}&size=${SIZE}`),
      ]);
    });
  }

  render() {
    if (this.problem) {
      return html`<main class="page">${failure(this.problem, () => this.#load(0))}</main>`;
    }
    if (!this.profile || !this.history) {
      return html`<main class="page">${loading('Fetching the player', 6)}</main>`;
    }
    const { standing, peak, curve: ratings } = this.profile;
    const { handle, bot, rating, provisional, rank, games } = standing;
    return html`
      <main class="page wide">
        <h1>${handle ?? this.player}${bot ? ' (bot)' : ''}</h1>
        ${this.ladders.length > 1 ? this.#picker() : nothing}
        <p class="lead-in">Rating <b class="num">${points(rating)}${provisional ? '?' : ''}</b>,
          ${rank ? html`rank <b class="num">${rank}</b>` : 'not ranked yet'}, <b class="num">${games}</b> rated
          games${peak ? html`, peak <b class="num">${points(peak)}</b>` : nothing}.</p>
        ${ratings.length ? html`<section class="block" aria-label="Rating curve">${curve(ratings)}</section> ${this.#records()}` : nothing}
        <h2>Games</h2>
        ${this.history.items.length === 0 ? empty('No rated game yet.') : this.#games()}
        ${pager(this.history, (page) => this.#load(page))}
      </main>`;
  }

  #picker() {
    const go = ({ target }) => (location.hash = `#/players/${encodeURIComponent(this.player)}/${target.value}`);
    return html`<form class="filter"><label class="tick">Ladder <select @change=${go}>
      ${this.ladders.map(({ id, name }) => html`<option value=${id} ?selected=${id === this.#here}>${name}</option>`)}</select></label></form>`;
  }

  #records() {
    const { byIlluminati, againstIlluminati, opponents } = this.profile;
    const card = ({ of }) => this.app.catalogue.name(of);
    return html`
      <div class="facts">
        ${tallies('With', byIlluminati, card)}
        ${tallies('Against', againstIlluminati, card)}
        ${tallies('Opponents', opponents.slice(0, MOST_OPPONENTS), ({ of, name }) => playerLink({ id: of, name: name ?? of }))}
      </div>`;
  }

  #games() {
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Games">
        <table class="board games">
          <thead><tr><th scope="col">When</th><th scope="col">Against</th><th scope="col">Result</th>
            <th scope="col">Expected</th><th scope="col">K</th><th scope="col">Rating</th></tr></thead>
          <tbody>${this.history.items.map((game) => this.#game(game))}</tbody>
        </table>
      </div>`;
  }

  #game({ match, endedAt, rival, rivalHandle, correction, score, expected, k, before, after }) {
    const change = after - before;
    return html`
      <tr>
        <td><a href="#/matches/${match}">${when(endedAt)}</a></td>
        <th scope="row">${playerLink({ id: rival, name: rivalHandle ?? rival })}</th>
        <td>${SCORES[score] ?? 'no longer counts'}${correction ? html` <i>corrected</i>` : nothing}</td>
        <td class="num">${(expected / 10_000).toFixed(1)}%</td>
        <td class="num">${k}</td>
        <td class="num">${points(after)} ${change === 0 ? nothing : html`<i>${change > 0 ? '+' : '−'}${points(Math.abs(change))}</i>`}</td>
      </tr>`;
  }
}

customElements.define('player-page', PlayerPage);
