import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { hoursOf, offset, ownZone, span, when, whenIn } from '../parts/time.js';
import { minutes } from '../model/words.js';
import { playerLink } from '../parts/player-link.js';
import { papers } from './papers.js';
import { FORMATS, GAMES, TIE_BREAKS, formatWord, hasRounds } from './words.js';

/** What the event is: its words, its terms, its people, its papers. */
export class AnnouncementPanel extends ArenaElement {
  static properties = { app: { attribute: false }, event: { attribute: false } };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.watch(this.app.names);
    this.every(1_000, () => this.requestUpdate());
  }

  render() {
    const { event } = this.event;
    const { found, problem } = this.event.paper('/settings');
    return html`
      ${event.description ? html`<p class="announcement">${event.description}</p>` : nothing}
      <div class="facts">
        ${this.#time(event)}
        ${problem ? failure(problem, () => this.event.again('/settings')) : found ? this.#terms(event, found) : loading('Fetching the settings')}
      </div>
      ${this.#people(event)}
      ${papers(event)}`;
  }

  #time({ startsAt, checkInCloses, zone, length }) {
    const left = Date.parse(startsAt) - Date.now();
    return html`
      <section class="block" aria-label="Time">
        <h2>When</h2>
        <dl>
          <div><dt>Begins</dt><dd><b>${when(startsAt)}</b>${left > 0 ? html` <span class="num">in ${span(left)}</span>` : nothing}</dd></div>
          <div><dt>Check-in closes</dt><dd>${when(checkInCloses)}</dd></div>
          <div><dt>Takes about</dt><dd>${hoursOf(length)} hours</dd></div>
          <div><dt>Your time zone</dt><dd>${ownZone()}, ${offset(ownZone(), startsAt)}</dd></div>
          ${zone === ownZone() ? nothing : html`<div><dt>Over there</dt><dd>${whenIn(zone, startsAt)}, ${zone}</dd></div>`}
        </dl>
      </section>`;
  }

  #terms(event, settings) {
    const { clock } = settings;
    return html`
      <section class="block" aria-label="Play">
        <h2>How it is played</h2>
        <dl>
          <div><dt>Format</dt><dd>${FORMATS[settings.format] ?? formatWord(settings.format)}${settings.thirdPlace ? ', with a match for third place' : ''}</dd></div>
          <div><dt>A match</dt><dd>${GAMES[settings.games ?? 'one-game']}</dd></div>
          ${hasRounds(settings.format) ? html`<div><dt>Rounds</dt><dd>${event.rounds || settings.rounds || 'as many as suit the number of players'}</dd></div>` : nothing}
          <div><dt>Clock</dt><dd>${minutes(clock.bank * 1000)} each, ${clock.grace} s free at every prompt, ${minutes(clock.cap * 1000)} at most for one</dd></div>
          <div><dt>A round</dt><dd>${span(clock.round * 1000)}; ${event.autopilot ? 'the next one follows at once' : 'the organiser pairs the next one'}</dd></div>
          <div><dt>Cards</dt><dd>${settings.deckFormat}, errata ${settings.errata}, decks checked by ${settings.validator}</dd></div>
          <div><dt>Rules</dt><dd>${settings.ruleSet}</dd></div>
          <div><dt>Ties</dt><dd>${settings.tieBreaks.map((id) => TIE_BREAKS[id]?.[1] ?? id).join(', then ') || 'by seed'}</dd></div>
        </dl>
      </section>
      <section class="block" aria-label="Entry">
        <h2>Who may enter</h2>
        <dl>
          <div><dt>Seats</dt><dd><b class="num">${event.seated}</b> of ${event.cap} taken${event.waiting ? `, ${event.waiting} waiting` : ''}</dd></div>
          <div><dt>At least</dt><dd>${settings.minimum} players, else it does not start</dd></div>
          <div><dt>Open to</dt><dd>${conditions(event, settings)}</dd></div>
          ${settings.lateUntilRound ? html`<div><dt>Late entry</dt><dd>up to round ${settings.lateUntilRound}, ${settings.latePoints ?? 0} points for each round missed</dd></div>` : nothing}
        </dl>
      </section>`;
  }

  #people({ organiser, judges }) {
    const person = (id) => playerLink({ id, name: this.app.names.of(id) });
    return html`
      <p class="lead-in">Run by ${person(organiser)}${judges.length ? html`, judged by ${judges.map((id, i) => html`${i ? ', ' : ''}${person(id)}`)}` : nothing}.</p>`;
  }
}

const conditions = (event, { ratedGames, ratings }) =>
  [
    event.byInvitation && 'those invited',
    event.needsPassword && 'those who know the password',
    ratedGames > 0 && `players of ${ratedGames} rated games or more`,
    ratings && `ratings from ${ratings.lowest} to ${ratings.highest}`,
  ].filter(Boolean).join('; ') || 'everybody';

customElements.define('announcement-panel', AnnouncementPanel);
