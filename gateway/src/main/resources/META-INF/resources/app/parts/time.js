const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A moment in the reader's own time zone. */
export const when = (at) =>
  new Date(at).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });

/** A moment in another time zone. */
export const whenIn = (zone, at) =>
  new Date(at).toLocaleString([], { dateStyle: 'full', timeStyle: 'short', timeZone: zone });

/** The hour of a moment, in the reader's own time zone. */
export const hour = (at) => new Date(at).toLocaleTimeString([], { timeStyle: 'short' });

/** The reader's own time zone, as its database calls it. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is from Greenwich, such as GMT+1. */
export const offset = (zone, at = Date.now()) =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName').value;

/** A span as people say it: two of its units, minutes and seconds when it is short. */
export function span(millis) {
  const left = Math.max(0, millis);
  if (left >= DAY) {
    return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  }
  if (left >= HOUR) {
    return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  }
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** A duration as the server writes it, in seconds or as ISO 8601, in milliseconds. */
function millisOf(duration) {
  if (typeof duration === 'number') {
    return duration * 1000;
  }
  const [, hours = 0, minutes = 0, seconds = 0] = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:([\d.]+)S)?$/.exec(duration) ?? [];
  return hours * HOUR + minutes * MINUTE + seconds * 1000;
}

/** A duration of the server in hours. */
export const hoursOf = (duration) => millisOf(duration) / HOUR;

/** A duration of the server in seconds. */
export const secondsOf = (duration) => millisOf(duration) / 1000;

/** A duration of the server in whole minutes. */
export const minutesOf = (duration) => Math.floor(millisOf(duration) / MINUTE);

/** The clock on the wall of a zone at a moment, as `2026-12-20T18:00`. */
export function wallIn(zone, at) {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`;
}

/** The moment at which the clock on the wall of a zone shows this; corrected twice, for days on which it is set. */
export function instantIn(zone, wall) {
  const wanted = Date.parse(`${wall}Z`);
  let guess = wanted;
  for (let turn = 0; turn < 2; turn++) {
    guess += wanted - Date.parse(`${wallIn(zone, guess)}Z`);
  }
  return new Date(guess).toISOString();
}
