import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';
import { minutes } from '../model/words.js';

/** The last opponent once more, while the match is fresh. */
export class RematchPanel extends ArenaElement {
  static properties = { app: { attribute: false }, problem: { state: true }, asked: { state: true } };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.lobby);
    this.every(1_000, () => this.requestUpdate());
  }

  render() {
    const { rematch, matchId } = this.app.lobby.position;
    const left = rematch ? Date.parse(rematch.until) - Date.now() : 0;
    if (left <= 0 || matchId) {
      return nothing;
    }
    const offered = this.app.lobby.challenges.find(
      ({ rematchOf, opponent }) => rematchOf === rematch.matchId && opponent === this.app.session.player);
    return html`
      <section class="block" aria-label="Rematch">
        <h2>Once more?</h2>
        ${this.problem ? failure(this.problem) : nothing}
        <p role="status">${offered ? 'Your last opponent asks for a rematch.'
          : this.asked === rematch.matchId ? 'You have asked for a rematch.'
          : 'You can ask your last opponent for a rematch, with swapped seats.'}
          <b class="num">${minutes(left)}</b> left.</p>
        <p><button class="primary" @click=${() => this.#ask(rematch, false)}>${offered ? 'Play again' : 'Ask for a rematch'}</button>
          ${rematch.ladder && !offered
            ? html`<button class="plain" @click=${() => this.#ask(rematch, true)}>Ask for a casual one</button>`
            : nothing}</p>
      </section>`;
  }

  async #ask({ matchId }, casual) {
    await this.attempt(async () => {
      await this.app.api.post('/challenges/rematch', { matchId, casual });
      this.asked = matchId;
    });
    await this.app.lobby.look();
  }
}

customElements.define('rematch-panel', RematchPanel);
