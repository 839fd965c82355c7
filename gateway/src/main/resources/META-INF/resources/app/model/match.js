import { Socket } from '../net/socket.js';
import { nonceAnswer } from './nonce.js';

const PROTOCOL = 1;

/**
 * A match as one viewer sees it: patched, never computed. Fires `change` after every frame.
 * `connection` is connecting, live, reconnecting or gone.
 */
export class Match extends EventTarget {
  #socket;
  #pending = new Map();
  #nonces = new Set();

  constructor(id, session) {
    super();
    this.id = id;
    this.connection = 'connecting';
    this.summary = null;
    this.audience = 'public';
    this.viewSeq = 0;
    this.view = {};
    this.log = [];
    this.loggedFrom = 1;
    this.prompts = [];
    this.clocks = [];
    this.paused = null;
    this.roundEnds = null;
    this.changed = new Set();
    this.refusal = null;
    this.problem = null;
    this.clockSkew = 0;
    this.#socket = new Socket(`/ws/matches/${encodeURIComponent(id)}`, session);
    this.#socket.addEventListener('open', () => this.#hello());
    this.#socket.addEventListener('frame', ({ detail }) => this.#take(detail));
    this.#socket.addEventListener('down', () => this.#state('reconnecting'));
    this.#socket.addEventListener('gone', () => this.#state('gone'));
  }

  /** The viewer's own seat; null for spectators. */
  get seat() {
    const found = /^seat:(\d+)$/.exec(this.audience);
    return found ? Number(found[1]) : null;
  }

  /** The question that is open for the viewer; undefined while there is none. */
  get prompt() {
    return this.prompts.find(({ prompt }) => !['pledge', 'reveal'].includes(prompt.kind));
  }

  /** Whether a command is on its way. */
  get busy() {
    return this.#pending.size > 0;
  }

  entities(kind) {
    return Object.values(this.view).filter((entity) => entity.entity === kind);
  }

  card(id) {
    return this.view[`card:${id}`];
  }

  /** Now, by the server's clock. */
  now() {
    return Date.now() + this.clockSkew;
  }

  /** Sends a command; under the same id it is done once, however often it is sent. */
  send(command, prompt) {
    const frame = { type: 'command', commandId: crypto.randomUUID(), command };
    if (prompt !== undefined) {
      frame.prompt = prompt;
    }
    this.refusal = null;
    this.#pending.set(frame.commandId, frame);
    this.#socket.send(frame);
    this.#tell();
  }

  close() {
    this.#socket.close();
  }

  #hello() {
    this.#socket.send({ type: 'hello', protocol: PROTOCOL, viewSeq: this.viewSeq });
    this.#pending.forEach((frame) => this.#socket.send(frame));
  }

  #take(frame) {
    switch (frame.type) {
      case 'welcome':
        this.#welcome(frame);
        break;
      case 'snapshot':
        this.loggedFrom = this.log.length > 0 ? this.loggedFrom : frame.viewSeq;
        this.#part(frame, {});
        break;
      case 'part':
        this.#part(frame, this.view);
        break;
      case 'reply':
        this.#reply(frame);
        break;
      case 'error':
        this.#error(frame);
        break;
      default:
    }
    this.#tell();
  }

  /** Another audience, as after logging in, has a numbering of its own. */
  #welcome({ match, audience }) {
    if (audience !== this.audience) {
      this.viewSeq = 0;
      this.view = {};
      this.log = [];
    }
    this.summary = match;
    this.audience = audience;
    this.problem = null;
  }

  #part(part, before) {
    const back = this.connection === 'reconnecting';
    const next = { ...before };
    part.patch.removed.forEach((key) => delete next[key]);
    Object.assign(next, part.patch.set);
    this.changed = back ? new Set(Object.keys(part.patch.set)) : new Set();
    this.view = next;
    this.viewSeq = part.viewSeq;
    this.clockSkew = Date.parse(part.serverNow) - Date.now();
    this.log = [...this.log, ...part.log.map((entry) => ({ at: part.serverNow, entry }))];
    this.prompts = part.prompts;
    this.clocks = part.clocks.map((clock) => ({ ...clock, asOf: part.serverNow }));
    this.paused = part.paused ?? null;
    this.roundEnds = part.roundEnds ?? null;
    this.connection = 'live';
    this.prompts.forEach((timed) => this.#answerNonce(timed.prompt));
  }

  async #answerNonce(prompt) {
    const command = await nonceAnswer(this.id, prompt);
    if (command && !this.#nonces.has(prompt.id)) {
      this.#nonces.add(prompt.id);
      this.send(command, prompt.id);
    }
  }

  #reply({ commandId, accepted, refusal }) {
    this.#pending.delete(commandId);
    this.refusal = accepted ? null : refusal;
    if (refusal?.code === 'match-paused') {
      // The questions come again when the match goes on.
      this.#nonces.clear();
    }
  }

  #error({ commandId, problem }) {
    this.problem = problem;
    if (commandId && problem.status !== 503) {
      this.#pending.delete(commandId);
    }
  }

  #state(connection) {
    this.connection = connection;
    this.#tell();
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }
}
