import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { failure, loading } from '../parts/notes.js';
import { when } from '../parts/time.js';
import { matchActs } from './match-acts.js';

const ZONES = {
  hand: 'Hand',
  'plot-deck': 'Plot deck, from the top',
  'group-deck': 'Group deck, from the top',
};

/** A match under the eyes of a judge: acts on it, and on request every card and the way back. */
export class MatchDesk extends ArenaElement {
  static properties = {
    app: { attribute: false },
    event: { attribute: false },
    matchId: {},
    match: { state: true },
    look: { state: true },
    said: { state: true },
    problem: { state: true },
  };

  willUpdate(changed) {
    if (changed.has('matchId')) {
      this.look = this.said = undefined;
      this.#load();
    }
  }

  async #load() {
    await this.attempt(async () => (this.match = await this.app.api.get(`/matches/${this.matchId}`)));
  }

  render() {
    if (!this.match) {
      return this.problem ? failure(this.problem, () => this.#load()) : loading('Fetching the match');
    }
    const { seats, state, createdAt } = this.match;
    const acts = matchActs(this.app.api, `${this.event.path}/matches/${this.matchId}/acts`, seats);
    const button = (word, act) => html`<button class="plain" @click=${() => this.#ask(act)}>${word}</button>`;
    return html`
      <p class="lead-in"><b>${seats.map(({ handle }) => handle).join(' v. ')}</b>, ${state}, since ${when(createdAt)}.
        <a href="#/matches/${this.matchId}">To the table</a></p>
      <p class="acts">
        ${button('Pause', acts.pause())} ${button('Go on', acts.resume())} ${button('More thinking time', acts.extend())}
        ${button('Rule the game', acts.award())} ${button('Game loss', acts.gameLoss())} ${button('Annul', acts.annul())}
      </p>
      ${this.said ? html`<p class="note" role="status">${this.said}</p>` : nothing}
      ${this.problem ? failure(this.problem) : nothing}
      <section class="block" aria-label="Every card">
        <h2>Every card</h2>
        <p><button class="plain" @click=${() => this.#see()}>${this.look ? 'Look again' : 'Look at every card'}</button>
          <span class="note">Each look is noted in the log of the event.</span></p>
        ${this.look ? html`${this.#hidden(seats)} ${this.#steps(acts)}` : nothing}
      </section>`;
  }

  async #see() {
    await this.attempt(async () => (this.look = await this.app.api.get(`/matches/${this.matchId}/judge-view`)));
  }

  #hidden(seats) {
    const cards = Object.values(this.look.view.patch.set).filter(({ entity }) => entity === 'card');
    const lying = (seat, zone) =>
      cards.filter((card) => card.holder === seat && card.zone === zone).sort((one, other) => one.x - other.x);
    return html`
      <div class="facts">${seats.map(({ seat, handle }) => html`
        <section aria-label="Cards of ${handle}"><h3>${handle}</h3>
          <dl>${Object.entries(ZONES).map(([zone, word]) => html`
            <div><dt>${word}</dt><dd>${lying(seat, zone).map(({ card }) => this.app.catalogue.name(card)).join(', ') || 'none'}</dd></div>`)}</dl>
        </section>`)}</div>`;
  }

  #steps(acts) {
    const named = (value) => this.#named(value);
    return html`
      <h3>What happened last; the match can be taken back to any of it</h3>
      <ol class="happened">${[...this.look.steps].reverse().map(({ seq, at, actor, log }) => html`
        <li><span class="num">${seq}</span>
          <p>${log.map((entry) => html`${this.app.texts.render(entry, named)} `)}</p>
          <span>${this.match.seats.find(({ player }) => player === actor)?.handle ?? actor}, ${when(at)}</span>
          <button class="plain" aria-label="Take back to ${seq}" @click=${() => this.#ask(acts.rewind(seq))}>Take back to here</button></li>`)}
      </ol>`;
  }

  /** A parameter of a log entry: `card:hackers`, `seat:0`, or itself. */
  #named(value) {
    const [kind, rest] = value.split(/:(.*)/);
    return { card: () => this.app.catalogue.name(rest), seat: () => this.match.seats[Number(rest)].handle }[kind]?.() ?? value;
  }

  #ask(act) {
    const work = async (values) => {
      await act.work(values);
      this.said = `${act.title}: taken. Both players are told as soon as it is done.`;
    };
    this.closest('main').querySelector('act-dialog').ask({ ...act, work });
  }
}

customElements.define('match-desk', MatchDesk);
