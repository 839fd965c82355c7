import { minutesOf, secondsOf } from '../parts/time.js';

// What happened to an event, as sentences.

const table = ({ round, table: number }) => `table ${number} of round ${round}`;

/** The same at the head of a sentence. */
const theTable = (at) => `T${table(at).slice(1)}`;

const because = ({ reason }) => (reason ? `: ${reason}` : '');

/** Scores of games as FIRST, SECOND, SHARED, NOBODY in points. */
const POINTS = { FIRST: [3, 0], SECOND: [0, 3], SHARED: [1, 1], NOBODY: [0, 0] };

function score(result) {
  switch (result.is) {
    case 'played':
      return result.games
        .map(({ score: won }) => POINTS[won])
        .reduce(([a, b], [first, second]) => [a + first, b + second], [0, 0])
        .join(':');
    case 'forfeit':
      return result.absent === 'SECOND' ? '1:0 forfeit' : '0:1 forfeit';
    case 'double-forfeit':
      return '0:0 forfeit';
    case 'ruled':
      return score(result.verdict);
    default:
      return '';
  }
}

/** By act: what a judge did to a match. @param name turns a player id into a name */
const ACTS = {
  pause: () => 'was stopped',
  resume: () => 'goes on',
  extend: ({ player, by }, name) => `has ${secondsOf(by)} seconds more for ${player ? name(player) : 'both players'}`,
  award: ({ winners }, name) => `was ended, ${winners.length ? `won by ${winners.map(name).join(' and ')}` : 'won by nobody'}`,
  annul: () => 'was annulled',
  'game-loss': ({ player }, name) => `was lost by ${name(player)}, as a penalty`,
  rewind: ({ to }) => `was taken back to ${to}`,
};

/** By kind: what it says. @param name turns a player id into a name */
const SENTENCES = {
  revised: () => 'The draft was changed.',
  published: () => 'The event was announced.',
  'registration-opened': () => 'Registration was opened.',
  'registration-closed': () => 'Entries were closed.',
  'check-in-opened': () => 'Decks were locked, check-in was opened.',
  started: ({ rounds }) => (rounds ? `Play began, over ${rounds} rounds.` : 'Play began.'),
  'rounds-set': ({ rounds }) => `The number of rounds was set to ${rounds}.`,
  'judge-appointed': ({ judge }, name) => `${name(judge)} judges here.`,
  'judge-dismissed': ({ judge }, name) => `${name(judge)} judges here no longer.`,
  cancelled: ({ notice }) => `The event was called off: ${notice}`,
  'cut-made': ({ seeds }, name) => `The cut: ${seeds.map(name).join(', ')}.`,
  finished: () => 'The event was finished.',
  reopened: () => 'A correction leaves a match to play.',
  archived: () => 'The books were closed.',
  registered: ({ entrant }) => `${entrant.name} entered${entrant.status === 'WAITING' ? ', on the waiting list' : ''}.`,
  'moved-up': ({ entrant }, name) => `${name(entrant)} moved up to a free seat.`,
  withdrawn: ({ entrant }, name) => `${name(entrant)} withdrew.`,
  'deck-registered': ({ entrant }, name) => `${name(entrant)} registered a deck.`,
  'checked-in': ({ entrant }, name) => `${name(entrant)} checked in.`,
  'left-out': ({ entrant }, name) => `${name(entrant)} was not checked in.`,
  dropped: ({ entrant, reason }, name) => `${name(entrant)} left: ${reason}.`,
  rejoined: ({ entrant }, name) => `${name(entrant)} came back.`,
  'round-paired': ({ round }) => `Round ${round.number} was paired.`,
  'round-repaired': ({ round, ...more }) => `The pairs of round ${round.number} were changed${because(more)}`,
  'table-started': ({ table: at }) => `The match at ${table(at)} began.`,
  'game-over': ({ table: at, counts }) => `A game at ${table(at)} is over${counts ? '' : ' and counts for nothing'}.`,
  reported: ({ entry }) => `${theTable(entry)} ended ${score(entry.result)}.`,
  'ruled-on': ({ entry }) => `${theTable(entry)} was ruled ${score(entry.result)}${because(entry.result)}`,
  'no-show': ({ entrant, round }, name) => `${name(entrant)} did not come to round ${round}.`,
  'standings-kept': ({ standings }) => `The standings after round ${standings.round} were kept.`,
  'round-closed': ({ round }) => `Round ${round} was closed.`,
  'pair-forced': ({ one, other, ...more }, name) => `${name(one)} and ${name(other)} are to meet${because(more)}`,
  'pair-forbidden': ({ one, other, ...more }, name) => `${name(one)} and ${name(other)} must not meet${because(more)}`,
  'pair-freed': ({ one, other, ...more }, name) => `${name(one)} and ${name(other)} are free to meet${because(more)}`,
  'table-extended': ({ table: at, by, ...more }) => `${theTable(at)} has ${minutesOf(by)} minutes more${because(more)}`,
  warned: ({ entrant, ...more }, name) => `${name(entrant)} was warned${because(more)}`,
  disqualified: ({ entrant, ...more }, name) => `${name(entrant)} was disqualified${because(more)}`,
  'match-judged': ({ table: at, act, ...more }, name) => `The match at ${table(at)} ${ACTS[act.is](act, name)}${because(more)}`,
  'match-watched': ({ table: at }) => `Every card of the match at ${table(at)} was looked at.`,
  paused: (what) => `The event was paused${because(what)}`,
  resumed: () => 'The event goes on.',
};

/** What judges decided, for whoever looks for just that. */
export const JUDGED = new Set([
  'ruled-on', 'round-repaired', 'pair-forced', 'pair-forbidden', 'pair-freed', 'table-extended', 'warned', 'disqualified',
  'match-judged', 'paused', 'resumed',
]);

/** One line of the log; kinds that are new to this page are named as they are. */
export function sentence({ kind, what }, name) {
  return SENTENCES[kind]?.(what, name) ?? `${kind}${because(what)}`;
}
