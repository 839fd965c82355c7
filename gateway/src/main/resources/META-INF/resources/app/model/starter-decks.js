/** The decks that come with the arena, for newcomers; the files lie beside this page. */
export const STARTER_DECKS = [
  ['board-meeting', 'Board Meeting'],
  ['garden-of-peace', 'Garden of Peace'],
  ['long-arm', 'Long Arm'],
  ['night-shift', 'Night Shift'],
  ['old-order', 'Old Order'],
  ['open-skies', 'Open Skies'],
  ['party-line', 'Party Line'],
  ['strange-neighbors', 'Strange Neighbors'],
].map(([id, name]) => ({ id, name, file: `/decks/${id}.txt` }));
