import { html, nothing } from 'lit';

/** What can be taken home of an event, as files and on paper. */
export const papers = ({ id, paired, standings, phase }) => {
  const file = (path, word) => html`<li><a href="/api/v1/events/${id}${path}" download>${word}</a></li>`;
  const sheet = (name, word) => html`<li><a href="#/events/${id}/sheet/${name}">${word}</a></li>`;
  return phase === 'draft'
    ? nothing
    : html`
      <section class="block" aria-label="Papers">
        <h2>Papers</h2>
        <ul class="papers">
          ${file('/event.ics', 'Calendar')}
          ${paired ? html`${file('/export.json', 'All of it, JSON')}${file('/rounds.csv', 'Rounds, CSV')}${file('/event.trf', 'FIDE report, TRF')}${file('/report.md', 'Report, Markdown')}` : nothing}
          ${standings ? file(`/standings/${standings}.csv`, `Standings after round ${standings}, CSV`) : nothing}
          ${paired ? html`${sheet('pairings', 'Pairings to print')}${sheet('report', 'Report to print')}` : nothing}
        </ul>
      </section>`;
};
