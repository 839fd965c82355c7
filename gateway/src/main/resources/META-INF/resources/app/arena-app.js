import { html, nothing } from 'lit';
import { ArenaElement } from './parts/element.js';
import { glyph } from './parts/glyph.js';
import { failure, loading } from './parts/notes.js';
import { toggleTheme } from './parts/theme.js';
import { Api } from './net/api.js';
import { Session } from './net/session.js';
import { Names } from './events/names.js';
import { Catalogue } from './model/catalogue.js';
import { Formats } from './model/formats.js';
import { Lobby } from './model/lobby.js';
import { Texts } from './model/texts.js';
import './pages/matches-page.js';
import './pages/match-page.js';
import './pages/play-page.js';
import './pages/decks-page.js';
import './pages/deck-page.js';
import './pages/shared-decks-page.js';
import './pages/shared-deck-page.js';
import './pages/events-page.js';
import './pages/event-page.js';
import './pages/draft-page.js';
import './pages/sheet-page.js';
import './pages/ladder-page.js';
import './pages/player-page.js';

const NAVIGATION = [
  ['#/', 'Matches'],
  ['#/play', 'Play'],
  ['#/decks', 'Decks'],
  ['#/events', 'Events'],
  ['#/ladder', 'Ladder'],
];

/** The page: who is logged in, where in it the reader is, and what all parts share. */
export class ArenaApp extends ArenaElement {
  static properties = {
    route: { state: true },
    ready: { state: true },
    problem: { state: true },
    word: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.#go();
    addEventListener('hashchange', () => this.#go());
    this.#start();
  }

  async #start() {
    this.problem = null;
    try {
      const config = await new Api({ token: null }).get('/config');
      this.session = new Session(config);
      this.api = new Api(this.session);
      this.names = new Names(this.api);
      this.formats = new Formats(this.api);
      await this.session.start();
      [this.catalogue, this.texts] = await Promise.all([
        new Catalogue().load(this.api),
        new Texts().load(this.api),
      ]);
      this.lobby = new Lobby(this.api, this.session);
      this.lobby.addEventListener('match', ({ detail }) => this.#sitDown(detail));
      this.lobby.addEventListener('event', ({ detail }) => (this.word = detail));
      this.watch(this.session);
      this.watch(this.lobby);
      this.#go();
      this.ready = true;
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
  }

  /** A match begins while the player waits: straight to the table, unless he watches another. */
  #sitDown(matchId) {
    if (!location.hash.startsWith('#/matches/')) {
      location.hash = `#/matches/${matchId}`;
    }
  }

  #go() {
    const [page = '', id = '', part = '', more = ''] = location.hash.replace(/^#\//, '').split('/').map(decodeURIComponent);
    const elsewhere = this.route && (this.route.page !== page || this.route.id !== id);
    this.route = { page, id, part, more };
    if (elsewhere) {
      this.#arrive();
    }
  }

  /** Whoever reads by keyboard or by ear goes on at the top of the new page. */
  async #arrive() {
    await this.updateComplete;
    scrollTo(0, 0);
    this.querySelector('.pages')?.focus({ preventScroll: true });
  }

  render() {
    if (this.problem) {
      return html`<main class="page">${failure(this.problem, () => this.#start())}</main>`;
    }
    if (!this.ready) {
      return html`<main class="page">${loading('Opening the arena')}</main>`;
    }
    return this.route.page === 'matches' && this.route.id
      ? html`<match-page .app=${this} .matchId=${this.route.id} data-match=${this.route.id}></match-page>`
      : html`${this.#bar()}${this.#offer()}${this.#word()}<div class="pages" tabindex="-1">${this.#page()}</div>`;
  }

  #page() {
    const { page, id, part, more } = this.route;
    switch (page) {
      case 'events':
        return id ? this.#event(id, part, more) : html`<events-page .app=${this}></events-page>`;
      case 'play':
        return html`<play-page .app=${this}></play-page>`;
      case 'decks':
        return id
          ? html`<deck-page .app=${this} .deckId=${id} .part=${part}></deck-page>`
          : html`<decks-page .app=${this}></decks-page>`;
      case 'shared-decks':
        return id
          ? html`<shared-deck-page .app=${this} .key=${id} .part=${part}></shared-deck-page>`
          : html`<shared-decks-page .app=${this}></shared-decks-page>`;
      case 'ladder':
        return html`<ladder-page .app=${this} .ladder=${id} .season=${part}></ladder-page>`;
      case 'players':
        return html`<player-page .app=${this} .player=${id} .ladder=${part}></player-page>`;
      default:
        return html`<matches-page .app=${this}></matches-page>`;
    }
  }

  #event(id, part, more) {
    if (id === 'new' || part === 'edit' || part === 'again') {
      return html`<draft-page .app=${this} .eventId=${id === 'new' ? null : id} .copy=${part === 'again'}></draft-page>`;
    }
    return part === 'sheet'
      ? html`<sheet-page .app=${this} .eventId=${id} .sheet=${more}></sheet-page>`
      : html`<event-page .app=${this} .eventId=${id} .part=${part} .more=${more}></event-page>`;
  }

  #bar() {
    const here = `#/${this.route.page}`;
    return html`
      <header class="bar">
        <a class="brand" href="#/">INWO Arena</a>
        <nav aria-label="Pages">
          ${NAVIGATION.map(([to, word]) => html`
            <a href=${to} aria-current=${here === to ? 'page' : 'false'}>${word}</a>`)}
        </nav>
        ${this.#who()}
        <button class="ic" @click=${toggleTheme} aria-label="Switch light and dark">${glyph('g-theme')}</button>
      </header>`;
  }

  #who() {
    return this.session.token
      ? html`<span class="me">${this.session.name}</span>
          <button class="plain" @click=${() => this.session.logOut()}>Log out</button>`
      : html`<button class="plain" @click=${() => this.session.logIn()}>Log in</button>`;
  }

  /** What an event had to say to the player last, until he has read it. */
  #word() {
    return this.word
      ? html`<p class="banner" role="status"><span><b>${this.word.event}</b>: ${this.word.detail}</span>
          <a class="primary" href="#/events/${this.word.eventId}" @click=${() => (this.word = null)}>To the event</a>
          <button class="plain" @click=${() => (this.word = null)}>Close</button></p>`
      : nothing;
  }

  /** An offer follows the player to every page: it has a deadline. */
  #offer() {
    const { offer, matchId } = this.lobby.position;
    if (matchId) {
      return html`<p class="banner" role="status">Your match is under way.
        <a class="primary" href="#/matches/${matchId}">Sit down</a></p>`;
    }
    return offer && this.route.page !== 'play'
      ? html`<p class="banner" role="status">An opponent was found. <a class="primary" href="#/play">Answer</a></p>`
      : nothing;
  }
}

customElements.define('arena-app', ArenaApp);
