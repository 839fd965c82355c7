import { html, nothing, svg } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { face, kindClass, spoken } from '../parts/card-face.js';
import { glyph } from '../parts/glyph.js';
import { minutes } from '../model/words.js';
import { frame, neighbour, wires } from './grid.js';
import { clockOf } from './clock.js';

const SMALLEST_CELL = 88;
const LARGEST_CELL = 148;
const TIGHT_CELL = 112;
/** Why a card lies beside the grid. */
const BESIDE = { attacked: 'From hand', lifted: 'To be placed', played: 'Agent' };

const LONG_NAME = 18;
const ARROW_KEYS = { ArrowUp: 0, ArrowRight: 1, ArrowDown: 2, ArrowLeft: 3 };

/** One player's head, Resources and Power Structure on its grid. */
export class PowerStructure extends ArenaElement {
  static properties = {
    match: { attribute: false },
    names: { attribute: false },
    seat: { type: Number },
    own: { type: Boolean },
    pickable: { attribute: false },
    picked: { attribute: false },
    focused: { state: true },
    cell: { state: true },
  };

  #observer = new ResizeObserver(() => this.#fit());

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
    this.every(1_000, () => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#observer.disconnect();
  }

  firstUpdated() {
    this.#observer.observe(this.querySelector('.body'));
  }

  get #cards() {
    return this.#in('illuminati', 'structure');
  }

  #in(...zones) {
    return this.match
      .entities('card')
      .filter((card) => card.holder === this.seat && zones.includes(card.zone));
  }

  render() {
    return html`
      <section class="pan ${this.own ? 'own' : 'riv'}" aria-label="${this.names.seat(this.seat)}, Power Structure">
        ${this.#head()}
        <div class="body">
          ${this.own ? this.#shelf() : nothing}
          ${this.#grid()}
          ${this.own ? nothing : this.#shelf()}
        </div>
      </section>`;
  }

  #head() {
    const player = this.match.view[`player:${this.seat}`];
    const table = this.match.view.table;
    const illuminati = player?.illuminati && this.match.card(player.illuminati);
    const clock = clockOf(this.match, this.seat);
    return html`
      <header class="ph">
        <span class="seat" aria-hidden="true">${this.seat + 1}</span>
        <div class="who">
          <h2>${this.names.seat(this.seat)}</h2>
          <p>${player?.eliminated
            ? 'Out of the game'
            : illuminati ? this.names.printed(illuminati).name : 'Illuminati not yet shown'}</p>
        </div>
        <div class="gl8">
          <b class="num">${player?.groupsControlled ?? 0} of ${table?.basicGoal ?? '–'}</b>
          <span>Groups that count</span>
        </div>
        <div class="clk ${clock.running ? 'run' : ''}">
          <b class="num">${clock.known ? minutes(clock.bank) : '–:––'}</b>
          <span>${clock.words}</span>
        </div>
      </header>`;
  }

  /** What lies beside the grid and takes no cell: Resources, and cards between two places. */
  #shelf() {
    const resources = this.#in('resources', 'face-down');
    const hidden = this.#faceDown(resources);
    const passing = this.#in(...Object.keys(BESIDE));
    return resources.length + passing.length + hidden === 0
      ? nothing
      : html`
          <aside class="shelf" aria-label="Beside the structure of ${this.names.seat(this.seat)}">
            ${passing.map((card) => html`<h3>${BESIDE[card.zone]}</h3>${this.#passing(card)}`)}
            ${resources.length ? html`<h3>Resources</h3>` : nothing}
            ${resources.map((card) => this.#slip(card))}
            ${hidden ? html`<p>${hidden} face down</p>` : nothing}
          </aside>`;
  }

  /** How many cards lie face down here whose faces the viewer does not know. */
  #faceDown(known) {
    return this.match
      .entities('face-down')
      .filter(({ holder }) => holder === this.seat)
      .reduce((sum, { count }) => sum + count, 0) - known.filter(({ zone }) => zone === 'face-down').length;
  }

  #passing(card) {
    const printed = this.names.printed(card);
    const [mark, tag, tone] = this.#role(card);
    return html`
      <button class="card t p aside ${kindClass(printed)} ${mark} ${this.#marks(card)}" data-card=${card.id}
        aria-label=${spoken(printed, card, [tag].filter(Boolean))} @click=${() => this.#pick(card)}>
        ${face(printed, card, 't')}${tag ? html`<span class="tag ${tone}">${tag}</span>` : nothing}
      </button>`;
  }

  #slip(card) {
    const printed = this.names.printed(card);
    const hidden = card.zone === 'face-down';
    return html`
      <button class="slip ${this.#marks(card)}" @click=${() => this.#pick(card)}
        aria-label=${spoken(printed, card, [hidden ? 'face down' : card.tokens ? 'token ready' : 'no token'])}>
        <span class="bd">${glyph('k-Resource')}<span>${hidden ? 'Face down' : 'Resource'}</span></span>
        <span class="nm">${printed.name}</span>
        ${card.tokens ? html`<span class="tk" title="Action token"></span>` : nothing}
      </button>`;
  }

  #grid() {
    const cards = this.#cards;
    const { left, top, columns, rows } = frame(cards);
    const placed = cards.map((card) => ({ ...card, x: card.x - left, y: card.y - top }));
    this.shape = { columns, rows };
    return html`
      <div class="grid ${this.cell < TIGHT_CELL ? 'tight' : ''}" role="group" style="--cols:${columns};--rows:${rows};${this.cell ? `--cell:${this.cell}px` : ''}"
        aria-label="Power Structure of ${this.names.seat(this.seat)}" @keydown=${this.#key}>
        <svg class="wires" viewBox="0 0 ${columns * 148} ${rows * 148}" aria-hidden="true">
          ${wires(placed, (card) => this.names.printed(card)).map(
            ({ kind, d }) => svg`<path class=${kind} d=${d}></path>`)}
        </svg>
        ${cards.length === 1 && !this.#waitsForLead()
          ? html`<p class="lone">No Groups yet. Every empire starts with one arrow.</p>`
          : nothing}
        ${placed.map((card, i) => this.#card(card, i))}
      </div>`;
  }

  #waitsForLead() {
    return this.match.view.table?.phase === 'setup';
  }

  #card(card, i) {
    const printed = this.names.printed(card);
    const [mark, tag, tone] = this.#role(card);
    const focus = this.focused === card.id || (this.focused === undefined && i === 0);
    return html`
      <button class="card t ${card.rotation % 2 ? 'l' : 'p'} ${kindClass(printed)} ${mark} ${this.#marks(card)}"
        style="--x:${card.x};--y:${card.y};${printed.name.length > LONG_NAME ? '--fs:9.5px' : ''}" data-card=${card.id} tabindex=${focus ? 0 : -1}
        aria-label=${spoken(printed, card, [tag, card.tokens ? 'token ready' : 'token spent'].filter(Boolean))}
        @click=${() => this.#pick(card)} @focus=${() => (this.focused = card.id)}>
        ${face(printed, card, 't')}
        ${tag ? html`<span class="tag ${tone}">${tag}</span>` : nothing}
        <span class="toks">
          ${card.tokens
            ? Array.from({ length: card.tokens }, () => html`<span class="tk" title="Action token"></span>`)
            : html`<span class="tk sp" title="token spent"></span>`}
        </span>
      </button>`;
  }

  /** The card's part in the attack: [style, tag, tag's tone]. */
  #role(card) {
    const attack = this.match.view.attack;
    if (!attack) {
      return ['', '', ''];
    }
    if (attack.leader === card.id) {
      return ['lead', 'leads', 'al'];
    }
    if (attack.target === card.id) {
      return ['tgt', 'target', 'al'];
    }
    if (attack.aiding.includes(card.id)) {
      return ['aid', 'aids', 'te'];
    }
    return attack.opposing.includes(card.id) ? ['aid', 'opposes', 'te'] : ['', '', ''];
  }

  #marks(card) {
    return [
      this.pickable?.has(card.id) ? 'legal' : '',
      this.picked?.has(card.id) ? 'sel' : '',
      this.match.changed.has(`card:${card.id}`) ? 'fresh' : '',
      card.owner === card.holder ? '' : 'cap',
    ].join(' ');
  }

  #pick(card) {
    const type = this.pickable?.has(card.id) ? 'card-pick' : 'card-show';
    this.dispatchEvent(new CustomEvent(type, { detail: card.id, bubbles: true }));
  }

  #key(event) {
    const cards = this.#cards;
    const here = cards.find((card) => card.id === this.focused) ?? cards[0];
    if (!here) {
      return;
    }
    if (event.key in ARROW_KEYS) {
      this.#focus(neighbour(cards, here, ARROW_KEYS[event.key]) ?? here, event);
    } else if (event.key === 'Home') {
      this.#focus(cards.find((card) => card.zone === 'illuminati') ?? here, event);
    } else if (event.key === ' ') {
      event.preventDefault();
      this.dispatchEvent(new CustomEvent('card-show', { detail: here.id, bubbles: true }));
    }
  }

  #focus(card, event) {
    event.preventDefault();
    this.focused = card.id;
    this.updateComplete.then(() => this.querySelector(`[data-card="${card.id}"]`)?.focus());
  }

  /** A larger tree zooms to fit, never under cell 88; then it pans (LOOK.md 4). */
  #fit() {
    const body = this.querySelector('.body');
    if (!body || matchMedia('(max-width: 699px)').matches) {
      this.cell = undefined;
      return;
    }
    const { columns, rows } = this.shape;
    const shelf = this.querySelector('.shelf')?.offsetWidth ?? 0;
    const room = Math.min((body.clientWidth - shelf - 8) / columns, (body.clientHeight - 8) / rows);
    this.cell = Math.floor(Math.min(LARGEST_CELL, Math.max(SMALLEST_CELL, room)));
  }

  updated() {
    this.#fit();
  }
}

customElements.define('power-structure', PowerStructure);
