// Where cards, arrows and threads lie on a Power Structure's grid. Pure geometry: a cell is 148
// units wide, an upright card 96 by 134 in its middle (LOOK.md 3).

const CELL = 148;
const WIDTH = 96;
const HEIGHT = 134;
const TIP = 9;
const HALF = 7;
const SMALLEST = 4;

/** Sides clockwise from the top: what is one to the right of a side is its index plus one. */
export const SIDES = ['top', 'right', 'bottom', 'left'];

const STEP = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** The side a printed side lies on after so many quarter turns. */
export const turned = (side, rotation) => (SIDES.indexOf(side) + rotation) % 4;

/** The frame around the cards, at least 4 by 4, with the cards in its middle. */
export function frame(cards) {
  const [left, right] = span(cards.map((card) => card.x));
  const [top, bottom] = span(cards.map((card) => card.y));
  return { left, top, columns: right - left + 1, rows: bottom - top + 1 };
}

/** From the first to the last place in use, the Illuminati's 0 included, widened on both sides. */
function span(places) {
  const from = Math.min(0, ...places);
  const to = Math.max(0, ...places);
  const missing = Math.max(0, SMALLEST - (to - from + 1));
  return [from - Math.ceil(missing / 2), to + Math.floor(missing / 2)];
}

/** How far a card's edge on a side lies from the middle of its cell. */
const reach = (side, rotation) =>
  ((side % 2 === 0) === (rotation % 2 === 0) ? HEIGHT : WIDTH) / 2;

const point = (x, y, side, distance) => [
  (x + 0.5) * CELL + STEP[side][0] * distance,
  (y + 0.5) * CELL + STEP[side][1] * distance,
];

/** A triangle on a side, its base at one distance from the middle, its tip at another. */
function triangle(x, y, side, base, tip) {
  const [bx, by] = point(x, y, side, base);
  const [tx, ty] = point(x, y, side, tip);
  const [dx, dy] = [STEP[side][1] * HALF, STEP[side][0] * HALF];
  return `M${bx + dx} ${by + dy}L${tx} ${ty}L${bx - dx} ${by - dy}z`;
}

/**
 * Arrows and threads of a structure.
 *
 * @param cards entities with x, y, rotation, master, shifted so that the frame begins at 0
 * @param printed from entity to printed card
 * @returns [{kind, d}] with kind `th` thread, `ao` out in use, `af` out free, `ax` barred, `ai` in
 */
export function wires(cards, printed) {
  const at = new Map(cards.map((card) => [`${card.x},${card.y}`, card]));
  const lines = [];
  for (const card of cards) {
    const { arrowsOut = [], arrowIn } = printed(card);
    for (const arrow of arrowsOut) {
      const side = turned(arrow, card.rotation);
      const edge = reach(side, card.rotation);
      const next = at.get(`${card.x + STEP[side][0]},${card.y + STEP[side][1]}`);
      if (next && next.master === card.id) {
        const [x1, y1] = point(card.x, card.y, side, edge);
        const [x2, y2] = point(next.x, next.y, (side + 2) % 4, reach((side + 2) % 4, next.rotation));
        lines.unshift({ kind: 'th', d: `M${x1} ${y1}L${x2} ${y2}` });
        lines.push({ kind: 'ao', d: triangle(card.x, card.y, side, edge, edge + TIP) });
      } else if (next) {
        lines.push({ kind: 'ax', d: triangle(card.x, card.y, side, edge, edge + TIP) });
      } else {
        lines.push({ kind: 'af', d: triangle(card.x, card.y, side, edge, edge + TIP) });
      }
    }
    if (arrowIn) {
      const side = turned(arrowIn, card.rotation);
      const edge = reach(side, card.rotation);
      lines.push({ kind: 'ai', d: triangle(card.x, card.y, side, edge, edge - HALF) });
    }
  }
  return lines;
}

/** The neighbour one cell away in a direction, or the nearest card that way. */
export function neighbour(cards, from, side) {
  const [dx, dy] = STEP[side];
  return cards
    .filter((card) => (card.x - from.x) * dx + (card.y - from.y) * dy > 0)
    .map((card) => ({
      card,
      far:
        Math.abs((card.x - from.x) * dx + (card.y - from.y) * dy) +
        3 * Math.abs((card.x - from.x) * dy + (card.y - from.y) * dx),
    }))
    .sort((a, b) => a.far - b.far)[0]?.card;
}
