import { html } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { empty, failure, loading, pager } from '../parts/notes.js';
import { when } from '../parts/time.js';
import { JUDGED, sentence } from './log-words.js';

const SIZE = 100;

/** Everything that happened, newest first, with author and time. */
export class LogPanel extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    page: { state: true },
    judged: { state: true },
  };

  constructor() {
    super();
    this.page = 0;
    this.judged = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.event);
    this.watch(this.app.names);
  }

  render() {
    const total = this.event.event.version;
    const last = total - SIZE * this.page;
    const path = `/log?after=${Math.max(0, last - SIZE)}&size=${Math.min(SIZE, Math.max(1, last))}`;
    const { found, problem } = this.event.paper(path);
    return html`
      <label class="tick"><input type="checkbox" .checked=${this.judged} @change=${({ target }) => (this.judged = target.checked)}> only what judges decided</label>
      ${problem ? failure(problem, () => this.event.again(path)) : found ? this.#lines(found) : loading('Fetching the log', 8)}
      ${pager({ page: this.page, size: SIZE, total }, (page) => (this.page = page))}`;
  }

  #lines(found) {
    const known = this.app.names;
    const lines = found.filter(({ kind }) => !this.judged || JUDGED.has(kind)).reverse();
    return lines.length === 0
      ? empty(this.judged ? 'Judges have decided nothing here.' : 'Nothing has happened yet.')
      : html`
        <ol class="happened" reversed>${lines.map((line) => html`
          <li class=${JUDGED.has(line.kind) ? 'judged' : ''}>
            <span class="num" title="number ${line.seq}">${line.seq}</span>
            <p>${sentence(line, (id) => known.of(id))}</p>
            <span>${line.author ? known.of(line.author) : 'the platform'}</span>
            <time datetime=${line.at}>${when(line.at)}</time>
          </li>`)}
        </ol>`;
  }
}

customElements.define('log-panel', LogPanel);
