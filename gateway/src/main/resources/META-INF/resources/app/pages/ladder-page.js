import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { points } from '../model/words.js';

const SIZE = 25;
const SHOWN = [
  ['everybody', ''],
  ['10 games or more', 'minGames=10'],
  ['played in the last 60 days', 'activeDays=60'],
  ['both', 'minGames=10&activeDays=60'],
];

/** A ladder: its table now, with the reader's own line wherever it stands, and those of past seasons. */
export class LadderPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    ladder: {},
    season: {},
    ladders: { state: true },
    seasons: { state: true },
    board: { state: true },
    shown: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.shown = '';
  }

  willUpdate(changed) {
    if (changed.has('ladder')) {
      this.ladders = this.seasons = undefined;
    }
    if (changed.has('ladder') || changed.has('season')) {
      this.board = undefined;
      this.#load(0);
    }
  }

  /** The ladder of the address, else the first there is. */
  get #at() {
    return `/ladders/${encodeURIComponent(this.ladder || this.ladders[0].id)}`;
  }

  async #load(page) {
    await this.attempt(async () => {
      this.ladders ??= await this.app.api.get('/ladders');
      this.seasons ??= await this.app.api.get(`${this.#at}/seasons`);
      const query = new URLSearchParams({ page, size: SIZE });
      this.board = await this.app.api.get(this.season
        ? `${this.#at}/seasons/${encodeURIComponent(this.season)}/table?${query}`
        : `${this.#at}/leaderboard?${query}${this.shown && `&${this.shown}`}`);
    });
  }

  get #here() {
    const id = this.ladder || this.ladders?.[0].id;
    return this.ladders?.find((each) => each.id === id);
  }

  render() {
    const ladder = this.#here;
    return html`
      <main class="page">
        <h1>Ladder ${ladder?.name ?? ''}</h1>
        <p class="lead-in">Elo from 1500. A question mark says that the rating still rests on fewer than 30
          games.${ladder?.cards === 'card-texts' ? ' Cards whose text is not played yet act by their printed numbers.' : ''}</p>
        ${this.seasons ? this.#picker(ladder) : nothing}
        ${this.problem
          ? failure(this.problem, () => this.#load(this.board?.page ?? 0))
          : this.board ? this.#table(this.board, ladder) : loading('Fetching the ladder', 6)}
      </main>`;
  }

  #picker(ladder) {
    const over = this.seasons.filter(({ state }) => state === 'OVER');
    const now = this.seasons.find(({ state }) => state === 'RUNNING');
    const next = this.seasons.find(({ state }) => state === 'PLANNED');
    const go = ({ target }) => (location.hash = `#/ladder/${ladder.id}${target.value && `/${target.value}`}`);
    return html`
      <form class="filter">
        ${this.ladders.length > 1 ? html`<label class="tick">Ladder <select name="ladder" @change=${({ target }) => (location.hash = `#/ladder/${target.value}`)}>
          ${this.ladders.map(({ id, name }) => html`<option value=${id} ?selected=${id === ladder.id}>${name}</option>`)}</select></label>` : nothing}
        <label class="tick">Season <select name="season" @change=${go}>
          <option value="" ?selected=${!this.season}>${now ? `${now.name}, now` : 'Now'}</option>
          ${over.map(({ number, name, endedAt }) => html`<option value=${number} ?selected=${String(number) === this.season}>${name}, until ${day(endedAt)}</option>`)}
        </select></label>
        ${this.season ? nothing : html`<label class="tick">Show <select name="shown" @change=${this.#show}>
          ${SHOWN.map(([word, query]) => html`<option value=${query} ?selected=${query === this.shown}>${word}</option>`)}</select></label>`}
      </form>
      ${next && !this.season ? html`<p class="note">${next.name} begins on ${day(next.startsAt)}: ratings go half way back to 1500, this table is archived.</p>` : nothing}`;
  }

  #show({ target }) {
    this.shown = target.value;
    this.#load(0);
  }

  #table(board, ladder) {
    const there = board.items.some(({ player }) => player === board.you?.player);
    return html`
      ${board.items.length === 0 ? empty(this.season || this.shown ? 'Nobody is in this table.' : 'Nobody has a rating yet. One match makes two.') : html`
        <table class="board">
          <caption class="vh">${this.season ? `Final table of season ${this.season}` : 'The table now'}</caption>
          <thead><tr><th scope="col">Rank</th><th scope="col">Player</th><th scope="col">Rating</th><th scope="col">Games</th></tr></thead>
          <tbody>
            ${board.items.map((line) => this.#line(line))}
            ${board.you && !there ? this.#line(board.you) : nothing}
          </tbody>
        </table>`}
      ${pager(board, (page) => this.#load(page))}
      ${ladder ? html`<p class="note">${ladder.matches} rated matches of ${ladder.players} players so far.</p>` : nothing}`;
  }

  #line({ rank, player, handle, bot, rating, provisional, games }) {
    const you = player === this.app.session.player;
    return html`
      <tr class=${you ? 'you' : ''}>
        <td class="num">${rank}</td>
        <th scope="row">${playerLink({ id: player, name: handle ?? player })}${bot ? ' (bot)' : ''}${you ? ', you' : ''}</th>
        <td class="num">${points(rating)}${provisional ? html`<abbr title="fewer than 30 games">?</abbr>` : nothing}</td>
        <td class="num">${games}</td>
      </tr>`;
  }
}

const day = (at) => new Date(at).toLocaleDateString([], { dateStyle: 'medium' });

customElements.define('ladder-page', LadderPage);
