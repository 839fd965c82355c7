import { LitElement } from 'lit';

/**
 * The base of all elements here: they render into the page itself, so that one set of style sheets
 * holds everywhere and arrow threads can cross from one element into another.
 */
export class ArenaElement extends LitElement {
  #watched = [];

  createRenderRoot() {
    return this;
  }

  /** Renders again whenever the target fires `change`; stops with the element. */
  watch(target) {
    this.hear(target, 'change', () => this.requestUpdate());
  }

  /** Does something with every event of a type that the target fires; stops with the element. */
  hear(target, type, work) {
    target.addEventListener(type, work);
    this.#watched.push(() => target.removeEventListener(type, work));
  }

  /**
   * Does something that can be refused.
   *
   * @param into the property that holds the reason afterwards, null if there was none
   */
  async attempt(work, into = 'problem') {
    this[into] = null;
    try {
      await work();
    } catch ({ problem }) {
      this[into] = problem;
    }
  }

  /** Calls every so often while the element is on the page. */
  every(millis, work) {
    const timer = setInterval(work, millis);
    this.#watched.push(() => clearInterval(timer));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#watched.forEach((stop) => stop());
    this.#watched = [];
  }
}
