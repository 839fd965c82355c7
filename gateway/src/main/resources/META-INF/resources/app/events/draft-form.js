import { html, nothing } from 'lit';
import { area, choice, field, input } from '../parts/field.js';
import { FORMATS, GAMES, TIE_BREAKS, hasRounds } from './words.js';

const ZONES = Intl.supportedValuesOf('timeZone').map((zone) => [zone, zone]);

/** The settings of a draft as fields; each shows what is wrong about it. */
export class DraftForm {
  /**
   * @param draft values by name
   * @param wrong reasons by name
   * @param change told a name and its new value
   * @param deckFormats the formats of decks there are, as far as they are known
   */
  constructor(draft, wrong, change, deckFormats) {
    this.draft = draft;
    this.wrong = wrong;
    this.change = change;
    this.deckFormats = deckFormats;
  }

  #field(name, label, { kind = input, wide, ...more } = {}) {
    const settings = { name, label, wide, wrong: this.wrong(name), value: this.draft[name], ...more };
    return field({ ...settings, control: kind(settings) });
  }

  #number(name, label, min, max, more = {}) {
    return this.#field(name, label, { type: 'number', min, max, ...more });
  }

  announcement() {
    return html`
      ${this.#field('name', 'Name', { maxlength: 80, required: true, wide: true })}
      ${this.#field('description', 'Announcement', { kind: area, rows: 5, maxlength: 4000, wide: true })}`;
  }

  format() {
    const change = ({ target }) => this.change('format', target.value);
    const { format } = this.draft;
    return html`
      ${this.#field('format', 'Format', { kind: choice, options: Object.entries(FORMATS), change })}
      ${this.#field('games', 'A match', { kind: choice, options: Object.entries(GAMES) })}
      ${hasRounds(format) ? this.#number('rounds', 'Rounds', 1, 30, { hint: 'Empty: as many as suit the players.' }) : nothing}
      ${/top|single/.test(format) ? this.#tick('thirdPlace', 'A match for third place') : nothing}
      ${this.#tick('autopilot', 'The platform pairs each next round at once')}
      ${this.#tieBreaks()}`;
  }

  #tick(name, label) {
    return html`<label class="tick field wide"><input type="checkbox" name=${name} .checked=${Boolean(this.draft[name])}> ${label}</label>`;
  }

  /** One of those the deck service knows, or what the draft says; a line of text while they are not known. */
  #deckFormat(words) {
    const named = this.draft.deckFormat;
    const known = this.deckFormats.map(({ id, name }) => [id, name]);
    const options = known.some(([id]) => id === named) ? known : [[named, named], ...known];
    return this.#field('deckFormat', 'Deck format', known.length ? { kind: choice, options } : words);
  }

  /** Chosen ones in their order, then the others; a press adds or takes away, arrows move. */
  #tieBreaks() {
    const chosen = this.draft.tieBreaks;
    const others = Object.keys(TIE_BREAKS).filter((id) => !chosen.includes(id));
    const set = (list) => this.change('tieBreaks', list);
    const wrong = this.wrong('tieBreaks');
    return html`
      <fieldset class="field wide ties"><legend>Tie-breaks, in their order</legend>
        <ol>${chosen.map((id, i) => html`
          <li><span>${TIE_BREAKS[id]?.[1] ?? id}</span>
            <button type="button" class="ic" ?disabled=${i === 0} aria-label="Earlier: ${TIE_BREAKS[id]?.[1]}" @click=${() => set(swapped(chosen, i))}>↑</button>
            <button type="button" class="ic" aria-label="Without ${TIE_BREAKS[id]?.[1]}" @click=${() => set(chosen.filter((each) => each !== id))}>×</button></li>`)}
        </ol>
        <p class="ready">${others.map((id) => html`
          <button type="button" class="plain" @click=${() => set([...chosen, id])}>+ ${TIE_BREAKS[id][1]}</button>`)}</p>
        ${wrong.length ? html`<p class="why" role="alert">${wrong.map(({ detail }) => detail).join(' ')}</p>` : nothing}
      </fieldset>`;
  }

  time() {
    const zone = this.draft.zone;
    return html`
      ${this.#field('zone', 'Time zone of the event', { kind: choice, options: ZONES, change: ({ target }) => this.change('zone', target.value) })}
      ${this.#number('hours', 'Takes about, hours', 1, 240, { required: true })}
      ${this.#field('startsAt', 'Begins', { type: 'datetime-local', required: true, hint: `By the clocks of ${zone}.` })}
      ${this.#field('checkInCloses', 'Check-in closes', { type: 'datetime-local', required: true, hint: 'Not after the beginning.' })}`;
  }

  entry() {
    return html`
      ${this.#number('cap', 'Seats', 2, 1024, { required: true, hint: 'Later entries wait.' })}
      ${this.#number('minimum', 'At least', 2, 1024, { required: true, hint: 'With fewer it does not start.' })}
      ${this.#number('ratedGames', 'Rated games before', 0, 10_000, { required: true })}
      ${this.#field('password', 'Password', { maxlength: 100, hint: this.draft.hadPassword ? 'It asks for one now. Type it again, or leave it empty for none.' : 'Empty: none.' })}
      ${this.#number('ratings.lowest', 'Lowest rating', 0, 5000, { hint: 'Both or none.' })}
      ${this.#number('ratings.highest', 'Highest rating', 0, 5000)}
      ${this.#field('invited', 'Only these players', { kind: area, rows: 3, wide: true, hint: 'Handles, one a line. Empty: open to everybody.' })}
      ${hasRounds(this.draft.format) ? html`
        ${this.#number('lateUntilRound', 'Late entry up to round', 2, 30, { hint: 'Empty: nobody comes late.' })}
        ${this.#field('latePoints', 'Points for a round missed', { kind: choice, options: [['0', '0'], ['1', '1']] })}` : nothing}`;
  }

  play() {
    const words = { maxlength: 64, required: true };
    return html`
      ${this.#number('clock.bank', 'Thinking time of a player, seconds', 30, 36_000, { required: true })}
      ${this.#number('clock.grace', 'Free at every prompt, seconds', 0, 600, { required: true })}
      ${this.#number('clock.cap', 'Longest answer, seconds', 5, 3600, { required: true })}
      ${this.#number('clock.round', 'Time of a round, seconds', 60, 86_400, { required: true })}
      ${this.#field('ruleSet', 'Rule set', words)}
      ${this.#deckFormat(words)}
      ${this.#field('errata', 'Errata', words)}
      ${this.#field('validator', 'Deck validator', words)}`;
  }
}

const swapped = (list, i) => [...list.slice(0, i - 1), list[i], list[i - 1], ...list.slice(i + 1)];
