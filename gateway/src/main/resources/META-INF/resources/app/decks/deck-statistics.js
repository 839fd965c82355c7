import { html } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { bars, columns } from '../parts/bars.js';
import { failure, loading } from '../parts/notes.js';
import { goalReach } from './goal-reach.js';
import { KINDS } from './words.js';

/** What a deck is made of, and which goals it can reach. */
export class DeckStatistics extends ArenaElement {
  static properties = {
    app: { attribute: false },
    path: {},
    version: { type: Number },
    found: { state: true },
    problem: { state: true },
  };

  willUpdate(changed) {
    if (changed.has('path') || changed.has('version')) {
      this.#load();
    }
  }

  async #load() {
    await this.attempt(async () => (this.found = await this.app.api.get(`${this.path}/statistics`)));
  }

  render() {
    if (this.problem) {
      return failure(this.problem, () => this.#load());
    }
    return this.found ? this.#all(this.found) : loading('Counting the cards', 6);
  }

  #all({ kinds, alignments, unaligned, attributes, power, totalPower, resistance, goals, ...counts }) {
    const aligned = [...mostFirst(alignments), ...(unaligned ? [['none', unaligned]] : [])];
    return html`
      <p class="lead-in"><b class="num">${counts.groupDeck}</b> cards with the puppet back (Groups and Resources),
        <b class="num">${counts.plotDeck}</b> with the hand back (Plots), <b class="num">${counts.arrows}</b> outgoing control arrows.</p>
      <div class="facts">
        ${bars('Groups and Plots', KINDS.filter(([kind]) => kinds[kind]).map(([kind, word]) => [word, kinds[kind]]))}
        ${bars('Alignments', aligned)}
        ${columns('Power curve', power, `${totalPower} Power together; below each column the Power, above it how many Groups have it.`)}
        ${columns('Resistance', resistance)}
        ${bars('Attributes', mostFirst(attributes))}
      </div>
      ${goals.length === 0
        ? html`<p class="note">Without Illuminati there is no goal to reach.</p>`
        : html`<div class="facts">${goals.map((under) => goalReach(under, this.app.catalogue))}</div>`}`;
  }
}

const mostFirst = (counted) => Object.entries(counted).sort(([, one], [, other]) => other - one);

customElements.define('deck-statistics', DeckStatistics);
