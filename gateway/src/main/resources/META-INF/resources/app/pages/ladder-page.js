import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { points } from '../model/words.js';

const SIZE = 25;
const LADDER = 'preview';

/** The leaderboard, with the reader's own line wherever it stands. */
export class LadderPage extends ArenaElement {
  static properties = { app: { attribute: false }, board: { state: true }, problem: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.#load(0);
  }

  async #load(page) {
    this.problem = null;
    try {
      this.board = await this.app.api.get(`/ladders/${LADDER}/leaderboard?page=${page}&size=${SIZE}`);
    } catch ({ problem }) {
      this.problem = problem;
    }
  }

  render() {
    return html`
      <main class="page">
        <h1>Ladder ${this.board?.ladder.name ?? ''}</h1>
        <p class="lead-in">Elo from 1500. A question mark says that the rating still rests on fewer than 30
          games.${this.board?.ladder.cards === 'card-texts' ? ' Cards whose text is not played yet act by their printed numbers.' : ''}</p>
        ${this.problem
          ? failure(this.problem, () => this.#load(this.board?.page ?? 0))
          : this.board ? this.#table(this.board) : loading('Fetching the ladder', 6)}
      </main>`;
  }

  #table(board) {
    const shown = board.items.some(({ player }) => player === board.you?.player);
    return html`
      ${board.items.length === 0 ? empty('Nobody has a rating yet. One match makes two.') : html`
        <table class="board">
          <thead><tr><th scope="col">Rank</th><th scope="col">Player</th><th scope="col">Rating</th><th scope="col">Games</th></tr></thead>
          <tbody>
            ${board.items.map((line) => this.#line(line))}
            ${board.you && !shown ? this.#line(board.you) : nothing}
          </tbody>
        </table>`}
      ${pager(board, (page) => this.#load(page))}`;
  }

  #line({ rank, player, handle, bot, rating, provisional, games }) {
    const you = player === this.app.session.player;
    return html`
      <tr class=${you ? 'you' : ''}>
        <td class="num">${rank}</td>
        <th scope="row"><a href="#/players/${encodeURIComponent(player)}">${handle ?? player}</a>${bot ? ' (bot)' : ''}${you ? ', you' : ''}</th>
        <td class="num">${points(rating)}${provisional ? html`<abbr title="fewer than 30 games">?</abbr>` : nothing}</td>
        <td class="num">${games}</td>
      </tr>`;
  }
}

customElements.define('ladder-page', LadderPage);
