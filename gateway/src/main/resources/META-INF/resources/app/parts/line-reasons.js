import { html, nothing } from 'lit';

const WHOLE = Infinity;

/**
 * What was said of a list, line by line beside what the line says; what is said of all of it comes last.
 *
 * @param reasons of the server, each with its `line`, or with `line N` as its `where`
 * @param text the list as it was sent
 */
export function lineReasons(reasons, text) {
  const lines = text.split(/\r?\n/);
  const byLine = Map.groupBy(reasons, lineOf);
  return html`
    <ol class="findings">${[...byLine.keys()].sort((one, other) => one - other).map((line) => html`
      <li><b>${line === WHOLE ? 'The whole list' : `Line ${line}`}</b>
        ${line === WHOLE ? nothing : html`<code>${lines[line - 1]}</code>`}
        ${byLine.get(line).map(saying)}</li>`)}
    </ol>`;
}

const lineOf = ({ line, where }) => line ?? Number(/^line (\d+)$/.exec(where ?? '')?.[1] ?? WHOLE);

const saying = ({ detail, suggestions }) => html`
  <p>${detail} ${suggestions?.length ? html`<i>Did you mean ${suggestions.join(', ')}?</i>` : nothing}</p>`;
