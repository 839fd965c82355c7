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

  /** Does what is posted only if the thing still has the version that was seen. */
  postSeen(path, version) {
    return this.#call('POST', path, { body: '{}', headers: seen(version) });
  }

  /** @param version changes only what still has this version; any if undefined */
  put(path, body, version) {
    return this.#call('PUT', path, { body: JSON.stringify(body), headers: seen(version) });
  }

  /** Sends the bare text of a file. */
  postFile(path, bytes, type = 'application/octet-stream') {
    return this.#call('POST', path, { body: bytes, headers: { 'Content-Type': type } });
  }

  /** A file that takes a log-in: {name, content}. */
  async file(path) {
    const answer = await this.#send('GET', path, { headers: { Accept: '*/*' } });
    const [, name = 'deck'] = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition')) ?? [];
    return { name, content: await answer.blob() };
  }

  async #call(method, path, more) {
    const answer = await this.#send(method, path, more);
    return answer.status === 204 ? null : answer.json().catch(() => null);
  }

  async #send(method, path, { body, headers = {} } = {}) {
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
    if (!answer.ok) {
      const problem = await answer.json().catch(() => null);
      throw new ProblemError(
        problem ?? { status: answer.status, code: 'http', detail: `The server answers ${answer.status}.` });
    }
    return answer;
  }
}

const seen = (version) => (version === undefined ? {} : { 'If-Match': `"${version}"` });
