import { html, svg } from 'lit';
import { when } from './time.js';
import { points } from '../model/words.js';

const WIDTH = 640;
const HEIGHT = 150;
const LEFT = 54;
const RIGHT = 104;
const EDGE = 12;
const STEP = 10_000;

/**
 * A rating over its games, with lines at every hundred and words for the ends.
 *
 * @param curve list of {at, rating}, oldest first, at least one; ratings in hundredths
 */
export function curve(all) {
  const ratings = all.map(({ rating }) => rating);
  const low = Math.floor(Math.min(...ratings) / STEP) * STEP;
  const high = Math.max(low + STEP, Math.ceil(Math.max(...ratings) / STEP) * STEP);
  const x = (i) => LEFT + (all.length === 1 ? 0 : (i / (all.length - 1)) * (WIDTH - LEFT - RIGHT));
  const y = (rating) => EDGE + ((high - rating) / (high - low)) * (HEIGHT - 2 * EDGE);
  const hundreds = Array.from({ length: (high - low) / STEP + 1 }, (none, i) => low + i * STEP);
  const last = all.at(-1);
  const words = `Rating over ${all.length} games: from ${points(ratings[0])} on ${when(all[0].at)} to ${points(last.rating)} on ${when(last.at)}.`;
  return html`
    <figure class="curve">
      <svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label=${words}>
        ${hundreds.map((rating) => svg`
          <line class="hundred" x1=${LEFT} x2=${WIDTH - RIGHT} y1=${y(rating)} y2=${y(rating)}></line>
          <text x=${LEFT - 8} y=${y(rating) + 4} text-anchor="end">${rating / 100}</text>`)}
        <polyline points=${all.map(({ rating }, i) => `${x(i)},${y(rating)}`).join(' ')}></polyline>
        ${all.length < 60 ? all.map(({ rating, at }, i) => svg`
          <circle cx=${x(i)} cy=${y(rating)} r="2.5"><title>${points(rating)}, ${when(at)}</title></circle>`) : ''}
        <circle class="last" cx=${x(all.length - 1)} cy=${y(last.rating)} r="4"></circle>
        <text class="now" x=${x(all.length - 1) + 10} y=${y(last.rating) + 5}>${points(last.rating)}</text>
      </svg>
      <figcaption class="note">The last ${all.length} rated ${all.length === 1 ? 'game' : 'games'}, game by game.</figcaption>
    </figure>`;
}
