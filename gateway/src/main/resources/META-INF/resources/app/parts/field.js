import { html, nothing } from 'lit';

/** The reasons of a problem that speak of a field. */
export const reasonsFor = (problem, name, fieldOf = ({ where }) => where) =>
  problem?.errors?.filter((each) => fieldOf(each) === name) ?? [];

/** A problem without the reasons that are shown at a field. */
export function rest(problem, names, fieldOf = ({ where }) => where) {
  const errors = problem?.errors?.filter((each) => !names.has(fieldOf(each))) ?? [];
  return problem ? { ...problem, errors } : null;
}

/** A labelled control with a hint, and with what is wrong about it right below. */
export const field = ({ name, label, hint, wrong = [], control, wide }) => html`
  <div class="field ${wide ? 'wide' : ''} ${wrong.length ? 'wrong' : ''}">
    <label for="f-${name}">${label}</label>
    ${control}
    ${hint ? html`<p class="hint" id="h-${name}">${hint}</p>` : nothing}
    ${wrong.length
      ? html`<p class="why" id="w-${name}" role="alert">${wrong.map(({ detail }) => detail).join(' ')}</p>`
      : nothing}
  </div>`;

/** What says to a control which words describe it. */
export const describedBy = (name, hint, wrong = []) =>
  [...(hint ? [`h-${name}`] : []), ...(wrong.length ? [`w-${name}`] : [])].join(' ') || nothing;

/** A line of text or a number. */
export const input = ({ name, value, type = 'text', hint, wrong = [], ...more }) => html`
  <input id="f-${name}" name=${name} type=${type} .value=${value ?? ''}
    aria-describedby=${describedBy(name, hint, wrong)} aria-invalid=${wrong.length > 0}
    ?required=${more.required} min=${more.min ?? nothing} max=${more.max ?? nothing} step=${more.step ?? nothing}
    maxlength=${more.maxlength ?? nothing} list=${more.list ?? nothing} autocomplete=${more.autocomplete ?? 'off'}>`;

/** Several lines of text. */
export const area = ({ name, value, hint, wrong = [], rows = 4, maxlength, required }) => html`
  <textarea id="f-${name}" name=${name} rows=${rows} maxlength=${maxlength ?? nothing} .value=${value ?? ''}
    aria-describedby=${describedBy(name, hint, wrong)} aria-invalid=${wrong.length > 0} ?required=${required}></textarea>`;

/** A choice of [value, word]. */
export const choice = ({ name, value, options, hint, wrong = [], required, change }) => html`
  <select id="f-${name}" name=${name} aria-describedby=${describedBy(name, hint, wrong)}
    aria-invalid=${wrong.length > 0} ?required=${required} @change=${change}>
    ${options.map(([key, word]) => html`<option value=${key} ?selected=${String(key) === String(value ?? '')}>${word}</option>`)}
  </select>`;
