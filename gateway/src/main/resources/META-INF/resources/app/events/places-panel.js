import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';

const KEEP = 'arena.prizes.';

/** The prizes a reader has written down for an event, by rank; they stay in this browser. */
export const prizesOf = (id) => JSON.parse(localStorage.getItem(KEEP + id) ?? '[]');

/** As a query of the API; nothing without prizes. */
export const prizeQuery = (prizes) =>
  prizes.length ? `?${new URLSearchParams(prizes.map((prize) => ['prize', prize]))}` : '';

/** The final places and, for whoever hands them out, the list of prizes. */
export class PlacesPanel extends ArenaElement {
  static properties = { event: { attribute: false }, prizes: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.prizes = prizesOf(this.event.id);
  }

  render() {
    const path = `/places${prizeQuery(this.prizes)}`;
    const { found, problem } = this.event.paper(path);
    return html`
      ${problem ? failure(problem, () => this.event.again(path)) : found ? this.#table(found) : loading('Fetching the places', 6)}
      <details class="prizes"><summary>Prizes</summary>
        <form class="handle" @submit=${this.#keep}>
          <label><span>One a line, the first for the first place; those who share places share their prizes</span>
            <textarea name="prizes" rows="4" maxlength="4000" .value=${this.prizes.join('\n')}></textarea></label>
          <button class="plain">Show the prize list</button>
        </form>
        <p><a href="/api/v1/events/${this.event.id}/report.md${prizeQuery(this.prizes)}" download>Report with these prizes</a></p>
      </details>`;
  }

  #table(places) {
    const prizes = places.some((place) => place.prizes.length);
    return html`
      <table class="board places">
        <caption class="vh">Final places</caption>
        <thead><tr><th scope="col">Place</th><th scope="col">Player</th>${prizes ? html`<th scope="col">Prize</th>` : nothing}</tr></thead>
        <tbody>${places.map(({ rank, last, player, bySeed, prizes: won }) => html`
          <tr class="p${rank}"><td class="num">${rank === last ? rank : `${rank}–${last}`}</td>
            <th scope="row">${playerLink(player)}${bySeed ? html` <abbr title="All else is equal; the seed parts them.">by seed</abbr>` : nothing}</th>
            ${prizes ? html`<td>${won.join(', ')}</td>` : nothing}</tr>`)}
        </tbody>
      </table>`;
  }

  #keep(event) {
    event.preventDefault();
    const lines = new FormData(event.target).get('prizes').split('\n').map((line) => line.trim()).filter(Boolean);
    localStorage.setItem(KEEP + this.event.id, JSON.stringify(lines));
    this.prizes = lines;
  }
}

customElements.define('places-panel', PlacesPanel);
