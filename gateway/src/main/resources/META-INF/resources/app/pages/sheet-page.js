import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { when } from '../parts/time.js';
import { EventWatch } from '../events/event-watch.js';
import { prizeQuery, prizesOf } from '../events/places-panel.js';
import { TIE_BREAKS, formatWord, inDigits, isShare } from '../events/words.js';

const ALL = 1024;

/** What is hung on the wall: pairings of the round, or the report of the event. */
export class SheetPage extends ArenaElement {
  static properties = { app: { attribute: false }, eventId: {}, sheet: {} };

  willUpdate(changed) {
    if (changed.has('eventId')) {
      this.event?.close();
      this.event = new EventWatch(this.app, this.eventId);
      this.watch(this.event);
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.event?.close();
  }

  render() {
    const { event, problem } = this.event;
    return html`
      <main class="page wide sheet">
        <p class="acts off-paper"><a class="plain" href="#/events/${this.eventId}">Back to the event</a>
          <button class="primary" ?disabled=${!event} @click=${() => print()}>Print</button></p>
        ${problem ? failure(problem, () => this.event.look()) : event ? this.#sheet(event) : loading('Fetching the event', 8)}
      </main>`;
  }

  #sheet(event) {
    return html`
      <header><h1>${event.name}</h1>
        <p>${formatWord(event.format)}, ${when(event.startsAt)}. ${event.seated} players.</p></header>
      ${this.sheet === 'report' ? this.#report(event) : this.#pairings(event)}
      <footer class="note">As of ${when(Date.now())}.</footer>`;
  }

  #paper(path, word, draw) {
    const { found, problem } = this.event.paper(path);
    return problem ? failure(problem, () => this.event.again(path)) : found ? draw(found) : loading(word);
  }

  #pairings({ paired }) {
    return this.#paper(`/rounds/${paired}`, 'Fetching the round', (round) => html`
      ${tables(round)}
      <section><h2>By name</h2>
        <ul class="by-name">${seatings(round).map(({ player, table }) => html`
          <li><b>${player}</b> <span>${table ? `table ${table}` : 'bye'}</span></li>`)}</ul>
      </section>`);
  }

  #report({ paired, standings, phase }) {
    return html`
      ${['finished', 'archived'].includes(phase)
        ? this.#paper(`/places${prizeQuery(prizesOf(this.eventId))}`, 'Fetching the places', places) : nothing}
      ${standings ? this.#paper(`/standings/${standings}?size=${ALL}`, 'Fetching the standings', ranks) : nothing}
      ${Array.from({ length: paired }, (none, i) => this.#paper(`/rounds/${i + 1}`, 'Fetching a round', tables))}`;
  }
}

const tables = ({ round, tables: all, alone }) => html`
  <section><h2>Round ${round}</h2>
    <table class="board round"><thead><tr><th scope="col">Table</th><th scope="col">First</th><th scope="col">Second</th><th scope="col">Result</th></tr></thead>
      <tbody>
        ${all.map(({ table, slot, first, second, results }) => html`
          <tr><td class="num">${slot ?? table}</td><th scope="row">${first.name}</th><td>${second.name}</td>
            <td class="num">${results.at(-1)?.score ?? ''}</td></tr>`)}
        ${alone.filter(({ missed }) => !missed).map(({ player }) => html`<tr><td></td><th scope="row">${player.name}</th><td></td><td class="num">bye</td></tr>`)}
      </tbody></table>
  </section>`;

const ranks = ({ round, tieBreaks, items }) => html`
  <section><h2>Standings after round ${round}</h2>
    <table class="board standings"><thead><tr><th scope="col">Rank</th><th scope="col">Player</th><th scope="col">Record</th><th scope="col">Points</th>
      ${tieBreaks.map(({ id }) => html`<th scope="col">${TIE_BREAKS[id]?.[0] ?? id}</th>`)}</tr></thead>
      <tbody>${items.map((row) => html`
        <tr><td class="num">${row.rank}</td><th scope="row">${row.player.name}</th><td class="num">${row.record}</td><td class="num">${inDigits(row.points.value)}</td>
          ${row.tieBreaks.map(({ value }, i) => html`<td class="num">${inDigits(value, isShare(tieBreaks[i].id))}</td>`)}</tr>`)}
      </tbody></table>
  </section>`;

const places = (all) => html`
  <section><h2>Places</h2>
    <table class="board places"><thead><tr><th scope="col">Place</th><th scope="col">Player</th><th scope="col">Prize</th></tr></thead>
      <tbody>${all.map(({ rank, last, player, prizes }) => html`
        <tr><td class="num">${rank === last ? rank : `${rank}–${last}`}</td><th scope="row">${player.name}</th><td>${prizes.join(', ')}</td></tr>`)}
      </tbody></table>
  </section>`;

/** Everybody in the order of names, with where he sits. */
const seatings = ({ tables: all, alone }) =>
  [
    ...all.flatMap(({ table, first, second }) => [
      { player: first.name, table },
      { player: second.name, table },
    ]),
    ...alone.filter(({ missed }) => !missed).map(({ player }) => ({ player: player.name })),
  ].sort((one, other) => one.player.localeCompare(other.player));

customElements.define('sheet-page', SheetPage);
