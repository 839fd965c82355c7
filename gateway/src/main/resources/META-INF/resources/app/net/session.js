import { challenge, claims, secret } from './pkce.js';

const KEEP = 'arena.session';
const PENDING = 'arena.login';
const EARLY = 30_000;

/**
 * The log-in of this tab: code flow with PKCE, tokens in sessionStorage, renewed before they
 * expire. Every tab has a session of its own, so tabs never spend each other's refresh token.
 * Fires `change` when somebody comes, goes, or gets a new token.
 */
export class Session extends EventTarget {
  #config;
  #tokens = null;
  #timer = 0;

  /** @param config the gateway's /api/v1/config */
  constructor(config) {
    super();
    this.#config = config;
  }

  get token() {
    return this.#tokens?.access_token ?? null;
  }

  /** Player id, the token's sub; null without log-in. */
  get player() {
    return this.#tokens ? claims(this.token).sub : null;
  }

  get name() {
    return this.#tokens ? claims(this.token).preferred_username : null;
  }

  /** Whether the log-in has a role of the realm, such as `organizer`. */
  has(role) {
    return Boolean(this.#tokens && claims(this.token).realm_access?.roles?.includes(role));
  }

  /** Takes up a kept session, or the code the log-in page sent us back with. */
  async start() {
    const query = new URLSearchParams(location.search);
    const pending = JSON.parse(sessionStorage.getItem(PENDING) ?? 'null');
    const kept = JSON.parse(sessionStorage.getItem(KEEP) ?? 'null');
    if (pending && query.get('state') === pending.state) {
      sessionStorage.removeItem(PENDING);
      history.replaceState(null, '', location.pathname + pending.hash);
      if (query.has('code')) {
        await this.#fetchTokens({
          grant_type: 'authorization_code',
          code: query.get('code'),
          code_verifier: pending.verifier,
          redirect_uri: this.#home(),
        });
      }
    } else if (kept) {
      this.#tokens = kept;
      await this.renew();
    }
  }

  /** Leaves for the log-in page; we come back to the same place. */
  async logIn({ register = false } = {}) {
    const verifier = secret();
    const state = secret();
    sessionStorage.setItem(PENDING, JSON.stringify({ verifier, state, hash: location.hash }));
    const query = new URLSearchParams({
      client_id: this.#config.clientId,
      redirect_uri: this.#home(),
      response_type: 'code',
      scope: 'openid',
      state,
      code_challenge: await challenge(verifier),
      code_challenge_method: 'S256',
    });
    location.assign(this.#endpoint(register ? 'registrations' : 'auth') + '?' + query);
  }

  /** Forgets the tokens and ends the session at Keycloak. */
  logOut() {
    const hint = this.#tokens?.id_token;
    this.#keep(null);
    const query = new URLSearchParams({
      client_id: this.#config.clientId,
      post_logout_redirect_uri: this.#home(),
      ...(hint ? { id_token_hint: hint } : {}),
    });
    location.assign(this.#endpoint('logout') + '?' + query);
  }

  /** A new token; without success nobody is logged in any more. */
  async renew() {
    const refresh = this.#tokens?.refresh_token;
    if (!refresh) {
      this.#dropExpired();
      return;
    }
    try {
      await this.#fetchTokens({ grant_type: 'refresh_token', refresh_token: refresh });
    } catch (failure) {
      if (failure.refused) {
        this.#keep(null);
      } else {
        this.#timer = setTimeout(() => this.renew(), 5_000);
      }
    }
  }

  #dropExpired() {
    if (this.#tokens && claims(this.token).exp * 1_000 < Date.now()) {
      this.#keep(null);
    }
  }

  async #fetchTokens(parameters) {
    const answer = await fetch(this.#endpoint('token'), {
      method: 'POST',
      body: new URLSearchParams({ client_id: this.#config.clientId, ...parameters }),
    });
    if (!answer.ok) {
      throw Object.assign(new Error('The log-in was not accepted.'), {
        refused: answer.status < 500,
      });
    }
    this.#keep(await answer.json());
  }

  #keep(tokens) {
    this.#tokens = tokens;
    clearTimeout(this.#timer);
    if (tokens) {
      sessionStorage.setItem(KEEP, JSON.stringify(tokens));
      const wait = Math.max(1_000, tokens.expires_in * 1_000 - EARLY);
      this.#timer = setTimeout(() => this.renew(), wait);
    } else {
      sessionStorage.removeItem(KEEP);
    }
    this.dispatchEvent(new Event('change'));
  }

  #endpoint(name) {
    return `${this.#config.issuer}/protocol/openid-connect/${name}`;
  }

  #home() {
    return location.origin + '/';
  }
}
