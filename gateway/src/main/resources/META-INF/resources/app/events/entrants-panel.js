import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { ENTRY } from './words.js';

const SIZE = 50;

/** Who takes part, in the order of entries. */
export class EntrantsPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    page: { state: true },
    status: { state: true },
  };

  constructor() {
    super();
    this.page = 0;
    this.status = '';
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
  }

  render() {
    const path = `/entrants?${new URLSearchParams({ page: this.page, size: SIZE, status: this.status })}`;
    const { found, problem } = this.event.paper(path);
    return html`
      <form class="filter" @change=${this.#choose}>
        <label class="tick">Show <select name="status">
          <option value="">everybody</option>
          ${Object.entries(ENTRY).map(([status, word]) => html`<option value=${status} ?selected=${status === this.status}>${word}</option>`)}
        </select></label>
      </form>
      ${problem ? failure(problem, () => this.event.again(path)) : nothing}
      ${found ? this.#list(found) : problem ? nothing : loading('Fetching the players', 8)}`;
  }

  #choose({ currentTarget }) {
    this.status = new FormData(currentTarget).get('status');
    this.page = 0;
  }

  #list(found) {
    if (found.total === 0) {
      return empty(this.status ? 'Nobody stands like that.' : 'Nobody has entered yet.');
    }
    return html`
      <table class="board entrants">
        <caption class="vh">Players</caption>
        <thead><tr><th scope="col">No.</th><th scope="col">Player</th><th scope="col">Rating</th><th scope="col">Stands</th></tr></thead>
        <tbody>${found.items.map((entrant, i) => this.#entrant(entrant, found.page * SIZE + i + 1))}</tbody>
      </table>
      ${pager(found, (page) => (this.page = page))}`;
  }

  #entrant({ player, name, rating, status, waitingPlace, hasDeck, checkedIn, noShows }, number) {
    const stands = [
      ENTRY[status] + (waitingPlace ? `, number ${waitingPlace}` : ''),
      checkedIn && 'checked in',
      hasDeck ? 'deck registered' : ['seated', 'waiting'].includes(status) && 'no deck yet',
      noShows > 0 && `${noShows} no-show${noShows > 1 ? 's' : ''}`,
    ];
    return html`
      <tr class=${player === this.app.session.player ? 'you' : ''}>
        <td class="num">${number}</td>
        <th scope="row">${playerLink({ id: player, name })}</th>
        <td class="num">${rating}</td>
        <td>${stands.filter(Boolean).join(', ')}</td>
      </tr>`;
  }
}

customElements.define('entrants-panel', EntrantsPanel);
