// Words for what the server says of decks.

/** Who may see a deck: the word, and what it means. */
export const VISIBILITIES = [
  ['private', 'Private', 'Nobody but you sees it.'],
  ['unlisted', 'Unlisted', 'Whoever has its link reads it; it is in no list.'],
  ['public', 'Public', 'Everybody finds it among the public decks.'],
];

export const visibilityWord = (visibility) => VISIBILITIES.find(([key]) => key === visibility)?.[1] ?? visibility;

/** Whether a deck can reach a goal: the word, and what it means. */
export const REACHES = {
  enough: ['reachable', 'The deck alone can do it.'],
  open: ['open', 'What the deck can give is there; the rest is decided at the table.'],
  'not-enough': ['out of reach', 'Not even with every own card in play; cards of rivals would have to help.'],
};

/** The kinds of cards in the order one reads a deck. */
export const KINDS = [
  ['Illuminati', 'Illuminati'],
  ['Organization', 'Organizations'],
  ['Personality', 'Personalities'],
  ['Place', 'Places'],
  ['Resource', 'Resources'],
  ['Goal', 'Goals'],
  ['NWO', 'New World Orders'],
  ['Disaster', 'Disasters'],
  ['Assassination', 'Assassinations'],
  ['Plot', 'Plots'],
];

/** How many cards, and under whom. */
export const sizeWords = ({ size, illuminati }, catalogue) =>
  [`${size} ${size === 1 ? 'card' : 'cards'}`, ...illuminati.map((id) => catalogue.name(id))].join(', ');
