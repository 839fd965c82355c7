import { verdictsFor } from './words.js';

const REASON = { name: 'reason', label: 'Reason', kind: 'area', rows: 3, maxlength: 500, required: true, hint: 'Kept in the log with your name.' };

/**
 * What a judge may ask of an event, each as a question for the act dialog.
 *
 * @param watch the event
 * @param entrants everybody who has entered
 */
export function judgeActs(watch, entrants) {
  const playing = entrants.filter(({ status }) => status === 'seated' || status === 'dropped');
  const player = (name, label) => ({
    name,
    label,
    kind: 'choice',
    required: true,
    options: [['', 'choose'], ...playing.map(({ player: id, name: called }) => [id, called])],
  });
  const two = [player('one', 'One'), player('other', 'The other'), REASON];
  const ask = (title, confirm, fields, act, lead) => ({
    title,
    lead,
    confirm,
    fields,
    work: (values) => watch.act({ ...act, ...numbers(values) }),
  });
  const games = () => watch.paper('/settings').found?.games;
  // Asked for now, so that the length of a match is known when a table is ruled.
  games();
  return {
    rule: (round, table) =>
      ask(
        `${table.results.length ? 'Correct' : 'Rule'} table ${table.table} of round ${round}`,
        table.results.length ? 'Correct the result' : 'Rule',
        [{ name: 'verdict', label: 'Result', kind: 'choice', required: true, options: [['', 'choose'], ...verdictsFor(table, games(), watch.event.bracket)] }, REASON],
        { act: 'rule', round, table: table.table },
        table.results.length ? 'The standings are made anew from this round on; what was reported stays in the history.' : undefined),
    extend: (round, table) =>
      ask(
        `More time for table ${table.table}`,
        'Give it',
        [{ name: 'minutes', label: 'Minutes', type: 'number', min: 1, max: 240, required: true }, REASON],
        { act: 'extend', round, table: table.table }),
    warn: () => ask('Warn a player', 'Warn', [player('player', 'Player'), REASON], { act: 'warn' }),
    disqualify: () =>
      ask('Disqualify a player', 'Disqualify', [player('player', 'Player'), REASON], { act: 'disqualify' },
        'A match he is playing is lost; he takes no place. This cannot be undone.'),
    drop: () => ask('Drop a player', 'Drop', [player('player', 'Player')], { act: 'drop' }, 'For a player who has left: he is in no later round, a running match is lost.'),
    swap: () => ask('Swap two players', 'Swap', two, { act: 'swap' }, 'They change places in the round that is paired, before their matches begin.'),
    force: () => ask('Force a pair', 'Force', two, { act: 'force-pair' }, 'They meet in the next round.'),
    forbid: () => ask('Forbid a pair', 'Forbid', two, { act: 'forbid-pair' }, 'They do not meet any more.'),
    free: (one, other) =>
      ask('Free a pair', 'Free', [REASON], { act: 'free-pair', one: one.id, other: other.id }, `${one.name} and ${other.name} may meet again, and need not.`),
    pause: () => ask('Pause the event', 'Pause', [REASON], { act: 'pause' }, 'No round is paired and no match begins until it goes on.'),
    resume: () => ask('Go on', 'Go on', [], { act: 'resume' }),
  };
}

const numbers = (values) =>
  'minutes' in values ? { ...values, minutes: Number(values.minutes) } : values;
