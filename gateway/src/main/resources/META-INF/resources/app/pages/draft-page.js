import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { reasonsFor, rest } from '../parts/field.js';
import { failure, loading } from '../parts/notes.js';
import { DraftForm } from '../events/draft-form.js';
import { blank, fieldOf, fromSettings, toSettings } from '../events/draft.js';
import { playerOf } from '../events/names.js';

/** An event being written: a new one, a draft again, or a new one like an old one. */
export class DraftPage extends ArenaElement {
  static properties = {
    app: { attribute: false },
    eventId: {},
    copy: { type: Boolean },
    draft: { state: true },
    deckFormats: { state: true },
    problem: { state: true },
    lost: { state: true },
    busy: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.session);
    this.deckFormats = [];
    this.#load();
    this.#loadFormats();
  }

  async #loadFormats() {
    const found = await this.app.api.get('/formats?size=100').catch(() => null);
    this.deckFormats = found?.items ?? [];
  }

  async #load() {
    this.lost = null;
    if (!this.eventId) {
      this.draft = blank();
      return;
    }
    try {
      const [event, settings] = await Promise.all([
        this.app.api.get(`/events/${this.eventId}`),
        this.app.api.get(`/events/${this.eventId}/settings`),
      ]);
      const handles = await Promise.all((settings.invited ?? []).map((id) => this.#handle(id)));
      this.draft = fromSettings(settings, handles, event.needsPassword);
    } catch ({ problem }) {
      this.lost = problem;
    }
  }

  async #handle(id) {
    return (await this.app.api.get(`/players/${encodeURIComponent(id)}`)).handle;
  }

  render() {
    const fresh = !this.eventId || this.copy;
    if (!this.app.session.has('organizer')) {
      return html`<main class="page"><h1>Draft an event</h1>
        <p class="lead-in">Events are drafted by organisers. ${this.app.session.token ? 'Your account is not one.' : html`<button class="primary" @click=${() => this.app.session.logIn()}>Log in</button>`}</p></main>`;
    }
    return html`
      <main class="page">
        <p class="crumb"><a href=${this.eventId ? `#/events/${this.eventId}` : '#/events'}>${this.eventId ? 'The event' : 'Events'}</a></p>
        <h1>${fresh ? 'Draft an event' : 'Edit the draft'}</h1>
        <p class="lead-in">Nobody else sees a draft. Everything below is fixed when you publish it.</p>
        ${this.lost ? failure(this.lost, () => this.#load()) : this.draft ? this.#form(fresh) : loading('Fetching the draft', 8)}
      </main>`;
  }

  #form(fresh) {
    const wrong = (name) => reasonsFor(this.problem, name, fieldOf);
    const form = new DraftForm(this.draft, wrong, (name, value) => this.#set({ [name]: value }), this.deckFormats);
    const part = (title, fields) => html`<fieldset class="block fields"><legend>${title}</legend>${fields}</fieldset>`;
    return html`
      <form class="draft" novalidate @submit=${this.#save}>
        ${part('Announcement', form.announcement())}
        ${part('Format', form.format())}
        ${part('Time', form.time())}
        ${part('Entry', form.entry())}
        ${part('Play', form.play())}
        ${this.problem ? failure(this.#elsewhere()) : nothing}
        <p class="acts"><button class="primary" ?disabled=${this.busy}>${fresh ? 'Keep the draft' : 'Save the draft'}</button></p>
      </form>`;
  }

  /** What is said once more at the button: how many fields, and what belongs to no field. */
  #elsewhere() {
    const shown = new Set(Object.keys(this.draft));
    const { errors, ...problem } = rest(this.problem, shown, fieldOf);
    const atFields = (this.problem.errors?.length ?? 0) - errors.length;
    return atFields
      ? { ...problem, errors, detail: `Nothing was saved: ${atFields} ${atFields === 1 ? 'thing is' : 'things are'} not right, each shown at its field.` }
      : { ...problem, errors };
  }

  /** What has been typed so far, with something changed. */
  #set(change) {
    this.draft = { ...this.#typed(this.querySelector('form')), ...change };
  }

  #typed(form) {
    const ticks = Object.fromEntries(
      [...form.querySelectorAll('input[type=checkbox]')].map(({ name, checked }) => [name, checked]));
    return { ...this.draft, ...Object.fromEntries(new FormData(form)), ...ticks };
  }

  async #save(event) {
    event.preventDefault();
    this.#set({});
    this.busy = true;
    this.problem = null;
    try {
      const settings = toSettings(this.draft, await this.#invited());
      const kept = this.eventId && !this.copy
        ? await this.app.api.put(`/events/${this.eventId}/settings`, settings)
        : await this.app.api.post('/events', settings);
      location.hash = `#/events/${kept.id}/desk`;
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
      await this.updateComplete;
      this.querySelector('[aria-invalid=true]')?.focus();
    }
    this.busy = false;
  }

  /** Those invited by id; handles that nobody has are one problem together. */
  async #invited() {
    const handles = this.draft.invited.split('\n').map((line) => line.trim()).filter(Boolean);
    if (handles.length === 0) {
      return null;
    }
    const players = await Promise.all(handles.map((handle) => playerOf(this.app.api, handle)));
    const unknown = handles.filter((handle, i) => !players[i]);
    if (unknown.length) {
      const detail = `Nobody is called ${unknown.join(', ')}.`;
      throw Object.assign(new Error(detail), { problem: { detail, errors: [{ code: 'player-unknown', where: 'invited', detail }] } });
    }
    return players.map(({ id }) => id);
  }
}

customElements.define('draft-page', DraftPage);
