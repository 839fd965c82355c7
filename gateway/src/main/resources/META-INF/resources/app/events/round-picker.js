import { html } from 'lit';

/** The rounds there are, as links. @param base address without the number */
export const roundPicker = (count, shown, base) => html`
  <nav class="rounds" aria-label="Rounds">
    <span>Round</span>
    ${Array.from({ length: count }, (none, i) => i + 1).map((round) => html`
      <a class="num" href="${base}/${round}" aria-current=${round === shown ? 'true' : 'false'} aria-label="Round ${round}">${round}</a>`)}
  </nav>`;
