import { html, nothing } from 'lit';
import { ALIGNMENTS, ATTRIBUTES } from '../model/words.js';
import { glyph } from './glyph.js';

const BANDED = new Set(['Plot', 'Goal', 'NWO', 'Disaster', 'Assassination', 'Resource']);

/** Soft hyphens where a long word may be broken: between syllables, as far as letters tell. */
const softened = (name) =>
  name.replace(/[A-Za-z]{8,}/g, (word) =>
    word.replace(/(?<=[a-z]{2}|[A-Z][a-z])(?=[bcdfghjklmnpqrstvwxz][aeiouy][a-z])/g, '\u00AD'));

const alignment = (word) => {
  const [code, colour] = ALIGNMENTS[word] ?? [word.slice(0, 2), '#4A4F57'];
  return html`<span class="ca" style="--k:${colour}" title=${word}>
    ${glyph(`a-${word}`)}<b>${code}</b></span>`;
};

const attribute = (word) => {
  const [code, colour] = ATTRIBUTES[word] ?? [word.slice(0, 2), '#4D4D4D'];
  return html`<span class="cb" style="--k:${colour}" title=${word}>
    ${ATTRIBUTES[word] ? glyph(`b-${word}`) : nothing}<b>${code}</b></span>`;
};

/** Alignment and Attribute chips; full words when enlarged. */
export const chips = ({ alignments, attributes }, enlarged) => html`
  <span class="ch ${alignments.length + attributes.length > 2 ? 'many' : ''}">
    ${alignments.map((word) => (enlarged ? named(alignment(word), word) : alignment(word)))}
    ${attributes.map((word) => (enlarged ? named(attribute(word), word) : attribute(word)))}
  </span>`;

const named = (chip, word) => html`<span class="chip-word">${chip}<i>${word}</i></span>`;

const numbers = ({ power, globalPower, resistance }, hasResistance) => html`
  <span class="pr">
    <span class="pw" title=${globalPower ? 'Power / Global Power' : 'Power'}><i>P</i>${power}${
      globalPower ? html`<small>/${globalPower}</small>` : nothing}</span>
    ${hasResistance
      ? html`<span class="rs" title="Resistance"><i>R</i>${resistance}</span>`
      : nothing}
  </span>`;

/** The kind in words; an NWO with its colour. */
export const kindWord = (printed) =>
  printed.kind === 'NWO' ? `NWO ${printed.color}` : printed.kind;

/** The style class of a kind. */
export const kindClass = (printed) =>
  ({ Illuminati: 'ill', NWO: `nwo nwo-${printed.color}` })[printed.kind] ??
  printed.kind.toLowerCase();

/** What a card shows: printed facts, with the table's numbers where it lies on the table. */
export const values = (printed, entity) => ({
  power: entity?.power ?? printed.power ?? 0,
  globalPower: entity?.globalPower ?? printed.globalPower ?? 0,
  resistance: entity?.resistance ?? printed.resistance ?? 0,
  alignments: entity?.alignments ?? printed.alignments ?? [],
  attributes: entity?.attributes ?? printed.attributes ?? [],
});

/** The face itself. @param size `t` table, `h` hand, `e` enlarged */
export const face = (printed, entity, size) => {
  const shown = values(printed, entity);
  const banded = BANDED.has(printed.kind);
  return html`
    <span class="fc">
      ${banded ? html`<span class="bd">${glyph(`k-${printed.kind}`)}<span>${kindWord(printed)}</span></span>` : nothing}
      <span class="nm">${softened(printed.name)}</span>
      ${chips(shown, size === 'e')}
      ${size === 't' ? nothing : html`<span class="ef">${printed.effect}</span>`}
      ${size === 'e' && printed.errata ? html`<span class="note">Errata: ${printed.errata}</span>` : nothing}
      ${banded && size !== 't'
        ? nothing
        : html`<span class="ft">${banded ? nothing : numbers(shown, printed.kind !== 'Illuminati')}
            ${glyph(`k-${printed.kind}`, banded ? 'kg big' : 'kg')}</span>`}
    </span>`;
};

/** What a screen reader says: name, kind, Alignments, Power, Resistance, state. */
export const spoken = (printed, entity, state = []) => {
  const shown = values(printed, entity);
  const group = !BANDED.has(printed.kind);
  return [
    printed.name,
    kindWord(printed),
    ...shown.alignments,
    ...shown.attributes,
    ...(group ? [`Power ${shown.power}`] : []),
    ...(group && shown.globalPower ? [`Global Power ${shown.globalPower}`] : []),
    ...(group && printed.kind !== 'Illuminati' ? [`Resistance ${shown.resistance}`] : []),
    ...state,
  ].join(', ');
};
