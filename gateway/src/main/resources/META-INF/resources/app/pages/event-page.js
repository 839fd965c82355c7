import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { section, sections } from '../parts/sections.js';
import { EventWatch } from '../events/event-watch.js';
import { STAGES } from '../events/words.js';
import '../parts/act-dialog.js';
import '../events/announcement-panel.js';
import '../events/my-place.js';
import '../events/round-panel.js';
import '../events/standings-panel.js';
import '../events/bracket-panel.js';
import '../events/places-panel.js';
import '../events/entrants-panel.js';
import '../events/log-panel.js';
import '../events/organiser-desk.js';
import '../events/judge-desk.js';

/** One event: what it is, how it stands, and what the reader can do in it. */
export class EventPage extends ArenaElement {
  static properties = { app: { attribute: false }, eventId: {}, part: {}, more: {} };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.session);
  }

  willUpdate(changed) {
    if (changed.has('eventId')) {
      this.event?.close();
      this.event = new EventWatch(this.app, this.eventId);
      this.watch(this.event);
    }
  }

  /** The tab of what is shown is in sight, however narrow the row. */
  updated(changed) {
    if (changed.has('part') || !this.shown) {
      this.shown = this.querySelector('[role=tab][aria-selected=true]');
      this.shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.event?.close();
  }

  get #me() {
    return this.app.session.player;
  }

  render() {
    const { event, problem } = this.event;
    if (!event) {
      return html`<main class="page wide">${problem
        ? html`<h1>Event</h1>${failure(problem, () => this.event.look())}<p><a href="#/events">All events</a></p>`
        : loading('Fetching the event', 6)}</main>`;
    }
    const all = this.#sections(event);
    const here = all.find(([to]) => to === this.#at(this.part)) ?? all[0];
    return html`
      <main class="page wide">
        <p class="crumb"><a href="#/events">Events</a></p>
        <h1>${event.name}</h1>
        ${stages(event)}
        ${event.phase === 'draft' ? html`<p class="lead-in">A draft: nobody else sees it.</p>` : nothing}
        ${event.paused ? html`<p class="banner" role="status">The event is paused.</p>` : nothing}
        ${event.notice ? html`<p class="banner" role="status">Called off: ${event.notice}</p>` : nothing}
        ${problem ? failure(problem, () => this.event.look()) : nothing}
        <my-place .app=${this.app} .event=${this.event}></my-place>
        ${sections('Parts of the event', all.map(([to, word]) => [to, word]), here[0])}
        ${section(here[0], here[2]())}
        <act-dialog></act-dialog>
      </main>`;
  }

  #at(part) {
    return `#/events/${this.eventId}${part ? `/${part}` : ''}`;
  }

  /** The parts that exist by now, each with its address, word and content. */
  #sections(event) {
    const shared = { app: this.app, event: this.event };
    const over = ['finished', 'archived'].includes(event.phase);
    const organiser = event.organiser === this.#me;
    const judge = organiser || event.judges.includes(this.#me);
    return [
      ['', 'Announcement', () => html`<announcement-panel .app=${shared.app} .event=${shared.event}></announcement-panel>`],
      over && ['places', 'Places', () => html`<places-panel .event=${shared.event}></places-panel>`],
      event.paired > 0 && ['rounds', 'Rounds', () =>
        html`<round-panel .app=${shared.app} .event=${shared.event} .round=${Number(this.more) || event.paired}></round-panel>`],
      event.standings > 0 && ['standings', 'Standings', () =>
        html`<standings-panel .app=${shared.app} .event=${shared.event} .round=${Number(this.more) || event.standings}></standings-panel>`],
      event.bracket && ['bracket', 'Bracket', () => html`<bracket-panel .app=${shared.app} .event=${shared.event}></bracket-panel>`],
      ['players', 'Players', () => html`<entrants-panel .app=${shared.app} .event=${shared.event}></entrants-panel>`],
      ['log', 'Log', () => html`<log-panel .app=${shared.app} .event=${shared.event}></log-panel>`],
      organiser && ['desk', 'Organise', () => html`<organiser-desk .app=${shared.app} .event=${shared.event}></organiser-desk>`],
      judge && ['judge', 'Judge', () => html`<judge-desk .app=${shared.app} .event=${shared.event}></judge-desk>`],
    ].filter(Boolean).map(([part, word, content]) => [this.#at(part), word, content]);
  }
}

/** The way of the event, with where it is; a cut only where there is one. */
const stages = ({ phase, format }) => {
  const way = STAGES.filter(([stage]) => stage !== 'cut' || /cut|top/.test(format));
  const at = way.findIndex(([stage]) => stage === (phase === 'archived' ? 'finished' : phase));
  return at < 0
    ? nothing
    : html`
      <ol class="stages" aria-label="The way of the event">
        ${way.map(([stage, word], i) => html`
          <li class=${i < at ? 'done' : i === at ? 'here' : ''} aria-current=${i === at ? 'step' : 'false'}><span>${word}</span></li>`)}
      </ol>`;
};

customElements.define('event-page', EventPage);
