import { html, nothing } from 'lit';
import { ArenaElement } from './element.js';
import { area, choice, field, input, reasonsFor, rest } from './field.js';
import { failure } from './notes.js';

const CONTROLS = { area, choice };

/**
 * Asks for what an act needs, does it, and shows a refusal where its cause is. Esc and Close change
 * nothing; the focus goes back to where it came from.
 */
export class ActDialog extends ArenaElement {
  static properties = { act: { state: true }, problem: { state: true }, busy: { state: true } };

  /**
   * @param act {title, lead, confirm, fields: [{name, label, kind, hint, options, ...}], work(values)}
   *     with work a promise that fails with a problem
   */
  async ask(act) {
    this.act = act;
    this.problem = null;
    await this.updateComplete;
    this.querySelector('form').reset();
    this.querySelector('dialog').showModal();
  }

  render() {
    return html`
      <dialog class="act" aria-labelledby="act-title" @close=${() => (this.act = null)}>
        ${this.act ? this.#form(this.act) : nothing}
      </dialog>`;
  }

  #form({ title, lead, confirm, fields = [] }) {
    const names = new Set(fields.map(({ name }) => name));
    const elsewhere = rest(this.problem, names);
    return html`
      <form @submit=${this.#submit}>
        <h2 id="act-title">${title}</h2>
        ${lead ? html`<p class="lead-in">${lead}</p>` : nothing}
        ${fields.map((each) => this.#field(each))}
        ${this.problem && (elsewhere.errors.length || !this.problem.errors?.length) ? failure(elsewhere) : nothing}
        <div class="acts">
          <button class="primary" ?disabled=${this.busy}>${confirm}</button>
          <button type="button" class="plain" @click=${() => this.querySelector('dialog').close()}>Close</button>
        </div>
      </form>`;
  }

  #field(each) {
    const wrong = reasonsFor(this.problem, each.name);
    const control = (CONTROLS[each.kind] ?? input)({ ...each, wrong });
    return field({ ...each, wrong, control });
  }

  async #submit(event) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.target));
    this.busy = true;
    this.problem = null;
    try {
      await this.act.work(values);
      this.querySelector('dialog').close();
    } catch (failed) {
      this.problem = failed.problem ?? { detail: failed.message };
    }
    this.busy = false;
  }
}

customElements.define('act-dialog', ActDialog);
