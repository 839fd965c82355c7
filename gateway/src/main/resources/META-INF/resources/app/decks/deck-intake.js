import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { area, choice, field, input } from '../parts/field.js';
import { failure } from '../parts/notes.js';
import { lineReasons } from '../parts/line-reasons.js';

const NOTHING_SENT = { detail: 'Paste a list or choose a file first.' };

/**
 * A list comes in, pasted or as a file: checked, or kept as a new deck or as the new cards of an old
 * one. Fires `kept` (detail: the deck).
 */
export class DeckIntake extends ArenaElement {
  static properties = {
    app: { attribute: false },
    deck: { attribute: false },
    list: { attribute: false },
    answer: { state: true },
    problem: { state: true },
    busy: { state: true },
  };

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.app.formats);
  }

  render() {
    const { name, format } = this.deck ?? {};
    const formats = this.app.formats.all.map((each) => [each.id, each.name]);
    return html`
      <form class="intake" @submit=${this.#keep}>
        ${fieldOf(input, { name: 'name', label: 'Name', value: name, maxlength: 100, required: Boolean(this.deck), hint: this.deck ? undefined : 'Without one it is called like its file.' })}
        ${fieldOf(choice, { name: 'format', label: 'Format', value: format, options: formats })}
        ${fieldOf(area, { name: 'text', label: 'List, one card a line', value: this.list, rows: 10, wide: true })}
        ${field({ name: 'file', label: 'Or a file, of LackeyCCG or text', wide: true, control: html`<input id="f-file" type="file" name="file" accept=".dek,.txt,.xml">` })}
        <p class="acts wide"><button class="primary" ?disabled=${this.busy}>${this.deck ? 'Save the list' : 'Keep the deck'}</button>
          <button type="button" class="plain" ?disabled=${this.busy} @click=${this.#check}>Check only</button></p>
      </form>
      ${this.problem ? failure(this.problem) : nothing}
      ${this.answer ? this.#said(this.answer) : nothing}`;
  }

  #said({ words, reasons, text }) {
    return html`
      <div class="fault" role="alert"><p>${words}</p>
        ${reasons.length ? lineReasons(reasons, text) : nothing}</div>`;
  }

  #check() {
    this.#with(async ({ bytes, name, format, text }) => {
      const report = await this.app.api.postFile(`/decks/check${query({ name, format })}`, bytes);
      this.answer = { words: verdict(report), reasons: report.problems, text };
    });
  }

  #keep(event) {
    event.preventDefault();
    this.#with(async (sent) => {
      const kept = await this.#store(sent);
      this.dispatchEvent(new CustomEvent('kept', { detail: kept }));
    });
  }

  #store({ bytes, name, format, text }) {
    return this.deck
      ? this.app.api.put(`/decks/${this.deck.id}`, { name, format, text }, this.deck.version)
      : this.app.api.postFile(`/decks${query({ name, format })}`, bytes);
  }

  /** Does something with what is in the form; a refusal is told line by line. */
  async #with(work) {
    this.answer = this.problem = null;
    this.busy = true;
    const sent = await this.#sent();
    try {
      if (sent.text.trim()) {
        await work(sent);
      } else {
        this.problem = NOTHING_SENT;
      }
    } catch (failed) {
      this.#refused(failed.problem ?? { detail: failed.message }, sent.text);
    }
    this.busy = false;
  }

  #refused(problem, text) {
    if (problem.errors?.length) {
      this.answer = { words: problem.detail, reasons: problem.errors, text };
    } else {
      this.problem = problem;
    }
  }

  /** A file goes as it is, so that the server reads its encoding; a deck without a name is called like it. */
  async #sent() {
    const form = new FormData(this.querySelector('form'));
    const file = form.get('file');
    const bytes = file?.size ? await file.arrayBuffer() : form.get('text');
    const text = file?.size ? new TextDecoder().decode(bytes) : bytes;
    return { bytes, text, name: form.get('name').trim() || (file?.size ? file.name : ''), format: form.get('format') ?? '' };
  }
}

const fieldOf = (control, what) => field({ ...what, control: control(what) });

/** What was said of a list beside it; what was left open stays out. */
const query = (said) => `?${new URLSearchParams(Object.entries(said).filter(([, value]) => value))}`;

/** What the validator says of a list in one sentence or two. */
function verdict({ ok, cards, recognised, format, problems }) {
  const known = recognised === cards ? `${cards} cards, all of them known.` : `${recognised} of ${cards} cards are known.`;
  if (ok) {
    return `${known} The deck may be played as ${format}.`;
  }
  return problems.some(({ severity }) => severity === 'error')
    ? `${known} Like this the deck cannot be kept.`
    : `${known} The deck can be kept, but may not be played as ${format} yet.`;
}

customElements.define('deck-intake', DeckIntake);
