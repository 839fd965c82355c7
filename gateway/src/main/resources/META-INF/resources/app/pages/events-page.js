import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { hour, offset, ownZone } from '../parts/time.js';
import { PHASES, formatWord } from '../events/words.js';

const SIZE = 20;
const AGAIN = 60_000;

/** What a reader looks for, and the phases that are it. */
const WANTED = [
  ['all', 'All', []],
  ['open', 'To enter', ['published', 'registration']],
  ['soon', 'About to start', ['deck-registration', 'check-in']],
  ['running', 'Being played', ['running', 'cut']],
  ['over', 'Over', ['finished', 'archived', 'cancelled']],
];

/** The calendar of events. */
export class EventsPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    wanted: { state: true },
    mine: { state: true },
    found: { state: true },
    problem: { state: true },
  };

  constructor() {
    super();
    this.wanted = 'all';
    this.mine = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.session);
    this.#load(0);
    this.every(AGAIN, () => this.#load(this.found?.page ?? 0));
  }

  async #load(page) {
    const phases = WANTED.find(([key]) => key === this.wanted)[2];
    const query = new URLSearchParams({ page, size: SIZE, mine: this.mine });
    phases.forEach((phase) => query.append('phase', phase));
    try {
      this.found = await this.app.api.get(`/events?${query}`);
      this.problem = null;
    } catch ({ problem }) {
      this.problem = problem;
    }
  }

  render() {
    return html`
      <main class="page">
        <div class="headline">
          <h1>Events</h1>
          ${this.app.session.has('organizer') ? html`<a class="primary" href="#/events/new">Draft an event</a>` : nothing}
        </div>
        <p class="lead-in">All times are yours: ${ownZone()}, ${offset(ownZone())}.</p>
        ${this.#filter()}
        ${this.problem ? failure(this.problem, () => this.#load(0)) : nothing}
        ${this.found ? this.#list(this.found) : this.problem ? nothing : loading('Fetching the calendar', 5)}
      </main>`;
  }

  #filter() {
    return html`
      <form class="filter" role="search" aria-label="Which events" @change=${this.#choose}>
        <fieldset class="switch"><legend class="vh">State</legend>
          ${WANTED.map(([key, word]) => html`
            <label><input type="radio" name="wanted" value=${key} .checked=${this.wanted === key}><span>${word}</span></label>`)}
        </fieldset>
        ${this.app.session.token
          ? html`<label class="tick"><input type="checkbox" name="mine" .checked=${this.mine}> mine only</label>`
          : nothing}
      </form>`;
  }

  #choose({ currentTarget }) {
    const form = new FormData(currentTarget);
    this.wanted = form.get('wanted');
    this.mine = form.has('mine');
    this.#load(0);
  }

  #list(found) {
    return html`
      ${found.items.length === 0
        ? empty(this.wanted === 'all' && !this.mine
            ? 'No event is announced. The calendar has room.'
            : 'No event is like that now.')
        : html`<ol class="calendar">${found.items.map((event) => this.#event(event))}</ol>`}
      ${pager(found, (page) => this.#load(page))}`;
  }

  #event({ id, name, format, phase, startsAt, zone, seated, cap }) {
    return html`
      <li>
        <a href="#/events/${id}">
          ${leaf(startsAt)}
          <span class="title"><b>${name}</b><span>${formatWord(format)}</span></span>
          <span class="at"><time datetime=${startsAt}>${hour(startsAt)}</time>
            ${zone === ownZone() ? nothing : html`<span>held in ${zone}</span>`}</span>
          <span class="seats num" aria-label="${seated} of ${cap} seats taken">${seated}<i> of ${cap}</i>
            <span class="gauge" style="--full:${Math.min(1, seated / cap)}"></span></span>
          <span class="state ${phase}">${PHASES[phase] ?? phase}</span>
        </a>
      </li>`;
  }
}

/** A leaf of a calendar. */
const leaf = (at) => {
  const day = new Date(at);
  const part = (options) => day.toLocaleDateString([], options);
  return html`
    <span class="leaf" aria-label=${part({ dateStyle: 'full' })}>
      <i>${part({ month: 'short' })}</i><b class="num">${part({ day: 'numeric' })}</b><i>${part({ weekday: 'short' })}</i>
    </span>`;
};

customElements.define('events-page', EventsPage);
