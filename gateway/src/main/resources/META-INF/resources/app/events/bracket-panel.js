import { html, nothing, svg } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { PARTS } from './words.js';

const SEMIFINALS = 2;

/** The bracket, drawn: rounds as columns, and a thread from each match to where its winner goes. */
export class BracketPanel extends ArenaElement {
  static properties = { app: { attribute: false }, event: { attribute: false }, threads: { state: true } };

  constructor() {
    super();
    this.threads = [];
    this.observer = new ResizeObserver(() => this.#measure());
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer.disconnect();
  }

  render() {
    const { found, problem } = this.event.paper('/bracket');
    if (problem) {
      return failure(problem, () => this.event.again('/bracket'));
    }
    return found ? this.#drawn(found.matches) : loading('Fetching the bracket', 6);
  }

  updated() {
    const drawing = this.querySelector('.bracket');
    if (drawing && this.drawing !== drawing) {
      this.drawing = drawing;
      this.observer.disconnect();
      this.observer.observe(drawing);
    }
    this.#measure();
  }

  #drawn(matches) {
    const sides = [
      ['winners', matches.filter(({ part }) => part === 'winners' || part === 'final' || part === 'reset')],
      ['losers', matches.filter(({ part }) => part === 'losers')],
      ['third-place', matches.filter(({ part }) => part === 'third-place')],
    ].filter(([, all]) => all.length);
    const twice = sides.some(([part]) => part === 'losers');
    return html`
      <div class="scroll" tabindex="0" role="region" aria-label="Bracket">
        <div class="bracket">
          <svg class="threads" aria-hidden="true">${this.threads.map((path) => svg`<path d=${path}></path>`)}</svg>
          ${sides.map(([part, all]) => html`
            <section aria-label=${PARTS[part]}>
              ${twice ? html`<h2>${PARTS[part]}</h2>` : nothing}
              <ol class="columns">${columns(all).map((column) => html`
                <li><h3>${heading(column, twice)}</h3><ul>${column.map((match) => this.#match(match))}</ul></li>`)}</ol>
            </section>`)}
        </div>
      </div>`;
  }

  #match({ id, first, second, state, winner, table }) {
    const [forFirst, forSecond] = scores(table?.score);
    const words = { 'not-needed': 'not needed', empty: 'nobody goes on', walkover: 'without play', ready: 'to be played' }[state];
    const side = (slot, score) => html`
      <p class="${winner && slot.player?.id === winner.id ? 'won' : ''} ${slot.player?.id === this.app.session.player ? 'mine' : ''}">
        <i>${slot.from === 'seed' ? slot.of : ''}</i><span>${comer(slot)}</span><b class="num">${score}</b></p>`;
    return html`
      <li class="meeting is-${state}" data-match=${id}>
        <a href=${table ? `#/events/${this.event.id}/rounds/${table.round}` : nothing} aria-label="${id}: ${comer(first)} against ${comer(second)}${winner ? `, ${winner.name} goes on` : ''}">
          ${side(first, forFirst)}${side(second, forSecond)}
        </a>
        ${words ? html`<span class="note">${words}</span>` : nothing}
      </li>`;
  }

  /** Threads run from the middle of a match to the line of the player it yields. */
  #measure() {
    const drawing = this.querySelector('.bracket');
    const matches = this.event.paper('/bracket').found?.matches;
    if (!drawing || !matches) {
      return;
    }
    const origin = drawing.getBoundingClientRect();
    const box = (id) => drawing.querySelector(`[data-match="${CSS.escape(id)}"] a`)?.getBoundingClientRect();
    const paths = matches.flatMap(({ id, first, second }) =>
      [first, second].flatMap((slot, line) => (slot.from === 'winner' ? thread(box(slot.of), box(id), line, origin) : [])));
    if (paths.join() !== this.threads.join()) {
      this.threads = paths;
    }
  }
}

/** From right to left edge, with one bend in the gap; none where it would run backwards. */
function thread(from, to, line, origin) {
  if (!from || !to || to.left <= from.right) {
    return [];
  }
  const [x1, y1] = [from.right - origin.left, from.top + from.height / 2 - origin.top];
  const [x2, y2] = [to.left - origin.left, to.top + to.height * (line ? 0.74 : 0.26) - origin.top];
  const bend = Math.round(x2 - 12) + 0.5;
  return [`M${x1} ${y1}H${bend}V${y2}H${x2}`];
}

const comer = ({ from, of, player }) =>
  player?.name ?? (from === 'seed' ? 'no opponent' : `${from === 'winner' ? 'winner' : 'loser'} of ${of}`);

/** Matches by the round they are played in. */
const columns = (matches) =>
  [...new Set(matches.map(({ depth }) => depth))].sort((a, b) => a - b).map((depth) => matches.filter((match) => match.depth === depth));

function heading(column, twice) {
  const [{ part, depth }] = column;
  if (part === 'winners' || part === 'losers') {
    return column.length === SEMIFINALS && !twice ? 'Semifinals' : `Round ${depth}`;
  }
  return PARTS[part];
}

/** `3:0` as two numbers; words such as a forfeit stand behind the second. */
const scores = (score) => {
  const [, first, second, more] = /^(\d+):(\d+)(.*)$/.exec(score ?? '') ?? [];
  return first === undefined ? ['', ''] : [first, second + (more ? ' f.' : '')];
};

customElements.define('bracket-panel', BracketPanel);
