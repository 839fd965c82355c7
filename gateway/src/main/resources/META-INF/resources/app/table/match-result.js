import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { REASONS, points } from '../model/words.js';

const SCORES = ['loses', 'shares', 'wins'];
const PATIENCE = 2_000;
const ATTEMPTS = 10;
const RECENT = 10;

/** How the match ended, what it did to the ratings, and its record for whoever wants to verify. */
export class MatchResult extends ArenaElement {
  static properties = {
    match: { attribute: false },
    names: { attribute: false },
    api: { attribute: false },
    rating: { state: true },
  };

  #asked = false;

  connectedCallback() {
    super.connectedCallback();
    this.watch(this.match);
  }

  render() {
    const result = this.match.view.result;
    if (!result) {
      return nothing;
    }
    this.#askForRating();
    return html`
      <section class="over" aria-label="Result" role="status">
        <h2>The game ended ${REASONS[result.reason] ?? result.reason}</h2>
        <ol>
          ${[...result.seats].sort((a, b) => a.place - b.place).map((seat) => html`
            <li><b>${this.names.seat(seat.seat)}</b> ${SCORES[seat.score]}
              <span class="num">goal share ${(seat.goalShare / 10).toFixed(1)}%</span>
              ${this.#change(seat.seat)}</li>`)}
        </ol>
        <p><a href="/api/v1/matches/${this.match.id}/record" download="match-${this.match.id}.json">Record</a>
          for <code>./arena verify</code></p>
      </section>`;
  }

  #change(seat) {
    const player = this.match.summary?.seats.find((sitting) => sitting.seat === seat)?.player;
    const change = this.rating?.changes.find((each) => each.player === player);
    return change
      ? html`<span class="num">${points(change.before)} → ${points(change.after)}</span>`
      : nothing;
  }

  /** The rating follows the result by a moment: once a player's history has it, so has the ladder. */
  async #askForRating() {
    const { rated, ladder, seats = [] } = this.match.summary ?? {};
    if (this.#asked || !rated || !ladder) {
      return;
    }
    this.#asked = true;
    const path = `/ladders/${ladder}`;
    const history = `${path}/players/${encodeURIComponent(seats[0].player)}/history?size=${RECENT}`;
    for (let attempt = 0; attempt < ATTEMPTS && !this.rating && this.isConnected; attempt++) {
      const games = await this.api.get(history).catch(() => ({ items: [] }));
      if (games.items.some(({ match }) => match === this.match.id) || attempt === ATTEMPTS - 1) {
        this.rating = await this.api.get(`${path}/matches/${this.match.id}`).catch(() => undefined);
      } else {
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }
}

customElements.define('match-result', MatchResult);
