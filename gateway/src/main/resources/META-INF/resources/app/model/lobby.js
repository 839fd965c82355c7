import { Socket } from '../net/socket.js';

const LOOK_AGAIN = 15_000;

/** Notices that are told as they come. */
const HANDED_ON = new Set(['event', 'act-refused']);

/**
 * Where the logged-in player stands: tickets, an offer to answer, challenges, the match under way.
 * Notices say when to look, REST says what is so. Fires `change`, `match` (detail: its id) when a
 * match of the player begins, `event` (detail: the notice) when an event has word for him, and
 * `act-refused` (detail: the notice) when what he decided as a judge could not be done.
 */
export class Lobby extends EventTarget {
  #api;
  #session;
  #socket = null;
  #timer = 0;

  constructor(api, session) {
    super();
    this.#api = api;
    this.#session = session;
    this.#empty();
    session.addEventListener('change', () => this.#follow());
    this.#follow();
  }

  /** The ticket that still holds its place. */
  get ticket() {
    return this.position.tickets[0];
  }

  async look() {
    if (!this.#session.token) {
      return;
    }
    const [position, challenges] = await Promise.allSettled([
      this.#api.get('/queue/me'),
      this.#api.get('/challenges?state=open'),
    ]);
    if (position.status === 'fulfilled') {
      this.#began(position.value.matchId);
      this.position = position.value;
    }
    if (challenges.status === 'fulfilled') {
      this.challenges = challenges.value.items;
    }
    this.problem = position.reason?.problem ?? null;
    this.loaded = true;
    this.#tell();
  }

  #empty() {
    this.position = { tickets: [], offer: null, matchId: null, bannedUntil: null };
    this.challenges = [];
    this.problem = null;
    this.loaded = false;
    this.connected = false;
  }

  #follow() {
    if (this.#session.token && !this.#socket) {
      this.#socket = new Socket('/ws/me', this.#session);
      this.#socket.addEventListener('open', () => this.#online(true));
      this.#socket.addEventListener('down', () => this.#online(false));
      this.#socket.addEventListener('frame', ({ detail }) => this.#notice(detail));
      this.#timer = setInterval(() => this.look(), LOOK_AGAIN);
      this.look();
    } else if (!this.#session.token && this.#socket) {
      this.#socket.close();
      this.#socket = null;
      clearInterval(this.#timer);
      this.#empty();
      this.#tell();
    }
  }

  /** What was missed while the line was down is in the position. */
  #online(connected) {
    this.connected = connected;
    this.#tell();
    if (connected) {
      this.look();
    }
  }

  #notice({ type, body }) {
    if (type !== 'notice') {
      return;
    }
    if (body.notice === 'match-started') {
      this.#began(body.matchId);
    }
    if (HANDED_ON.has(body.notice)) {
      this.dispatchEvent(new CustomEvent(body.notice, { detail: body }));
    }
    this.look();
  }

  #began(matchId) {
    if (matchId && matchId !== this.position.matchId) {
      this.position = { ...this.position, matchId };
      this.dispatchEvent(new CustomEvent('match', { detail: matchId }));
    }
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }
}
