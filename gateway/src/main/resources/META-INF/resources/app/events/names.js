/** Handles of players by id, asked for once. Fires `change`. */
export class Names extends EventTarget {
  #api;
  #names = new Map();

  constructor(api) {
    super();
    this.#api = api;
  }

  /** The handle; a placeholder until it is here. */
  of(id) {
    if (!this.#names.has(id)) {
      this.#names.set(id, '…');
      this.#learn(id);
    }
    return this.#names.get(id);
  }

  async #learn(id) {
    const profile = await this.#api.get(`/players/${encodeURIComponent(id)}`).catch(() => null);
    this.#names.set(id, profile?.handle ?? id);
    this.dispatchEvent(new Event('change'));
  }
}

/** The player of exactly this handle, in any case; null if there is none. */
export async function playerOf(api, handle) {
  const { items } = await api.get(`/players?handle=${encodeURIComponent(handle)}&size=100`);
  return items.find((player) => player.handle.toLowerCase() === handle.trim().toLowerCase()) ?? null;
}
