import { html } from 'lit';

/** A glyph of the look by its symbol: `a-Violent`, `b-Magic`, `k-Place`, `g-eye`. */
export const glyph = (name, more = '') => html`
  <svg class="gl ${more}" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
    <use href="/img/glyphs.svg#${name}"></use>
  </svg>`;
