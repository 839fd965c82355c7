// Words, codes and colours of the look (LOOK.md 2), and words for what the server names.

/** Alignment to [code, colour]. */
export const ALIGNMENTS = {
  Government: ['Go', '#1F4E79'],
  Corporate: ['Co', '#6B5200'],
  Liberal: ['Li', '#1D659B'],
  Conservative: ['Cn', '#7A3B1E'],
  Peaceful: ['Pe', '#2F6B3C'],
  Violent: ['Vi', '#8C1C2B'],
  Straight: ['St', '#4A4F57'],
  Weird: ['We', '#6A2C91'],
  Criminal: ['Cr', '#24211F'],
  Fanatic: ['Fa', '#A0430B'],
};

/** Attribute to [code, colour]. */
export const ATTRIBUTES = {
  Magic: ['Mg', '#5B2A86'],
  Science: ['Sc', '#0B5C8A'],
  Media: ['Md', '#8A3B12'],
  Artifact: ['Ar', '#6B5200'],
  SubGenius: ['Sg', '#7A1F5C'],
  Computer: ['Cm', '#1C5D57'],
  Coastal: ['Ct', '#155E9C'],
  Gadget: ['Gd', '#4D4D4D'],
  Secret: ['Se', '#2A2A2A'],
  Green: ['Gr', '#2D6A2D'],
  Nation: ['Na', '#7A2E2E'],
  Church: ['Ch', '#5A4A78'],
  Huge: ['Hu', '#3B3B6D'],
  Communist: ['Cu', '#9B1C1C'],
  Space: ['Sp', '#283593'],
  Bank: ['Bk', '#5F5A00'],
};

/** The steps of a turn, in order, as the top bar shows them. */
export const PHASES = [
  ['plot-draw', 'Plot'],
  ['group-draw', 'Group'],
  ['takeover', 'Takeover'],
  ['main', 'Actions'],
  ['end-of-turn', 'End'],
  ['knock', 'Knock'],
];

/** The step that lights up for a phase of the server. */
export const stepOf = (phase) =>
  ({ attack: 'main', claim: 'knock' })[phase] ?? phase;

/** A term's role in words: what it is, and why it counts. */
export const ROLES = {
  power: ['leads', 'its Power'],
  'global-power': ['leads', 'its Global Power'],
  resistance: ['Resistance', 'of the target'],
  'shared-alignment': ['shared', 'leader and target'],
  'opposed-alignment': ['opposed', 'leader and target'],
  loyalty: ['loyalty', 'of the target'],
  position: ['position', 'near its Illuminati'],
  aid: ['', 'aid'],
  oppose: ['', 'defence'],
  'self-defence': ['', 'defends itself'],
  faction: ['', 'faction'],
  agent: ['', 'agent'],
  boost: ['', 'a play'],
  bonus: ['bonus', 'of a card in play'],
  'defence-bonus': ['bonus', 'for the defence'],
  'illuminati-agent': ['', 'agent in the Illuminati'],
};

/** What a prompt asks. */
export const QUESTIONS = {
  pledge: 'Your dice nonce',
  reveal: 'Your dice nonce',
  illuminati: 'Choose your Illuminati',
  lead: 'Choose your lead',
  'plot-draw': 'Draw a Plot?',
  'group-draw': 'Draw a Group card?',
  takeover: 'Take a Resource?',
  main: 'Your actions',
  respond: 'Your answer',
  answer: 'Your answer',
  'name-aid': 'Who aids?',
  pick: 'Your choice',
  relief: 'Join the Relief?',
  'reveal-copy': 'Is it yours?',
  trade: 'Lay out the trade',
  'answer-trade': 'A trade is offered to you',
  place: 'Place what you captured',
  announce: 'You meet a Goal',
  knock: 'Claim victory?',
  'answer-claim': 'A claim stands against you',
  reduce: 'Too many Plots',
  'reduce-goals': 'Too many Goal cards',
};

/** What a move is called on its button. */
export const MOVES = {
  'choose-illuminati': 'Play these Illuminati',
  'choose-lead': 'Lead with',
  'draw-plot': 'Draw a Plot',
  'draw-group': 'Draw a Group card',
  'buy-plot': 'Buy a Plot',
  'buy-group': 'Buy a Group card',
  'take-over': 'Take over',
  'take-resource': 'Take a Resource',
  'turn-up': 'Turn up',
  attack: 'Attack',
  aid: 'Aid the attack',
  oppose: 'Oppose the attack',
  'play-agent': 'Play an agent',
  'call-off': 'Call it off',
  'let-take-back': 'Let the others take back',
  'take-back': 'Take back',
  place: 'Place',
  'move-group': 'Move a Group',
  discard: 'Discard',
  'return-plot': 'Return a Plot',
  'expose-plot': 'Expose a Plot',
  proceed: 'Go on',
  knock: 'End the turn',
  'claim-victory': 'Claim victory',
  'show-plot': 'Show a Plot',
  'remove-token': 'Remove a token',
  'play-illuminati': 'Play an Illuminati agent',
  link: 'Link',
  unlink: 'End a link',
  'offer-relief': 'Give Relief to',
  'add-relief': 'Add to the Relief',
  'remove-zaps': 'Remove all Zaps from',
  'offer-trade': 'Offer a trade to',
  'trade-card': 'Add a card',
  'trade-group': 'Add a Group',
  propose: 'Offer it',
  accept: 'Accept',
  decline: 'Decline',
  promise: 'Promise',
  use: 'Play or use',
  'pick-card': 'Choose',
  'pick-player': 'Choose',
  'pick-option': 'Choose',
  done: 'That is enough',
  drop: 'Let it be',
  pass: 'Pass',
};

/** A move a player makes at any time, whether asked or not. */
export const ORDERS = {
  'set-orders': 'Where to ask me',
};

/** Moments at which a player can be asked whether he wants to answer. */
export const MOMENTS = {
  'plot-played': 'a Plot is played',
  'action-declared': 'an ability is used or a Group is moved',
  'attack-open': 'an attack is announced',
  rolled: 'dice are rolled',
  'attack-result': 'an attack has succeeded or failed',
  'look-announced': 'somebody looks at or takes cards',
  'turn-start': 'a turn begins',
  'draw-due': 'a card is about to be drawn',
  'card-drawn': 'a card has been drawn',
  takeover: 'a card is taken over without a roll',
  'tokens-placed': 'tokens have been placed',
  controlled: 'a Group has been captured',
  destroyed: 'something is destroyed',
  devastated: 'a Place is devastated',
  relieved: 'a Place gets Relief',
  discarded: 'a card has been discarded',
  exposed: 'a Plot has been exposed',
  'turn-end': 'a turn ends',
};

/** The parts of a move, in the order one thinks of them. */
export const SLOTS = {
  leader: 'with',
  card: 'card',
  group: 'Group',
  target: 'target',
  kind: 'to',
  against: 'speaks',
  master: 'under',
  side: 'side',
  payer: 'token of',
  second: 'and of',
  position: 'place from the top',
  goal: 'by the Goal',
  ability: 'its text',
  option: 'what',
  player: 'player',
  to: 'to',
  place: 'Place',
  what: 'what',
};

/** Slots that name a card on the table or in hand. */
export const CARD_SLOTS = new Set(['leader', 'card', 'group', 'target', 'master', 'payer', 'second', 'place']);

/** Slots that name a player. */
export const SEAT_SLOTS = new Set(['player', 'to']);

export const VALUES = {
  true: 'against the attack',
  false: 'for the attack',
  control: 'control',
  destroy: 'destroy',
  top: 'top',
  right: 'right',
  bottom: 'bottom',
  left: 'left',
  basic: 'Basic Goal',
};

export const REASONS = {
  goal: 'by a Goal',
  elimination: 'by elimination',
  concession: 'by concession',
  time: 'on time',
  limit: 'at the turn limit',
  ruling: 'by a ruling',
  aborted: 'aborted',
  annulled: 'annulled by a judge',
};

/** 152000 hundredths as 1520.00. */
export const points = (hundredths) => (hundredths / 100).toFixed(2);

/** Milliseconds as m:ss. */
export function minutes(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How many of the 36 rolls of two dice total no more than this. */
export function waysUpTo(total) {
  let ways = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) {
      ways += first + second <= total ? 1 : 0;
    }
  }
  return ways;
}
