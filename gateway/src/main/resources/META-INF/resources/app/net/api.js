/** A refusal or failure in the words of the server (RFC 9457). */
export class ProblemError extends Error {
  /** @param problem {status, code, detail, errors} */
  constructor(problem) {
    super(problem.detail ?? problem.title ?? 'The server gave no reason.');
    this.problem = problem;
  }
}

const UNREACHABLE = {
  status: 0,
  code: 'unreachable',
  detail: 'The arena does not answer. It is tried again when you are.',
};

/** The REST face of the arena, with the caller's token where somebody is logged in. */
export class Api {
  #session;

  constructor(session) {
    this.#session = session;
  }

  get(path) {
    return this.#call('GET', path);
  }

  delete(path) {
    return this.#call('DELETE', path);
  }

  /** @param key an Idempotency-Key where the call may be repeated */
  post(path, body, key) {
    const headers = key ? { 'Idempotency-Key': key } : {};
    return this.#call('POST', path, { body: JSON.stringify(body ?? {}), headers });
  }

  put(path, body) {
    return this.#call('PUT', path, { body: JSON.stringify(body) });
  }

  /** Sends the bare text of a file. */
  postFile(path, bytes) {
    const headers = { 'Content-Type': 'application/octet-stream' };
    return this.#call('POST', path, { body: bytes, headers });
  }

  async #call(method, path, { body, headers = {} } = {}) {
    const token = this.#session.token;
    let answer;
    try {
      answer = await fetch('/api/v1' + path, {
        method,
        body,
        headers: {
          Accept: 'application/json, application/problem+json',
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
        },
      });
    } catch {
      throw new ProblemError(UNREACHABLE);
    }
    if (answer.status === 204) {
      return null;
    }
    const json = await answer.json().catch(() => null);
    if (!answer.ok) {
      throw new ProblemError(
        json ?? { status: answer.status, code: 'http', detail: `The server answers ${answer.status}.` });
    }
    return json;
  }
}
