// Words for what the server says of events.

/** Where an event stands, and what that means for a reader. */
export const PHASES = {
  draft: 'Draft',
  published: 'Announced',
  registration: 'Registration is open',
  'deck-registration': 'Entries closed',
  'check-in': 'Check-in',
  running: 'Rounds are played',
  cut: 'The cut',
  finished: 'Finished',
  archived: 'Archived',
  cancelled: 'Called off',
};

/** The way of an event, as its page shows it. */
export const STAGES = [
  ['published', 'Announced'],
  ['registration', 'Registration'],
  ['deck-registration', 'Decks'],
  ['check-in', 'Check-in'],
  ['running', 'Rounds'],
  ['cut', 'Cut'],
  ['finished', 'Finished'],
];

export const FORMATS = {
  swiss: 'Swiss',
  'swiss-top-4': 'Swiss, then the top four',
  'swiss-top-8': 'Swiss, then the top eight',
  'single-elimination': 'Single elimination',
  'double-elimination': 'Double elimination',
  'round-robin': 'All play all',
  'double-round-robin': 'All play all, twice',
};

/** Formats as lists of events call them: a cut says nothing of its size there. */
export const formatWord = (format) =>
  FORMATS[format] ?? { 'swiss-with-cut': 'Swiss with a cut' }[format] ?? format;

/** How many games make a match. */
export const GAMES = {
  'one-game': 'One game',
  'two-games': 'Two games, both played',
  'best-of-three': 'Best of three',
};

export const hasRounds = (format) => format.startsWith('swiss');

/** Tie-breaks: short, as a column is headed, and in full. */
export const TIE_BREAKS = {
  'omw/1': ['OMW', 'Opponents’ match wins'],
  'gw/1': ['GW', 'Game wins'],
  'ogw/1': ['OGW', 'Opponents’ game wins'],
  'buchholz/1': ['BH', 'Buchholz'],
  'buchholz-cut-1/1': ['BH-1', 'Buchholz without the lowest'],
  'sonneborn-berger/1': ['SB', 'Sonneborn-Berger'],
  'direct-encounter/1': ['DE', 'Direct encounter'],
};

/** Tie-breaks that are shares rather than sums. */
export const isShare = (id) => /^o?[mg]w\//.test(id);

/** A number of the standings: a share with three digits, a sum with what it needs of two. */
export const inDigits = (value, share) => (share ? value.toFixed(3) : String(Number(value.toFixed(2))));

export const ENTRY = {
  seated: 'seated',
  waiting: 'waiting',
  withdrawn: 'withdrawn',
  'left-out': 'not checked in',
  dropped: 'left',
  disqualified: 'disqualified',
};

export const VERDICTS = [
  ['first-won', 'won'],
  ['second-won', 'won'],
  ['drawn', 'Shared victory'],
  ['both-lose', 'Both lose'],
  ['first-absent', 'did not come'],
  ['second-absent', 'did not come'],
  ['both-absent', 'Nobody came'],
];

/** The scores of matches of several games; a third game is there where two do not decide. */
const SCORES = [
  ['first-2-0', 'won 2:0', 2],
  ['first-2-1', 'won 2:1', 3],
  ['one-all', 'One game each', 2],
  ['second-2-1', 'won 2:1', 3],
  ['second-2-0', 'won 2:0', 2],
];
const MOST_GAMES = { 'two-games': 2, 'best-of-three': 3 };

const scoresOf = (games, bracket) =>
  games in MOST_GAMES ? SCORES.filter(([, , played]) => played <= MOST_GAMES[games] + (bracket ? 1 : 0)) : [];

/**
 * The verdicts of a table with its names.
 *
 * @param games how many make a match
 * @param bracket whether a deciding game can be added
 */
export const verdictsFor = ({ first, second }, games, bracket) =>
  [...scoresOf(games, bracket), ...VERDICTS].map(([verdict, word]) => [
    verdict,
    verdict.startsWith('first') ? `${first.name} ${word}` : verdict.startsWith('second') ? `${second.name} ${word}` : word,
  ]);

export const PARTS = {
  winners: 'Winners’ side',
  losers: 'Losers’ side',
  final: 'Final',
  reset: 'Second final',
  'third-place': 'For third place',
};
