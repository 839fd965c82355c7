const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;

/** Close codes after which coming back is no use. */
const FINAL = new Set([4404, 4406]);
const TOKEN_EXPIRED = 4401;

/**
 * A socket that comes back: with waits that double, with a fresh token, at once when the browser is
 * on line again. Fires `open`, `frame` (detail: the JSON), `down` and `gone` (for good).
 */
export class Socket extends EventTarget {
  #path;
  #session;
  #socket = null;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;
  #retryNow = () => this.#open();
  #renewed = () => this.#passToken();

  constructor(path, session) {
    super();
    this.#path = path;
    this.#session = session;
    addEventListener('online', this.#retryNow);
    session.addEventListener('change', this.#renewed);
    this.#open();
  }

  /** Whether it was sent; while the socket is down nothing is. */
  send(frame) {
    if (this.#socket?.readyState !== WebSocket.OPEN) {
      return false;
    }
    this.#socket.send(JSON.stringify(frame));
    return true;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#retryNow);
    this.#session.removeEventListener('change', this.#renewed);
    this.#socket?.close();
  }

  #open() {
    clearTimeout(this.#timer);
    if (this.#closed || this.#socket) {
      return;
    }
    const url = location.origin.replace(/^http/, 'ws') + this.#path;
    const socket = new WebSocket(url, this.#protocols());
    this.#socket = socket;
    socket.onopen = () => this.dispatchEvent(new Event('open'));
    socket.onmessage = ({ data }) => {
      this.#wait = FIRST_WAIT;
      this.dispatchEvent(new CustomEvent('frame', { detail: JSON.parse(data) }));
    };
    socket.onclose = ({ code }) => this.#lost(code);
  }

  /** A browser cannot set headers on a socket: Quarkus takes them from the list of protocols. */
  #protocols() {
    const token = this.#session.token;
    return token
      ? [
          'bearer-token-carrier',
          encodeURIComponent(`quarkus-http-upgrade#Authorization#Bearer ${token}`),
        ]
      : [];
  }

  #passToken() {
    if (this.#session.token) {
      this.send({ type: 'token', token: this.#session.token });
    }
  }

  async #lost(code) {
    this.#socket = null;
    if (this.#closed) {
      return;
    }
    if (FINAL.has(code)) {
      this.close();
      this.dispatchEvent(new CustomEvent('gone', { detail: code }));
      return;
    }
    this.dispatchEvent(new Event('down'));
    if (code === TOKEN_EXPIRED) {
      await this.#session.renew();
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}
