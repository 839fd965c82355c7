import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading, pager } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { reckoning } from './reckoning.js';
import { roundPicker } from './round-picker.js';
import { TIE_BREAKS, inDigits, isShare } from './words.js';

const SIZE = 50;

/** The standings after a round; every number is a button that opens its sum below the row. */
export class StandingsPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    round: { type: Number },
    page: { state: true },
    open: { state: true },
  };

  constructor() {
    super();
    this.page = 0;
    this.open = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
  }

  willUpdate(changed) {
    if (changed.has('round')) {
      this.page = 0;
      this.open = null;
    }
  }

  render() {
    const { event } = this.event;
    const path = `/standings/${this.round}?page=${this.page}&size=${SIZE}`;
    const { found, problem } = this.event.paper(path);
    return html`
      ${roundPicker(event.standings, this.round, `#/events/${event.id}/standings`)}
      ${problem ? failure(problem, () => this.event.again(path)) : nothing}
      ${found ? this.#standings(found) : problem ? nothing : loading('Fetching the standings', 8)}`;
  }

  #standings(found) {
    return html`
      <p class="lead-in">After round ${found.round}. Points: 3 for a won match, 1 for a drawn one. Press a number to see what it is made of.</p>
      <div class="scroll" tabindex="0" role="region" aria-label="Standings">
        <table class="board standings">
          <thead><tr><th scope="col">Rank</th><th scope="col">Player</th><th scope="col"><abbr title="won-lost-drawn">Record</abbr></th><th scope="col">Points</th>
            ${found.tieBreaks.map(({ id, rule }) => html`<th scope="col"><abbr title=${rule}>${TIE_BREAKS[id]?.[0] ?? id}</abbr></th>`)}</tr></thead>
          <tbody>${found.items.map((row) => this.#row(row, found.tieBreaks))}</tbody>
        </table>
      </div>
      ${pager(found, (page) => (this.page = page))}
      <dl class="rules">${found.tieBreaks.map(({ id, rule }) => html`<div><dt>${TIE_BREAKS[id]?.[0] ?? id}</dt><dd>${rule}</dd></div>`)}</dl>`;
  }

  #row(row, tieBreaks) {
    const { rank, player, record, bySeed, points } = row;
    const cells = [['points', 'Points', points], ...tieBreaks.map(({ id }, i) => [id, TIE_BREAKS[id]?.[1] ?? id, row.tieBreaks[i]])];
    const open = cells.find(([id]) => this.open === `${player.id} ${id}`);
    return html`
      <tr class=${player.id === this.app.session.player ? 'you' : ''}>
        <td class="num">${rank}</td>
        <th scope="row">${playerLink(player)}${bySeed ? html` <abbr title="All else is equal; the seed parts them.">by seed</abbr>` : nothing}</th>
        <td class="num">${record}</td>
        ${cells.map(([id, word, number]) => html`<td class="num">
          <button class="opens" aria-expanded=${this.open === `${player.id} ${id}`} aria-label="${word} of ${player.name}: ${shown(id, number)}"
            @click=${() => this.#toggle(`${player.id} ${id}`)}>${shown(id, number)}</button></td>`)}
      </tr>
      ${open ? html`<tr class="opened"><td colspan=${cells.length + 3}>${reckoning(player, open[1], open[2], isShare(open[0]))}</td></tr>` : nothing}`;
  }

  #toggle(cell) {
    this.open = this.open === cell ? null : cell;
  }
}

const shown = (id, { value }) => inDigits(value, isShare(id));

customElements.define('standings-panel', StandingsPanel);
