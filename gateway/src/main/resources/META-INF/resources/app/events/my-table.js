import { html } from 'lit';
import { playerLink } from '../parts/player-link.js';
import { span } from '../parts/time.js';

/** Where the reader plays in the round that is played now. */
export function myTable(app, watch) {
  const { event } = watch;
  if (!event.round) {
    return html`<p>The next round is not paired yet.</p>`;
  }
  const { found } = watch.paper(`/rounds/${event.round}`);
  if (!found) {
    return html`<p>Looking for your table.</p>`;
  }
  const me = app.session.player;
  const table = found.tables.find(({ first, second }) => first.id === me || second.id === me);
  if (!table) {
    const bye = found.alone.some(({ player, missed }) => player.id === me && !missed);
    return html`<p>${bye ? html`You have <b>a bye</b> in round ${event.round}: a won match.` : `You do not play in round ${event.round}.`}</p>`;
  }
  const rival = table.first.id === me ? table.second : table.first;
  return html`
    <p class="checkin"><span>Round ${event.round}, <b>table ${table.table}</b>, against ${playerLink(rival)}.</span>
      ${seat(table, found)}</p>`;
}

function seat({ state, matches, results }, { begins }) {
  if (state === 'over') {
    return html`<span>It is over: <b class="num">${results.at(-1).score}</b>.</span>`;
  }
  if (state === 'playing' && matches.length) {
    return html`<a class="primary" href="#/matches/${matches.at(-1)}">Sit down</a>`;
  }
  const left = Date.parse(begins) - Date.now();
  return html`<span>${left > 0 ? html`It begins in <b class="num">${span(left)}</b>.` : 'It begins in a moment.'}</span>`;
}
