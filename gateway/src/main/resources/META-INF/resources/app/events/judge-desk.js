import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { judgeActs } from './judge-acts.js';
import { ACT_WORDS } from './match-acts.js';
import './match-desk.js';
import { roundPicker } from './round-picker.js';

const PLAYING = new Set(['running', 'cut']);

/** What a judge sees and does: the tables of a round, players, wishes for the pairing. */
export class JudgeDesk extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    round: { state: true },
    watched: { state: true },
    refused: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.hear(this.app.lobby, 'act-refused', ({ detail }) => (this.refused = detail));
  }

  render() {
    const { event } = this.event;
    const round = this.round ?? event.paired;
    const players = this.event.paper('/entrants?size=1024').found?.items ?? [];
    this.acts = judgeActs(this.event, players);
    return html`
      ${this.#bar(event)}
      ${this.refused ? this.#notDone(this.refused) : nothing}
      ${event.paired ? html`
        <div @click=${this.#pick}>${roundPicker(event.paired, round, `#/events/${event.id}/judge`)}</div>
        ${this.#tables(`/rounds/${round}`)}` : empty('No round is paired yet.')}
      ${this.watched ? this.#match() : nothing}
      ${this.#wishes(event)}`;
  }

  #bar({ paused, phase }) {
    const button = (word, act) => html`<button class="plain" @click=${() => this.#ask(act())}>${word}</button>`;
    return html`
      <p class="acts">
        ${PLAYING.has(phase)
          ? paused
            ? button('Go on', () => this.acts.resume())
            : button('Pause the event', () => this.acts.pause())
          : nothing}
        ${button('Warn a player', () => this.acts.warn())}
        ${PLAYING.has(phase) ? button('Disqualify a player', () => this.acts.disqualify()) : nothing}
        ${PLAYING.has(phase) ? button('Drop a player', () => this.acts.drop()) : nothing}
        ${PLAYING.has(phase) ? button('Swap two players', () => this.acts.swap()) : nothing}
      </p>`;
  }

  /** The host of a match answers later: by then what was decided may not be possible any more. */
  #notDone({ matchId, act, code }) {
    return html`
      <div class="fault" role="alert">
        <p><b>${ACT_WORDS[act] ?? act}</b> was not done in <a href="#/matches/${matchId}">the match</a>: ${this.app.texts.render({ code }, (value) => value)}</p>
        <button class="plain" @click=${() => (this.refused = undefined)}>Close</button>
      </div>`;
  }

  /** The rounds of this desk are picked in place. */
  #pick(event) {
    const round = event.target.closest('a')?.textContent;
    if (round) {
      event.preventDefault();
      this.round = Number(round);
    }
  }

  #tables(path) {
    const { found, problem } = this.event.paper(path);
    if (problem) {
      return failure(problem, () => this.event.again(path));
    }
    return found
      ? html`
        <table class="board pairings">
          <caption class="vh">Tables of round ${found.round}</caption>
          <thead><tr><th scope="col">Table</th><th scope="col">Players</th><th scope="col">State</th><th scope="col">Acts</th></tr></thead>
          <tbody>${found.tables.map((table) => this.#table(found.round, table))}</tbody>
        </table>`
      : loading('Fetching the round', 8);
  }

  #table(round, table) {
    const { first, second, state, matches, results, extendedMinutes } = table;
    const mine = [first.id, second.id].includes(this.app.session.player);
    const last = results.at(-1);
    return html`
      <tr>
        <td class="num">${table.slot ?? table.table}</td>
        <th scope="row">${playerLink(first)} <i>v.</i> ${playerLink(second)}</th>
        <td>${last ? html`<b class="num">${last.score}</b>${last.ruledBy ? ' ruled' : ''}` : state}
          ${extendedMinutes ? html`<i>${extendedMinutes} min more</i>` : nothing}
          ${matches.length ? html`<a href="#/matches/${matches.at(-1)}">match</a>` : nothing}</td>
        <td class="acts">${mine
          ? html`<span class="note">your own table</span>`
          : html`<button class="plain" aria-label="${last ? 'Correct' : 'Rule'} table ${table.table}" @click=${() => this.#ask(this.acts.rule(round, table))}>${last ? 'Correct' : 'Rule'}</button>
            ${!last && matches.length ? html`<button class="plain" aria-label="Judge the match of table ${table.table}" @click=${() => (this.watched = matches.at(-1))}>Judge</button>` : nothing}
            ${last ? nothing : html`<button class="plain" aria-label="More time for table ${table.table}" @click=${() => this.#ask(this.acts.extend(round, table))}>More time</button>`}`}</td>
      </tr>`;
  }

  /** The match of a table, to be judged while it is played. */
  #match() {
    return html`
      <section class="block" aria-label="Match">
        <h2>Match</h2>
        <match-desk .app=${this.app} .event=${this.event} .matchId=${this.watched}></match-desk>
        <p class="acts"><button class="plain" @click=${() => (this.watched = undefined)}>Close the match</button></p>
      </section>`;
  }

  #wishes({ format, phase }) {
    if (!format.startsWith('swiss') || phase === 'cut') {
      return nothing;
    }
    const { found } = this.event.paper('/wishes');
    const couple = (word) => ({ one, other }) => html`
      <li><span>${playerLink(one)} and ${playerLink(other)} ${word}</span>
        <button class="plain" aria-label="Free ${one.name} and ${other.name}" @click=${() => this.#ask(this.acts.free(one, other))}>Free</button></li>`;
    return html`
      <section class="block" aria-label="Wishes for the pairing">
        <h2>Wishes for the pairing</h2>
        ${found?.forced.length || found?.forbidden.length
          ? html`<ul class="staff">${found.forced.map(couple('meet in the next round'))}${found.forbidden.map(couple('do not meet any more'))}</ul>`
          : html`<p class="note">None. The pairing follows its rules alone.</p>`}
        <p class="acts"><button class="plain" @click=${() => this.#ask(this.acts.force())}>Force a pair</button>
          <button class="plain" @click=${() => this.#ask(this.acts.forbid())}>Forbid a pair</button></p>
      </section>`;
  }

  #ask(act) {
    this.closest('main').querySelector('act-dialog').ask(act);
  }
}

customElements.define('judge-desk', JudgeDesk);
