const REASON = { name: 'reason', label: 'Reason', kind: 'area', rows: 3, maxlength: 500, required: true, hint: 'Both players read it.' };

/** What a judge may do to a running match, as he reads of it later. */
export const ACT_WORDS = {
  pause: 'The pause',
  resume: 'Going on',
  extend: 'More thinking time',
  award: 'The ruling',
  'game-loss': 'The game loss',
  annul: 'The annulment',
  rewind: 'The way back',
};

/**
 * What a judge may do to a running match, each as a question for the act dialog.
 *
 * @param path where acts on the match are sent
 * @param seats the two who play
 */
export function matchActs(api, path, seats) {
  const players = seats.map(({ player, handle }) => [player, handle]);
  const who = (name, label, others = []) => ({ name, label, kind: 'choice', required: true, options: [['', 'choose'], ...others, ...players] });
  const ask = (title, confirm, fields, act, lead) => ({
    title,
    lead,
    confirm,
    fields: [...fields, REASON],
    work: (values) => api.post(path, act(values), crypto.randomUUID()),
  });
  return {
    pause: () => ask('Pause the match', 'Pause', [], (values) => ({ act: 'pause', ...values }), 'Clocks stand and nobody is asked anything.'),
    resume: () => ask('Let the match go on', 'Go on', [], (values) => ({ act: 'resume', ...values })),
    extend: () =>
      ask('More thinking time', 'Give it',
        [who('player', 'Whose', [['both', 'Both']]), { name: 'seconds', label: 'Seconds', type: 'number', min: 1, max: 7200, required: true }],
        ({ player, seconds, reason }) => ({ act: 'extend', player: player === 'both' ? null : player, seconds: Number(seconds), reason })),
    award: () =>
      ask('Rule the game', 'End the game', [who('winners', 'Winner', [['both', 'Both share it'], ['none', 'Nobody']])],
        ({ winners, reason }) => ({ act: 'award', winners: winnersOf(winners, seats), reason }), 'The game ends with this result.'),
    gameLoss: () => ask('Game loss', 'Give it', [who('player', 'Who loses the game')], (values) => ({ act: 'game-loss', ...values }), 'A penalty: the player loses the game.'),
    annul: () => ask('Annul the game', 'Annul', [], (values) => ({ act: 'annul', ...values }), 'It does not count, and is played again while the round has time.'),
    rewind: (to) => ask(`Take the match back to ${to}`, 'Take it back', [], (values) => ({ act: 'rewind', to, ...values }), 'What happened since is undone; chance does not go back.'),
  };
}

const winnersOf = (word, seats) =>
  word === 'both' ? seats.map(({ player }) => player) : word === 'none' ? [] : [word];
