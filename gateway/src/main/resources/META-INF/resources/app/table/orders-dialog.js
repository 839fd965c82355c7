import { html } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { MOMENTS } from '../model/words.js';

/** The viewer's standing orders: at which moments he wants to be asked, and where he passes. */
export class OrdersDialog extends ArenaElement {
  static properties = { match: { attribute: false } };

  show() {
    this.querySelector('dialog')?.showModal();
  }

  render() {
    const passes = new Set(this.match.view.orders?.passes ?? []);
    return html`
      <dialog class="orders" aria-label="Where to ask me">
        <form method="dialog" @submit=${({ target }) => this.#save(target)}>
          <h2>Where to ask me</h2>
          <p>You pass at all other moments. Others see only that you passed.</p>
          ${Object.entries(MOMENTS).map(([moment, word]) => html`
            <label><input type="checkbox" name=${moment} .checked=${!passes.has(moment)}> ${word}</label>`)}
          <div class="btns"><button class="pass" value="save">Save</button></div>
        </form>
      </dialog>`;
  }

  /** Moments that are not offered here stay as they are. */
  #save(form) {
    const before = this.match.view.orders?.passes ?? [];
    const kept = before.filter((moment) => !(moment in MOMENTS));
    const unasked = Object.keys(MOMENTS).filter((moment) => !form.elements[moment].checked);
    this.match.send({ type: 'set-orders', passes: [...kept, ...unasked] });
  }
}

customElements.define('orders-dialog', OrdersDialog);
