import { html, nothing } from 'lit';

/**
 * Results with or against something, each as numbers and as a bar.
 *
 * @param tallies list of {of, games, won, shared, lost}
 * @param name turns a tally into what it is called
 */
export const tallies = (title, all, name) => html`
  <section class="block tallies" aria-label=${title}>
    <h2>${title}</h2>
    ${all.length === 0 ? html`<p class="note">Nothing yet.</p>` : html`
      <table>
        <thead class="vh"><tr><th scope="col">With</th><th scope="col">Games</th><th scope="col">Won, shared, lost</th></tr></thead>
        <tbody>${all.map((tally) => html`
          <tr>
            <th scope="row">${name(tally)}</th>
            <td class="num">${tally.games}</td>
            <td><span class="won-lost" style="--won:${tally.won};--shared:${tally.shared};--lost:${tally.lost}" aria-hidden="true">
                ${tally.won ? html`<i class="w"></i>` : nothing}${tally.shared ? html`<i class="s"></i>` : nothing}${tally.lost ? html`<i class="l"></i>` : nothing}</span>
              <span class="num">${tally.won} won${tally.shared ? `, ${tally.shared} shared` : ''}, ${tally.lost} lost</span></td>
          </tr>`)}</tbody>
      </table>`}
  </section>`;
