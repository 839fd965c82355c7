const MOST = 100;

/** The formats a deck can be of, asked for when somebody wants to know. Fires `change`. */
export class Formats extends EventTarget {
  #api;
  #asked = false;
  #all = [];

  constructor(api) {
    super();
    this.#api = api;
  }

  /** All of them, the usual one first; none until they are here. */
  get all() {
    if (!this.#asked) {
      this.#asked = true;
      this.#learn();
    }
    return this.#all;
  }

  /** What a format is called. */
  name(id) {
    return this.all.find((format) => format.id === id)?.name ?? id;
  }

  async #learn() {
    const found = await this.#api.get(`/formats?size=${MOST}`).catch(() => null);
    this.#all = found?.items ?? [];
    this.dispatchEvent(new Event('change'));
  }
}
