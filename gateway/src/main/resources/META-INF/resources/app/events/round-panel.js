import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { hour, span, when } from '../parts/time.js';
import { roundPicker } from './round-picker.js';

/** A round: who meets whom and why, how it stands, where to watch. */
export class RoundPanel extends ArenaElement {
  static properties = { app: { attribute: false }, event: { attribute: false }, round: { type: Number } };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.watch(this.app.names);
    this.every(1_000, () => this.requestUpdate());
  }

  render() {
    const { event } = this.event;
    const path = `/rounds/${this.round}`;
    const { found, problem } = this.event.paper(path);
    return html`
      ${roundPicker(event.paired, this.round, `#/events/${event.id}/rounds`)}
      ${problem ? failure(problem, () => this.event.again(path)) : nothing}
      ${found ? this.#round(found) : problem ? nothing : loading('Fetching the round', 8)}`;
  }

  #round(round) {
    const slots = round.stage === 'bracket';
    return html`
      <p class="lead-in">${this.#how(round)}</p>
      <table class="board pairings">
        <caption class="vh">Tables of round ${round.round}</caption>
        <thead><tr><th scope="col">${slots ? 'Match' : 'Table'}</th><th scope="col">Players</th>
          <th scope="col">Result</th><th scope="col"><span class="vh">Watch</span></th></tr></thead>
        <tbody>
          ${round.tables.map((table) => this.#table(table))}
          ${round.alone.map((alone) => this.#alone(alone))}
        </tbody>
      </table>`;
  }

  #how({ over, begins, pairedAt, tables }) {
    const left = Date.parse(begins) - Date.now();
    if (over) {
      return `Paired ${when(pairedAt)}; all results are in.`;
    }
    if (left > 0) {
      return html`Paired; the matches begin in <b class="num">${span(left)}</b>.`;
    }
    const open = tables.filter(({ state }) => state !== 'over').length;
    return `Paired ${when(pairedAt)}; ${open} of ${tables.length} tables are still playing.`;
  }

  #table(table) {
    const { first, second, slot, state, matches, because, extendedMinutes, ends } = table;
    const me = this.app.session.player;
    const mine = [first.id, second.id].includes(me);
    return html`
      <tr class=${mine ? 'you' : ''}>
        <td class="num">${slot ?? table.table}</td>
        <th scope="row">${playerLink(first)} <i>v.</i> ${playerLink(second)}${mine ? html` <i>you</i>` : nothing}
          ${reasons('Why this pair', because)}</th>
        <td>${this.#result(table)}${state === 'over' || !ends ? nothing
          : html`<i>until ${hour(ends)}${extendedMinutes ? `, ${extendedMinutes} min more` : ''}</i>`}</td>
        <td class="go">${matches.map((match, game) => html`
          <a href="#/matches/${match}">${this.#go(state, mine)}${matches.length > 1 ? ` game ${game + 1}` : ''}</a>`)}</td>
      </tr>`;
  }

  #go(state, mine) {
    return state === 'playing' ? (mine ? 'Sit down' : 'Watch') : 'Look back';
  }

  #result({ state, results }) {
    const last = results.at(-1);
    if (!last) {
      return state === 'playing' ? 'playing' : 'waiting';
    }
    return html`<b class="num">${last.score}</b>${last.ruledBy
      ? html`<details class="because"><summary>Ruled</summary><p>${last.reason} <i>${this.app.names.of(last.ruledBy)}</i>
          ${results.length > 1 ? html`<br>Before it: ${results.slice(0, -1).map(({ score }) => score).join(', ')}.` : nothing}</p></details>`
      : nothing}`;
  }

  #alone({ player, missed, points, because }) {
    return html`
      <tr>
        <td></td>
        <th scope="row">${playerLink(player)}
          ${reasons('Why this bye', because)}</th>
        <td>${missed ? html`entered late: ${points} for round ${missed}` : 'bye, a won match'}</td>
        <td></td>
      </tr>`;
  }
}

/** What the pairing had in mind, to be opened. */
const reasons = (word, because) =>
  because.length
    ? html`<details class="because"><summary>${word}</summary>
        <ul>${because.map((sentence) => html`<li>${sentence}</li>`)}</ul></details>`
    : nothing;

customElements.define('round-panel', RoundPanel);
