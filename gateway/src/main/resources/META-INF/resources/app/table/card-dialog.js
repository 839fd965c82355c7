import { html, nothing } from 'lit';
import { ArenaElement } from '../parts/element.js';
import { face, kindClass } from '../parts/card-face.js';

/** One card enlarged, every code in words; Esc or a click beside it closes. */
export class CardDialog extends ArenaElement {
  static properties = { match: { attribute: false }, names: { attribute: false }, card: { state: true } };

  show(id) {
    this.card = this.match.card(id);
    this.updateComplete.then(() => this.querySelector('dialog')?.showModal());
  }

  render() {
    if (!this.card) {
      return nothing;
    }
    const printed = this.names.printed(this.card);
    return html`
      <dialog aria-label=${printed.name} @click=${this.#beside} @close=${() => (this.card = undefined)}>
        <div class="card e ${kindClass(printed)}">${face(printed, this.card, 'e')}</div>
      </dialog>`;
  }

  #beside({ target, currentTarget }) {
    if (target === currentTarget) {
      currentTarget.close();
    }
  }
}

customElements.define('card-dialog', CardDialog);
