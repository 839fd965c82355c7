import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure } from '../parts/notes.js';
import { lineReasons } from '../parts/line-reasons.js';
import { ENTRY } from './words.js';

/** A spreadsheet of players enters the event: everybody on it, or nobody and every reason why not. */
export class EntrantsImport extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    came: { state: true },
    refused: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  render() {
    return html`
      <section class="block" aria-label="Enter players from a list">
        <h2>Enter players from a list</h2>
        <p class="note" id="csv-hint">CSV, first line <code>id,name,rating,games</code>; then one player a line, by id and handle. One line that is not right, and nobody is entered.</p>
        <form class="import" @submit=${this.#enter}>
          <label><span>List</span><textarea name="csv" rows="6" aria-describedby="csv-hint" placeholder="id,name,rating,games"></textarea></label>
          <label><span>Or a file</span><input type="file" name="file" accept=".csv,text/csv"></label>
          <p class="acts"><button class="primary" ?disabled=${this.busy}>Enter them</button>
            <button type="button" class="plain" ?disabled=${this.busy} @click=${() => this.#send(true)}>Only try it</button></p>
        </form>
        ${this.problem ? failure(this.problem) : nothing}
        ${this.refused ? html`<div class="fault" role="alert"><p>Nobody was entered.</p>
          ${lineReasons(this.refused.errors, this.refused.text)}</div>` : nothing}
        ${this.came ? this.#entered(this.came) : nothing}
      </section>`;
  }

  #entered({ dryRun, entrants }) {
    return html`
      <div role="status">
        <p>${dryRun ? `Nothing has changed. All ${entrants.length} would be entered:` : `${entrants.length} entered:`}</p>
        <ul class="staff">${entrants.map(({ name, rating, status }) => html`
          <li><span>${name}</span><span class="num">${rating}</span><span>${ENTRY[status] ?? status}</span></li>`)}</ul>
      </div>`;
  }

  #enter(event) {
    event.preventDefault();
    this.#send(false);
  }

  async #send(dryRun) {
    this.busy = true;
    this.came = this.refused = this.problem = null;
    const text = await this.#text();
    try {
      this.came = await this.app.api.postFile(`${this.event.path}/entrants/import?dryRun=${dryRun}`, text, 'text/csv');
      await (dryRun || this.event.look());
    } catch ({ problem }) {
      this.refused = problem.errors?.length ? { ...problem, text } : null;
      this.problem = this.refused ? null : problem;
    }
    this.busy = false;
  }

  #text() {
    const form = new FormData(this.querySelector('form'));
    const file = form.get('file');
    return file?.size ? file.text() : form.get('csv');
  }
}

customElements.define('entrants-import', EntrantsImport);
