import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';
import { span } from '../parts/time.js';
import { withRegistration } from '../play/registration.js';
import { myTable } from './my-table.js';
import { poolSeries } from './sealed-pool.js';

const MAY_ENTER = new Set(['registration', 'running']);
const MAY_BRING = new Set(['registration', 'deck-registration', 'running']);
const MAY_WITHDRAW = new Set(['registration', 'deck-registration', 'check-in']);
const PLAYING = new Set(['running', 'cut']);

/** How the reader takes part, and what he can do about it now. */
export class MyPlace extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    decks: { state: true },
    step: { state: true },
    problem: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.watch(this.app.session);
    this.every(1_000, () => this.requestUpdate());
  }

  render() {
    const { event } = this.event;
    const content = this.app.session.token ? this.#mine(event) : this.#stranger(event);
    return content === nothing && !this.problem
      ? nothing
      : html`
        <section class="my-place ${PLAYING.has(event.phase) ? 'playing' : ''}" aria-label="Your place">
          ${content}
          ${this.step ? html`<p class="note" role="status">${this.step}</p>` : nothing}
          ${this.problem ? failure(this.problem) : nothing}
        </section>`;
  }

  #stranger({ phase }) {
    return phase === 'registration'
      ? html`<p>Registration is open. <button class="primary" @click=${() => this.app.session.logIn()}>Log in to enter</button></p>`
      : nothing;
  }

  #mine(event) {
    const { you, phase } = event;
    if (!you || you.status === 'withdrawn') {
      return MAY_ENTER.has(phase) ? this.#entry(event) : nothing;
    }
    switch (you.status) {
      case 'waiting':
        return html`
          <p>You are <b>number ${you.waitingPlace}</b> on the waiting list. A seat that becomes free is yours in that order.</p>
          ${this.#deck(event)} ${this.#presence(event)} ${this.#withdraw(event)}`;
      case 'seated':
        return html`${PLAYING.has(phase) ? this.#playing(event) : this.#seated(event)}`;
      case 'dropped':
        return html`<p>You have left this event. Your results stay.
          ${phase === 'running' ? html`<button class="plain" @click=${() => this.#do('Coming back', () => this.#mineTo('rejoin'))}>Come back</button>` : nothing}</p>`;
      case 'disqualified':
        return html`<p>A judge has taken you out of this event; the log says why.</p>`;
      default:
        return html`<p>You were not checked in when the event began.</p>`;
    }
  }

  #entry({ needsPassword, byInvitation, phase, seated, cap }) {
    const late = phase === 'running';
    return html`
      <form class="enter" @submit=${this.#enter}>
        <p><b>${late ? 'Enter late' : 'Take a seat'}</b><span>${seated < cap || late ? '' : ' All seats are taken: you would wait for one.'}${byInvitation ? ' This event is by invitation.' : ''}</span></p>
        ${needsPassword ? html`<label><span>Password of the event</span><input name="password" type="password" required maxlength="100" autocomplete="off"></label>` : nothing}
        <button class="primary" ?disabled=${this.step}>${late ? 'Enter late' : seated < cap ? 'Register' : 'Join the waiting list'}</button>
      </form>`;
  }

  #seated(event) {
    return html`
      <p>You have <b>a seat</b>${event.phase === 'registration' ? '. Bring a deck before they are locked' : ''}.</p>
      ${this.#deck(event)} ${this.#presence(event)} ${this.#withdraw(event)}`;
  }

  #deck(event) {
    const { phase, you } = event;
    const may = MAY_BRING.has(phase);
    return html`
      ${may || you.hasDeck ? nothing : html`<p><b>No deck</b> was registered before decks were locked.</p>`}
      ${poolSeries(event)
        ? html`<sealed-pool .app=${this.app} .event=${this.event} .open=${may}></sealed-pool>`
        : may ? this.#ownDeck(event) : nothing}`;
  }

  #ownDeck({ you }) {
    this.decks ?? this.#fetchDecks();
    const legal = (this.decks ?? []).filter(({ ok }) => ok);
    return html`
      <form class="enter" @submit=${this.#bring}>
        <p>${you.hasDeck ? html`Your deck is <b>registered</b>. Another one takes its place until decks are locked.` : 'Which deck do you bring?'}</p>
        ${this.decks && legal.length === 0
          ? html`<p class="note">You have no legal deck. <a href="#/play">Take or import one</a>, then come back.</p>`
          : html`<label><span>Deck</span><select name="deck" required ?disabled=${!this.decks}>
              ${legal.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}</select></label>
            <button class=${you.hasDeck ? 'plain' : 'primary'} ?disabled=${this.step || !this.decks}>${you.hasDeck ? 'Change the deck' : 'Register this deck'}</button>`}
      </form>`;
  }

  #presence({ phase, checkInCloses, you }) {
    if (phase !== 'check-in') {
      return nothing;
    }
    const left = Date.parse(checkInCloses) - Date.now();
    if (you.checkedIn) {
      return html`<p>You are <b>checked in</b>. The event begins when check-in is over, in <b class="num">${span(left)}</b>.</p>`;
    }
    return html`
      <p class="checkin"><button class="primary" ?disabled=${this.step || left <= 0} @click=${() => this.#do('Checking in', () => this.#mineTo('check-in'))}>I am here</button>
        <span>${left > 0 ? html`<b class="num">${span(left)}</b> left to check in; without it you do not play.` : 'Check-in is over.'}</span></p>`;
  }

  #playing(event) {
    return html`
      ${event.you.hasDeck ? myTable(this.app, this.event) : this.#deck(event)}
      <p><button class="plain" @click=${() => this.#leave()}>Leave the event</button></p>`;
  }

  #withdraw({ phase }) {
    return MAY_WITHDRAW.has(phase)
      ? html`<p><button class="plain" @click=${() => this.#takeBack()}>Withdraw</button></p>`
      : nothing;
  }

  async #fetchDecks() {
    this.decks = [];
    try {
      this.decks = (await this.app.api.get('/decks?size=200')).items;
    } catch ({ problem }) {
      this.problem = problem;
    }
  }

  #enter(event) {
    event.preventDefault();
    const password = new FormData(event.target).get('password');
    this.#do('Registering', () => this.app.api.post(`${this.event.path}/entrants`, password ? { password } : {}));
  }

  #bring(event) {
    event.preventDefault();
    const deck = new FormData(event.target).get('deck');
    this.#do('Registering the deck', () =>
      withRegistration(this.app.api, deck, (registrationId) =>
        this.app.api.put(`${this.event.path}/entrants/me/deck`, { registrationId }), { format: this.event.event.pins.deckFormat }));
  }

  #takeBack() {
    this.#ask('Withdraw', 'Your seat goes to the first on the waiting list. You may enter again, behind the others.', 'Withdraw', () =>
      this.app.api.delete(`${this.event.path}/entrants/me`));
  }

  #leave() {
    this.#ask('Leave the event', 'A match you are playing is lost; later rounds are without you.', 'Leave', () => this.#mineTo('drop'));
  }

  #ask(title, lead, confirm, work) {
    const done = async () => this.event.take(await work());
    this.closest('main').querySelector('act-dialog').ask({ title, lead, confirm, work: done });
  }

  #mineTo(what) {
    return this.app.api.post(`${this.event.path}/entrants/me/${what}`);
  }

  async #do(step, work) {
    this.step = step;
    this.problem = null;
    try {
      this.event.take(await work());
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
    this.step = null;
  }
}

customElements.define('my-place', MyPlace);
