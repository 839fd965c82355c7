import { html } from 'lit';

const KEYS = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Tabs that are addresses: arrows, Home and End move between them.
 *
 * @param all list of [address, word]
 * @param here the address of the one that is shown
 */
export const sections = (label, all, here) => html`
  <div class="sections" role="tablist" aria-label=${label} @keydown=${move}>
    ${all.map(([to, word]) => html`
      <a role="tab" href=${to} id=${tabId(to)} aria-selected=${to === here} aria-controls="section"
        tabindex=${to === here ? 0 : -1}>${word}</a>`)}
  </div>`;

/** What a tab shows. */
export const section = (here, content) => html`
  <div role="tabpanel" id="section" class="section" aria-labelledby=${tabId(here)}>${content}</div>`;

const tabId = (to) => `tab-${to.split('/').pop()}`;

function move(event) {
  const tabs = [...event.currentTarget.children];
  const at = tabs.indexOf(event.target);
  const next = {
    Home: tabs[0],
    End: tabs.at(-1),
  }[event.key] ?? tabs[(at + KEYS[event.key] + tabs.length) % tabs.length];
  if (next) {
    event.preventDefault();
    next.focus();
    next.click();
  }
}
