import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { glyph } from '../parts/glyph.js';
import { MoveChoice } from '../model/move-choice.js';
import { CARD_SLOTS, MOVES, ORDERS, QUESTIONS, SEAT_SLOTS, SLOTS, VALUES, minutes } from '../model/words.js';

/** Moves that end what is under way; they stand last. */
const ENDINGS = new Set(['pass', 'proceed', 'knock']);

/**
 * The question that is open for the viewer, as buttons and small forms made of the server's move
 * families. Cards clicked on the table or in hand fill the next slot.
 */
export class PromptPanel extends ArenaElement {
  static properties = {
    match: { attribute: false },
    names: { attribute: false },
    choice: { state: true },
    narrowed: { state: true },
    conceding: { state: true },
  };

  #shown = null;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
    this.every(1_000, () => this.requestUpdate());
  }

  /** Cards that would fill a slot now; the table rings them. */
  get pickable() {
    const choices = this.choice ? [this.choice] : this.#choices;
    return new Set(
      choices.flatMap((choice) => (choice.nextCard ? choice.options(choice.nextCard) : [])));
  }

  /** Cards chosen so far. */
  get picked() {
    const values = Object.entries(this.choice?.values ?? {});
    const chosen = values.filter(([slot]) => CARD_SLOTS.has(slot)).map(([, value]) => value);
    return new Set(this.narrowed ? [this.narrowed.card] : chosen);
  }

  /** Takes a card that was clicked: it fills the next slot, or narrows the moves to those it fits. */
  pick(card) {
    const candidates = this.choice ? [this.choice] : this.#choices;
    const fits = candidates
      .filter((choice) => choice.nextCard && choice.options(choice.nextCard).includes(card))
      .map((choice) => choice.with(choice.nextCard, card));
    if (fits.length === 1) {
      this.#choose(fits[0]);
    } else if (fits.length > 1) {
      this.#choose(null);
      this.narrowed = { card, choices: fits };
      this.#tell();
    }
  }

  /** On to the first part without a value, or to the button that sends. */
  #focusNext() {
    const open = [...this.querySelectorAll('select')].find((select) => select.value === '');
    (open ?? this.querySelector('.pass'))?.focus();
  }

  focusFirst() {
    this.querySelector('button:not([disabled]), select')?.focus();
  }

  get #choices() {
    const choices = this.match.prompt ? MoveChoice.of(this.match.prompt.prompt) : [];
    return choices.toSorted((a, b) => ENDINGS.has(a.type) - ENDINGS.has(b.type));
  }

  willUpdate() {
    const prompt = this.match.prompt?.prompt.id ?? null;
    if (prompt !== this.#shown) {
      this.#shown = prompt;
      this.#choose(null);
    }
  }

  render() {
    const timed = this.match.prompt;
    const live = this.match.connection === 'live';
    return html`
      <section class="prompt" aria-label="Your answer" aria-live="polite">
        <div class="pt">
          <h2>${timed ? QUESTIONS[timed.prompt.kind] : this.#waiting()}</h2>
          ${this.#concede(live)}
          ${timed ? this.#deadline(timed) : nothing}
        </div>
        ${live ? nothing : html`<p>Controls rest until the connection is back.</p>`}
        ${this.#refusal()}
        <fieldset ?disabled=${!live || this.match.busy}>
          ${timed ? (this.choice ? this.#form() : this.#buttons()) : nothing}
        </fieldset>
      </section>`;
  }

  #waiting() {
    return this.match.view.table?.phase === 'over' ? 'The game is over' : 'Waiting for the other side';
  }

  #deadline({ deadline }) {
    const left = Date.parse(deadline) - this.match.now();
    return html`<span class="num pd" role="timer" aria-live="off" title="then the default answer is given">
      ${glyph('g-clock')}${minutes(left)}</span>`;
  }

  #refusal() {
    const refusal = this.match.refusal;
    const problem = this.match.problem;
    if (refusal) {
      return html`<p class="refused" role="alert">${this.names.text(refusal)} (${refusal.clause})</p>`;
    }
    return problem ? html`<p class="refused" role="alert">${problem.detail}</p>` : nothing;
  }

  #buttons() {
    const choices = this.narrowed?.choices ?? this.#choices;
    return html`
      ${this.narrowed ? html`<p class="what">With ${this.names.cardName(this.narrowed.card)}</p>` : nothing}
      <div class="moves">
        ${choices.map((choice) => html`
          <button class="opt ${choice.type}" @click=${() => this.#begin(choice)}>
            <span>${MOVES[choice.type] ?? choice.type}${choice.complete ? nothing : ' …'}</span>
          </button>`)}
        ${this.narrowed ? html`<button class="opt" @click=${() => this.#choose(null)}><span>Back</span></button>` : nothing}
      </div>`;
  }

  #begin(choice) {
    if (choice.complete) {
      this.#send(choice);
    } else {
      const only = choice.options(choice.next);
      this.#choose(only.length === 1 ? choice.with(choice.next, only[0]) : choice);
      this.updateComplete.then(() => this.#focusNext());
    }
  }

  #form() {
    const choice = this.choice;
    return html`
      <form class="move" @submit=${(event) => this.#submit(event)} @keydown=${this.#escape}>
        <p class="what">${MOVES[choice.type] ?? choice.type}</p>
        ${choice.slots.map((slot) => this.#slot(choice, slot))}
        <div class="btns">
          <button type="submit" class="pass" ?disabled=${!choice.complete}>Do it</button>
          <button type="button" @click=${() => this.#choose(null)}>Back</button>
        </div>
      </form>`;
  }

  #slot(choice, slot) {
    const options = choice.options(slot);
    const value = choice.values[slot];
    return html`
      <label><span>${SLOTS[slot] ?? slot}</span>
        <select @change=${({ target }) => this.#set(slot, options[target.value])}>
          <option value="" disabled .selected=${value === undefined}>
            ${CARD_SLOTS.has(slot) ? 'choose, or click a card' : 'choose'}</option>
          ${options.map((option, i) => html`
            <option value=${i} .selected=${option === value}>${choice.word(slot, option) ?? this.#word(slot, option)}</option>`)}
        </select>
      </label>`;
  }

  #word(slot, option) {
    if (option === null) {
      return 'none';
    }
    if (SEAT_SLOTS.has(slot)) {
      return this.names.seat(option);
    }
    if (slot === 'ability') {
      return `${option + 1}.`;
    }
    return CARD_SLOTS.has(slot)
      ? this.names.cardName(option)
      : slot === 'position' ? `${option}` : VALUES[option] ?? this.names.of(`card:${option}`);
  }

  #set(slot, value) {
    this.#choose(this.choice.with(slot, value));
  }

  #submit(event) {
    event.preventDefault();
    if (this.choice.complete) {
      this.#send(this.choice);
    }
  }

  #escape(event) {
    if (event.key === 'Escape') {
      this.#choose(null);
      this.updateComplete.then(() => this.focusFirst());
    }
  }

  #choose(choice) {
    this.choice = choice;
    this.narrowed = null;
    this.#tell();
  }

  /** The table rings other cards now. */
  #tell() {
    this.dispatchEvent(new Event('choice', { bubbles: true }));
  }

  #send(choice) {
    this.match.send(choice.command, this.match.prompt.prompt.id);
  }

  /** Concede is always legal and never listed; it asks once more. */
  #concede(live) {
    if (this.match.seat === null || this.match.view.result) {
      return nothing;
    }
    return html`
      <fieldset class="concede" ?disabled=${!live}>
        ${this.conceding
          ? html`<span>Concede the match?</span>
              <button @click=${() => this.#giveUp()}>Yes, concede</button>
              <button @click=${() => (this.conceding = false)}>No</button>`
          : html`
              <button @click=${() => this.#orders()}>${ORDERS['set-orders']} …</button>
              <button @click=${() => (this.conceding = true)}>Concede …</button>`}
      </fieldset>`;
  }

  #orders() {
    this.dispatchEvent(new Event('orders-show', { bubbles: true }));
  }

  #giveUp() {
    this.conceding = false;
    this.match.send({ type: 'concede' });
  }
}

customElements.define('prompt-panel', PromptPanel);
