import { html } from 'lit';
import { ArenaElement } from '../parts/element.js';
import '../play/profile-panel.js';
import '../play/deck-shelf.js';
import '../play/queue-panel.js';
import '../play/rematch-panel.js';
import '../play/challenges-panel.js';
import '../play/open-challenges-panel.js';

/** From a deck to a seat at a table. */
export class PlayPage extends ArenaElement {
  static properties = { app: { attribute: false }, deck: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.session);
  }

  render() {
    return this.app.session.token ? this.#play() : this.#comeIn();
  }

  #comeIn() {
    return html`
      <main class="page">
        <h1>Play</h1>
        <p class="lead-in">Watching needs no log-in. To play you need one, and a deck; eight are ready to take.</p>
        <p><button class="primary" @click=${() => this.app.session.logIn()}>Log in</button>
          <button class="plain" @click=${() => this.app.session.logIn({ register: true })}>Register</button></p>
      </main>`;
  }

  #play() {
    return html`
      <main class="page">
        <h1>Play</h1>
        <profile-panel .app=${this.app}></profile-panel>
        <rematch-panel .app=${this.app}></rematch-panel>
        <deck-shelf .app=${this.app} .chosen=${this.deck} @deck=${({ detail }) => (this.deck = detail)}></deck-shelf>
        <queue-panel .app=${this.app} .deck=${this.deck}></queue-panel>
        <challenges-panel .app=${this.app} .deck=${this.deck}></challenges-panel>
        <open-challenges-panel .app=${this.app} .deck=${this.deck}></open-challenges-panel>
      </main>`;
  }
}

customElements.define('play-page', PlayPage);
