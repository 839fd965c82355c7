/** Sentences for log entries and refusals, from the bundle of the reader's language. */
export class Texts {
  #templates = {};

  async load(api, language = 'en') {
    this.#templates = await api.get(`/texts/${language}`);
    return this;
  }

  /**
   * @param entry {code, params}
   * @param name turns `card:hackers` or `seat:0` into what a reader calls it
   */
  render({ code, params = {} }, name) {
    const template = this.#templates[code];
    if (template === undefined) {
      return `${code} ${Object.values(params).map((value) => name(String(value))).join(' ')}`.trim();
    }
    return template.replace(/\{([A-Za-z]+)}/g, (hole, key) =>
      key in params ? name(String(params[key])) : hole);
  }
}
