import { html } from 'lit';
import { ArenaElement } from '../parts/element.js';

const LATEST = 300;

/** What happened, newest last; stays at the end unless the reader scrolled up. */
export class GameLog extends ArenaElement {
  static properties = { match: { attribute: false }, names: { attribute: false } };

  #follow = true;
  #observer = new ResizeObserver(() => this.#toEnd());

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
  }

  render() {
    const lines = this.match.log.slice(-LATEST);
    return html`
      <section class="tabp p-log lo" aria-label="Log">
        <h2>Log</h2>
        <ol class="lg" tabindex="0" role="log" aria-live="polite" @scroll=${this.#scrolled}>
          ${this.#beginning()}
          ${lines.map(({ at, entry }) => html`
            <li class=${tone(entry.code)} title=${entry.clause ?? ''}>
              <time class="num" datetime=${at}>${time(at)}</time><span>${this.names.text(entry)}</span>
            </li>`)}
        </ol>
      </section>`;
  }

  /** Whoever comes later sees the lines from then on; all of them stand in the record. */
  #beginning() {
    const first = this.match.loggedFrom;
    if (first > 1) {
      return html`<li><time></time><span>You came in here; the record tells what was before.</span></li>`;
    }
    return this.match.log.length === 0 ? html`<li><time></time><span>Nothing has happened yet.</span></li>` : '';
  }

  firstUpdated() {
    this.#observer.observe(this.querySelector('.lg'));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  updated() {
    this.#toEnd();
  }

  #toEnd() {
    const list = this.querySelector('.lg');
    if (this.#follow && list) {
      list.scrollTop = list.scrollHeight;
    }
  }

  #scrolled({ target }) {
    this.#follow = target.scrollHeight - target.scrollTop - target.clientHeight < 24;
  }
}

const time = (at) => new Date(at).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', hour12: false });

const tone = (code) => (/^attack-(control|destroy)$/.test(code) ? 'a' : code === 'turn-begun' ? 'y' : '');

customElements.define('game-log', GameLog);
