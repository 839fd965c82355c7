import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';

/** The name others see; made at the first log-in, changed here. */
export class ProfilePanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    profile: { state: true },
    problem: { state: true },
    editing: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.#do(() => this.app.api.get('/players/me'));
  }

  render() {
    return html`
      ${this.problem ? failure(this.problem) : nothing}
      ${this.profile === undefined ? nothing : this.editing ? this.#form() : html`
        <p class="lead-in">You play as <a href="#/players/${encodeURIComponent(this.profile.id)}"><b>${this.profile.handle}</b></a>.
          <button class="plain" @click=${() => (this.editing = true)}>Change</button></p>`}`;
  }

  #form() {
    return html`
      <form class="handle" @submit=${this.#save}>
        <label><span>Handle</span>
          <input name="handle" .value=${this.profile.handle} minlength="3" maxlength="24" required autocomplete="nickname"></label>
        <button type="submit" class="primary">Save</button>
        <button type="button" class="plain" @click=${() => (this.editing = false)}>Back</button>
      </form>`;
  }

  async #save(event) {
    event.preventDefault();
    const handle = new FormData(event.target).get('handle');
    await this.#do(() => this.app.api.put('/players/me', { handle }));
    this.editing = Boolean(this.problem);
  }

  async #do(work) {
    await this.attempt(async () => (this.profile = await work()));
  }
}

customElements.define('profile-panel', ProfilePanel);
