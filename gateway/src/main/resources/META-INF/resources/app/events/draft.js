import { instantIn, ownZone, wallIn } from '../parts/time.js';

const DAY = 86_400_000;

/** What a new draft begins with: a Swiss event tomorrow evening. */
export function blank() {
  const zone = ownZone();
  const evening = `${wallIn(zone, Date.now() + DAY).slice(0, 10)}T19:00`;
  return {
    name: '', description: '', format: 'swiss-top-4', games: 'one-game', thirdPlace: true, rounds: '', autopilot: true,
    tieBreaks: ['omw/1', 'gw/1', 'ogw/1'],
    zone, hours: 4, startsAt: evening, checkInCloses: evening,
    cap: 32, minimum: 4, ratedGames: 0, password: '', 'ratings.lowest': '', 'ratings.highest': '', invited: '',
    lateUntilRound: '', latePoints: '0',
    'clock.bank': 1500, 'clock.grace': 10, 'clock.cap': 180, 'clock.round': 4200,
    ruleSet: 'two-player-tournament', deckFormat: 'constructed', errata: '2026-11', validator: '2',
  };
}

/** Settings of the server as the form has them. @param handles of those invited */
export function fromSettings(settings, handles, hadPassword) {
  const { clock, ratings, invited, ...plain } = settings;
  return {
    ...blank(),
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== null)),
    rounds: settings.rounds ?? '',
    lateUntilRound: settings.lateUntilRound ?? '',
    latePoints: String(settings.latePoints ?? 0),
    startsAt: wallIn(settings.zone, settings.startsAt),
    checkInCloses: wallIn(settings.zone, settings.checkInCloses),
    'ratings.lowest': ratings?.lowest ?? '',
    'ratings.highest': ratings?.highest ?? '',
    ...Object.fromEntries(Object.entries(clock).map(([name, seconds]) => [`clock.${name}`, seconds])),
    invited: handles.join('\n'),
    password: '',
    hadPassword,
  };
}

/** The form as the server wants it. @param invited ids; null for an open event */
export function toSettings(draft, invited) {
  const { zone, format } = draft;
  const swiss = format.startsWith('swiss');
  const number = (name) => (draft[name] === '' ? null : Number(draft[name]));
  const moment = (name) => (draft[name] ? instantIn(zone, draft[name]) : null);
  const rated = number('ratings.lowest') !== null || number('ratings.highest') !== null;
  return {
    name: draft.name, description: draft.description, format, games: draft.games, thirdPlace: /top|single/.test(format) && draft.thirdPlace,
    startsAt: moment('startsAt'), checkInCloses: moment('checkInCloses'), zone, hours: number('hours'),
    cap: number('cap'), minimum: number('minimum'), password: draft.password || null, invited, ratedGames: number('ratedGames'),
    ratings: rated ? { lowest: number('ratings.lowest') ?? 0, highest: number('ratings.highest') ?? 5000 } : null,
    rounds: swiss ? number('rounds') : null, autopilot: draft.autopilot,
    ruleSet: draft.ruleSet, deckFormat: draft.deckFormat, errata: draft.errata, validator: draft.validator,
    clock: { bank: number('clock.bank'), grace: number('clock.grace'), cap: number('clock.cap'), round: number('clock.round') },
    tieBreaks: draft.tieBreaks,
    lateUntilRound: swiss ? number('lateUntilRound') : null,
    latePoints: swiss && number('lateUntilRound') !== null ? number('latePoints') : null,
  };
}

/** The field a reason of the server is about, where the server names a rule rather than a field. */
const FIELDS = {
  'name-length': 'name', 'name-characters': 'name', description: 'description', pins: 'ruleSet', minimum: 'minimum', cap: 'cap',
  'rating-range': 'ratings.lowest', 'tie-breaks': 'tieBreaks', 'tie-break-unknown': 'tieBreaks', rounds: 'rounds',
  'late-entry': 'lateUntilRound', 'late-points': 'latePoints', durations: 'clock.bank', 'check-in': 'checkInCloses',
};

/** Where a reason is shown; a list's entries are shown at the list. */
export const fieldOf = ({ code, where }) => (where ? where.replace(/\[.*/, '') : FIELDS[code] ?? '');
