import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';
import { playerLink } from '../parts/player-link.js';
import { playerOf } from './names.js';
import { hasRounds } from './words.js';
import './entrants-import.js';

/** Per phase the step that follows: its act, its word, and what it does. */
const STEPS = {
  draft: ['publish', 'Publish', 'Announces the event. Its settings are fixed from then on.'],
  published: ['open-registration', 'Open registration', 'Players may enter and bring decks.'],
  registration: ['close-registration', 'Close entries', 'Nobody else may enter; decks can still be changed.'],
  'deck-registration': ['open-check-in', 'Open check-in', 'Decks are locked; whoever does not check in does not play.'],
  'check-in': ['start', 'Start now', 'Begins before check-in is over, if everybody is there. Otherwise the event starts by itself when it closes.'],
  finished: ['archive', 'Archive', 'Closes the books; nothing can be corrected afterwards.'],
};

const OVER = new Set(['finished', 'archived', 'cancelled']);
const MAY_IMPORT = new Set(['published', 'registration', 'deck-registration']);

/** What an organiser does: the next step, rounds, staff, calling it off. */
export class OrganiserDesk extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    busy: { state: true },
    problem: { state: true },
    unknown: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.watch(this.app.names);
  }

  render() {
    const { event } = this.event;
    return html`
      <section class="block" aria-label="Next step">
        <h2>Next</h2>
        ${this.#next(event)}
        ${this.problem ? failure(this.problem) : nothing}
        <p class="acts">
          ${event.phase === 'draft' ? html`<a class="plain" href="#/events/${event.id}/edit">Edit the draft</a>` : nothing}
          ${this.#maySetRounds(event) ? html`<button class="plain" @click=${() => this.#setRounds(event)}>Set the number of rounds</button>` : nothing}
          <a class="plain" href="#/events/${event.id}/again">Draft another like it</a>
          ${OVER.has(event.phase) ? nothing : html`<button class="plain" @click=${() => this.#cancel()}>Call it off</button>`}
        </p>
      </section>
      ${MAY_IMPORT.has(event.phase) ? html`<entrants-import .app=${this.app} .event=${this.event}></entrants-import>` : nothing}
      ${this.#staff(event)}`;
  }

  #next(event) {
    if (['running', 'cut'].includes(event.phase)) {
      return this.#rounds(event);
    }
    const step = STEPS[event.phase];
    return step
      ? html`<p><button class="primary" ?disabled=${this.busy} @click=${() => this.#do({ act: step[0] })}>${step[1]}</button></p><p class="note">${step[2]}</p>`
      : html`<p>Nothing is left to do.</p>`;
  }

  #rounds({ round, paired, autopilot, paused }) {
    if (round) {
      return html`<p>Round ${round} is being played. It closes with its last result.</p>`;
    }
    if (autopilot && !paused) {
      return html`<p>The platform pairs round ${paired + 1} in a moment.</p>`;
    }
    return html`
      <p><button class="primary" ?disabled=${this.busy || paused} @click=${() => this.#do({ act: 'pair-round', seed: lot() })}>Pair round ${paired + 1}</button></p>
      <p class="note">${paused ? 'The event is paused.' : 'Matches begin a minute later; until then a judge can swap players. After the last round this makes the cut.'}</p>`;
  }

  #maySetRounds({ phase, format, paired }) {
    return hasRounds(format) && paired === 0 && phase !== 'draft' && !OVER.has(phase);
  }

  #staff({ judges, phase }) {
    return html`
      <section class="block" aria-label="Judges">
        <h2>Judges</h2>
        ${judges.length === 0 ? html`<p class="note">Nobody judges beside you.</p>` : html`
          <ul class="staff">${judges.map((id) => html`
            <li>${playerLink({ id, name: this.app.names.of(id) })}
              <button class="plain" aria-label="Dismiss ${this.app.names.of(id)}" @click=${() => this.#do({ act: 'dismiss-judge', player: id })}>Dismiss</button></li>`)}
          </ul>`}
        ${phase === 'archived' ? nothing : html`
          <form class="enter" @submit=${this.#appoint}>
            <label><span>Handle</span><input name="handle" required maxlength="24" autocomplete="off" aria-describedby="no-such-judge"></label>
            <button class="plain" ?disabled=${this.busy}>Appoint</button>
            <p class="why" id="no-such-judge" role="alert">${this.unknown ?? ''}</p>
          </form>`}
      </section>`;
  }

  async #appoint(event) {
    event.preventDefault();
    const form = event.target;
    const handle = new FormData(form).get('handle');
    const player = await playerOf(this.app.api, handle).catch(() => null);
    this.unknown = player ? null : `There is no player ${handle}.`;
    if (player) {
      await this.#do({ act: 'appoint-judge', player: player.id });
      form.reset();
    }
  }

  #setRounds({ rounds }) {
    this.#ask({
      title: 'Number of rounds',
      lead: 'Once round one is paired it stays.',
      confirm: 'Set it',
      fields: [{ name: 'rounds', label: 'Rounds', type: 'number', min: 1, max: 30, value: rounds || '', required: true }],
      work: ({ rounds: wanted }) => this.event.act({ act: 'set-rounds', rounds: Number(wanted) }),
    });
  }

  #cancel() {
    this.#ask({
      title: 'Call the event off',
      lead: 'Everybody who has entered is told. This cannot be undone.',
      confirm: 'Call it off',
      fields: [{ name: 'notice', label: 'Notice to the players', kind: 'area', maxlength: 500, required: true }],
      work: ({ notice }) => this.event.act({ act: 'cancel', notice }),
    });
  }

  #ask(act) {
    this.closest('main').querySelector('act-dialog').ask(act);
  }

  async #do(act) {
    this.busy = true;
    this.problem = null;
    try {
      await this.event.act(act);
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
    this.busy = false;
  }
}

/** A seed for the lots, as large as a number stays exact. */
const lot = () => crypto.getRandomValues(new Uint32Array(1))[0];

customElements.define('organiser-desk', OrganiserDesk);
