const LOOK_AGAIN = 10_000;

/**
 * An event and its papers as they are now: asked again while the page is looked at, at once when a
 * notice speaks of the event. A paper that was read stays on show until its successor is here.
 * Fires `change`.
 */
export class EventWatch extends EventTarget {
  #api;
  #lobby;
  #papers = new Map();
  #timer = 0;
  #look = () => this.#visible();
  #noticed = ({ detail }) => detail.eventId === this.id && this.look();

  constructor(app, id) {
    super();
    this.#api = app.api;
    this.#lobby = app.lobby;
    this.id = id;
    this.event = null;
    this.problem = null;
    this.#lobby.addEventListener('event', this.#noticed);
    document.addEventListener('visibilitychange', this.#look);
    this.#timer = setInterval(this.#look, LOOK_AGAIN);
    this.look();
  }

  close() {
    clearInterval(this.#timer);
    this.#lobby.removeEventListener('event', this.#noticed);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** Where the event lies in the API. */
  get path() {
    return `/events/${encodeURIComponent(this.id)}`;
  }

  /** Asks how the event stands; with another version all papers are stale. */
  async look() {
    try {
      this.take(await this.#api.get(this.path));
    } catch ({ problem }) {
      this.problem = problem;
      this.#tell();
    }
  }

  /** The event as the answer to an act has it. */
  take(event) {
    if (this.event && event.version !== this.event.version) {
      this.#papers.forEach((paper) => (paper.stale = true));
    }
    this.event = event;
    this.problem = null;
    this.#tell();
  }

  /** Something of the event, as far as it is here: {found, problem}. */
  paper(path) {
    const paper = this.#papers.get(path) ?? { stale: true };
    this.#papers.set(path, paper);
    if (paper.stale && !paper.asked) {
      this.#fetch(path, paper);
    }
    return paper;
  }

  /** Asks for a paper again, after a failure. */
  again(path) {
    this.#papers.delete(path);
    this.#tell();
  }

  /** Does what organiser or judge decide; the answer is how the event stands then. */
  async act(act) {
    this.take(await this.#api.post(`${this.path}/acts`, act));
  }

  async #fetch(path, paper) {
    paper.asked = true;
    paper.stale = false;
    try {
      paper.found = await this.#api.get(this.path + path);
      paper.problem = null;
    } catch ({ problem }) {
      paper.problem = problem;
    }
    paper.asked = false;
    this.#tell();
  }

  #visible() {
    if (document.visibilityState === 'visible') {
      this.look();
    }
  }

  #tell() {
    this.dispatchEvent(new Event('change'));
  }
}
