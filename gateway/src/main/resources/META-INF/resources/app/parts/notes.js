import { html, nothing } from 'lit';

/** Nothing there yet, in a calm sentence. */
export const empty = (words) => html`<p class="note">${words}</p>`;

/** Outlines at final size; words only after two seconds (style sheet). */
export const loading = (words, rows = 3) => html`
  <div class="wait" role="status" aria-label=${words}>
    ${Array.from({ length: rows }, () => html`<span></span>`)}
    <p>${words}</p>
  </div>`;

/** What went wrong, with every reason the server gave and a way on. */
export const failure = (problem, again) => html`
  <div class="fault" role="alert">
    <p>${problem.detail ?? problem.title}</p>
    ${problem.errors?.length
      ? html`<ul>${problem.errors.map((each) => html`<li>${reason(each)}</li>`)}</ul>`
      : nothing}
    ${again ? html`<button class="plain" @click=${again}>Try again</button>` : nothing}
  </div>`;

const reason = ({ detail, where, suggestions }) => html`
  ${where ? html`<b>${where}: </b>` : nothing}${detail}
  ${suggestions?.length ? html`<i>Did you mean ${suggestions.join(', ')}?</i>` : nothing}`;

/** Forward and back through a long list. */
export const pager = ({ page, size, total }, go) => {
  const last = Math.max(0, Math.ceil(total / size) - 1);
  return last === 0
    ? nothing
    : html`
        <nav class="pager" aria-label="Pages">
          <button class="plain" ?disabled=${page === 0} @click=${() => go(page - 1)}>Back</button>
          <span class="num">${page + 1} of ${last + 1}</span>
          <button class="plain" ?disabled=${page >= last} @click=${() => go(page + 1)}>Next</button>
        </nav>`;
};
