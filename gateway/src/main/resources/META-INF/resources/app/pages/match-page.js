import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { glyph } from '../parts/glyph.js';
import { failure } from '../parts/notes.js';
import { Match } from '../model/match.js';
import { PHASES, minutes, stepOf } from '../model/words.js';
import { Names } from '../table/names.js';
import { clockOf } from '../table/clock.js';
import { toggleTheme } from '../parts/theme.js';
import { span } from '../parts/time.js';
import '../table/power-structure.js';
import '../table/attack-strip.js';
import '../table/prompt-panel.js';
import '../table/hand-row.js';
import '../table/table-rail.js';
import '../table/game-log.js';
import '../table/card-dialog.js';
import '../table/orders-dialog.js';
import '../table/attack-thread.js';
import '../table/match-result.js';

const SLOW = 2_000;

/** The table: played at one's own seat, watched by everybody else. */
export class MatchPage extends ArenaElement {
  static properties = {
    matchId: {},
    app: { attribute: false },
    slow: { state: true },
    tab: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.match = new Match(this.matchId, this.app.session);
    this.names = new Names(this.match, this.app.catalogue, this.app.texts);
    this.watch(this.match);
    this.every(1_000, () => this.requestUpdate());
    this.tab = 'log';
    setTimeout(() => (this.slow = true), SLOW);
    this.addEventListener('card-pick', ({ detail }) => this.#panel?.pick(detail));
    this.addEventListener('card-show', ({ detail }) => this.querySelector('card-dialog').show(detail));
    this.addEventListener('orders-show', () => this.querySelector('orders-dialog').show());
    this.addEventListener('choice', () => this.requestUpdate());
    this.hotkey = (event) => this.#key(event);
    addEventListener('keydown', this.hotkey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    removeEventListener('keydown', this.hotkey);
    this.match.close();
  }

  get #panel() {
    return this.querySelector('prompt-panel');
  }

  /** Own side first; spectators see seat 0 there. */
  get #seats() {
    const own = this.match.seat ?? 0;
    const all = this.match.summary?.seats.map(({ seat }) => seat) ?? [0, 1];
    return [own, ...all.filter((seat) => seat !== own)];
  }

  /** In the order of the keyboard (LOOK.md 5); the style sheets place the parts. */
  render() {
    if (this.match.connection === 'gone') {
      return this.#gone();
    }
    const seated = this.match.seat !== null;
    const [own, rival] = this.#seats;
    return html`
      <main class="table ${seated ? 'seated' : 'watching'} ${this.match.view.result ? 'ended' : ''} tab-${this.tab}" data-view-seq=${this.match.viewSeq}>
        ${seated && !this.match.view.result ? html`<prompt-panel .match=${this.match} .names=${this.names}></prompt-panel>` : nothing}
        <attack-strip .match=${this.match} .names=${this.names}></attack-strip>
        ${this.#structure(own, true)}
        ${seated ? html`<hand-row .match=${this.match} .names=${this.names}
          .pickable=${this.#panel?.pickable} .picked=${this.#panel?.picked}></hand-row>` : nothing}
        ${this.#tabs(seated, rival)} ${this.#structure(rival, false)}
        <div class="rail">
          <match-result .match=${this.match} .names=${this.names} .api=${this.app.api}></match-result>
          <table-rail .match=${this.match} .names=${this.names} .seats=${[own, rival]}></table-rail>
          <game-log .match=${this.match} .names=${this.names}></game-log>
        </div>
        ${this.#phoneClocks(own, rival)} ${this.#top()}
        <attack-thread .match=${this.match}></attack-thread>
        <card-dialog .match=${this.match} .names=${this.names}></card-dialog>
        ${seated ? html`<orders-dialog .match=${this.match}></orders-dialog>` : nothing}
      </main>`;
  }

  #structure(seat, own) {
    return html`<power-structure .match=${this.match} .names=${this.names}
      .seat=${seat} .own=${own} .pickable=${this.#panel?.pickable} .picked=${this.#panel?.picked}></power-structure>`;
  }

  #top() {
    const { view, summary } = this.match;
    const table = view.table;
    const current = table && stepOf(table.phase);
    const position = PHASES.findIndex(([phase]) => phase === current);
    return html`
      <header class="top">
        <p class="tt"><a href="#/"><b>INWO Arena</b></a><span>${summary
          ? summary.seats.map(({ handle }) => handle).join(' v. ') : ''}</span></p>
        <p class="tn"><b>${table?.turn ? `Turn ${table.turn}` : 'Setup'}</b><span>${this.#whose(table)}</span></p>
        ${this.#roundTime('Round ends in')}
        <ol class="track" aria-label="Phases of the turn">
          ${PHASES.map(([phase, word], i) => html`
            <li class=${i < position ? 'done' : phase === current ? 'cur' : ''}
              aria-current=${phase === current ? 'step' : 'false'}>${word}</li>`)}
        </ol>
        <p class="net" role="status">${this.#connection()}</p>
        <button class="ic" @click=${toggleTheme} aria-label="Switch light and dark">${glyph('g-theme')}</button>
      </header>`;
  }

  /** How long the round of the event goes on; nothing where no round limits the match. */
  #roundTime(word) {
    const { roundEnds } = this.match;
    return roundEnds
      ? html`<p class="rt" role="timer" aria-live="off"><span>${word}</span><b class="num">${span(Date.parse(roundEnds) - this.match.now())}</b></p>`
      : nothing;
  }

  #whose(table) {
    if (table?.active === undefined) {
      return '';
    }
    return table.active === this.match.seat ? 'yours' : this.names.seat(table.active);
  }

  #connection() {
    switch (this.match.connection) {
      case 'live':
        return html`<i></i>live`;
      case 'reconnecting':
        return html`${glyph('g-plug')}Reconnecting<span aria-live="off">${this.match.seat === null
          ? '' : `, bank ${minutes(clockOf(this.match, this.match.seat).bank)}`}</span>`;
      default:
        return this.slow ? 'Fetching the table' : '';
    }
  }

  #phoneClocks(own, rival) {
    const clock = (seat) => {
      const { known, bank, running } = clockOf(this.match, seat);
      const player = this.match.view[`player:${seat}`];
      return html`
        <p class=${running ? 'run' : ''}><span>${this.names.seat(seat)}</span>
          <b class="num">${known ? minutes(bank) : '–:––'}</b>
          <i>${player?.groupsControlled ?? 0}/${this.match.view.table?.basicGoal ?? '–'}</i></p>`;
    };
    return html`<div class="mclk" aria-label="Clocks">${clock(own)}${clock(rival)}${this.#roundTime('Round')}</div>`;
  }

  /** On the phone the rest of the table lies behind tabs. */
  #tabs(seated, rival) {
    const tabs = [
      ...(seated ? [['hand', 'Hand']] : []),
      ['riv', this.names.seat(rival)],
      ['piles', 'Piles'],
      ['log', 'Log'],
    ];
    return html`
      <nav class="tabs" aria-label="More of the table">
        ${tabs.map(([id, word]) => html`
          <button aria-pressed=${this.tab === id} @click=${() => (this.tab = id)}>${word}</button>`)}
      </nav>`;
  }

  /** P jumps to the prompt; nothing else has a single key. */
  #key(event) {
    const typing = event.target.closest?.('input, select, textarea, dialog');
    if (event.key === 'p' && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
      this.#panel?.focusFirst();
    }
  }

  #gone() {
    return html`
      <main class="page">
        <h1>No such table</h1>
        ${failure({ detail: this.match.problem?.detail ?? 'This match is not here.' })}
        <p><a href="#/">All matches</a></p>
      </main>`;
  }
}

customElements.define('match-page', MatchPage);
