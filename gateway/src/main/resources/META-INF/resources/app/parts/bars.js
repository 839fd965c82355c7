import { html, nothing } from 'lit';

/**
 * How many there are of what, as numbers and bars.
 *
 * @param all list of [word, number]
 */
export function bars(title, all) {
  const most = Math.max(1, ...all.map(([, number]) => number));
  return html`
    <section class="block tallies" aria-label=${title}>
      <h2>${title}</h2>
      ${all.length === 0 ? html`<p class="note">None.</p>` : html`
        <table>
          <thead class="vh"><tr><th scope="col">What</th><th scope="col">Number</th><th scope="col">As a bar</th></tr></thead>
          <tbody>${all.map(([word, number]) => html`
            <tr><th scope="row">${word}</th><td class="num">${number}</td>
              <td><span class="gauge" style="--full:${number / most}" aria-hidden="true"></span></td></tr>`)}</tbody>
        </table>`}
    </section>`;
}

/**
 * How many there are of each number, as columns from the least to the greatest; gaps stay gaps.
 *
 * @param counted number to how many
 */
export function columns(title, counted, note) {
  const numbers = Object.keys(counted).map(Number);
  const from = Math.min(0, ...numbers);
  const span = numbers.length ? Math.max(...numbers) - from + 1 : 0;
  const most = Math.max(1, ...Object.values(counted));
  return html`
    <section class="block" aria-label=${title}>
      <h2>${title}</h2>
      ${span === 0 ? html`<p class="note">None.</p>` : html`
        <ol class="columns">${Array.from({ length: span }, (none, i) => i + from).map((number) => html`
          <li aria-label="${counted[number] ?? 0} of ${number}">
            <span class="num">${counted[number] ?? nothing}</span>
            <i style="--full:${(counted[number] ?? 0) / most}"></i><b class="num">${number}</b></li>`)}
        </ol>`}
      ${note ? html`<p class="note">${note}</p>` : nothing}
    </section>`;
}
