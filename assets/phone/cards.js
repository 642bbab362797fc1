// Faces and backs, put together from the pictures; lengths are thousandths of a card's width.

import { drawn, picture, placed } from './dom.js';

const COURTS = { K: 'king', R: 'king', Q: 'queen', D: 'queen', J: 'jack', V: 'jack', B: 'jack', Z: 'jack', O: 'ober', U: 'unter' };
const PEOPLE = { lord: 'lord', jester: 'fool', villain: 'villain', lady: 'lady' };
const COLOURS = {
  leaf: 'spades', heart: 'hearts', bell: 'diamonds', acorn: 'clubs', coin: 'clubs', tower: 'spades',
  joker: 'hearts', lord: 'hearts', lady: 'hearts', jester: 'diamonds', villain: 'spades',
};
const HUNGARIAN = new Set(['leaf', 'heart', 'bell', 'acorn']);
const [LEFT, MIDDLE, RIGHT, TOP, UPPER, CENTRE, HIGH] = [352, 500, 648, 250, 550, 700, 1400];
const HALF_DOWN = (TOP + CENTRE) / 2;
const PAIRS = {
  4: [TOP], 5: [TOP], 6: [TOP, CENTRE], 7: [TOP, CENTRE], 8: [TOP, CENTRE],
  9: [TOP, UPPER], 10: [TOP, UPPER], 11: [TOP, UPPER], 12: [TOP, HALF_DOWN, CENTRE],
};
const SINGLE = {
  2: [TOP], 3: [TOP, CENTRE], 5: [CENTRE], 7: [HALF_DOWN], 8: [HALF_DOWN], 9: [CENTRE],
  10: [(TOP + UPPER) / 2], 11: [(TOP + UPPER) / 2, CENTRE], 12: [(TOP + HALF_DOWN) / 2],
};
const ALONE_ABOVE = new Set(['7']);

export const partsOf = face => { const [rank, sign = ''] = face.split('.'); return { rank, sign }; };

// "full": an index in two corners, and pips or a person; "small": a large rank over its sign.
export function cardFace(face, form = 'full') {
  const { rank, sign } = partsOf(face);
  const svg = drawn('svg', { class: 'face', viewBox: '0 0 1000 1400', 'aria-hidden': 'true' });
  svg.dataset.colour = COLOURS[sign] ?? (sign || COLOURS[rank]);
  if (HUNGARIAN.has(sign)) svg.dataset.signs = 'hungarian';
  svg.append(...(form === 'full' ? full(rank, sign) : small(rank, sign)));
  return svg;
}

export const cardBack = () => picture('back', 'face');

const ink = (rank, sign) => rank === 'joker' || !sign ? '' : `signs-${sign}`;
const turned = shape => drawn('g', { transform: 'rotate(180 500 700)' }, shape);
const sign = (name, x, y, size, down = false) => {
  const shape = placed(name, x, y - size / 2, size);
  return down ? drawn('g', { transform: `rotate(180 ${x} ${y})` }, shape) : shape;
};

function corner(rank, name) {
  const large = document.documentElement.dataset.size === 'large' && rank !== 'joker';
  const shapes = [placed(`ranks-${rank}`, large ? 146 : 140, 60, large ? 300 : 240, { widest: large ? 216 : 200 })];
  if (rank === 'joker') shapes.push(placed('ranks-joker-word', 136, 340, 84 * 6.32));
  else if (name) shapes.push(sign(name, 140, large ? 500 : 424, large ? 220 : 204));
  return drawn('g', {}, ...shapes);
}

function full(rank, suit) {
  const name = ink(rank, suit);
  const person = COURTS[rank] ?? PEOPLE[rank];
  const shapes = [corner(rank, name), turned(corner(rank, name))];
  if (rank === 'joker') shapes.push(placed('figures-jester', 500, 425, 530));
  else if (person) shapes.push(...court(person, rank, suit));
  else if (rank === 'A') shapes.push(...ace(suit));
  else if (rank === '1') shapes.push(sign(name, 500, 700, 490));
  else shapes.push(...pips(rank, name));
  return shapes;
}

function ace(suit) {
  if (!HUNGARIAN.has(suit)) return [sign(`signs-ace-${suit}`, 500, 700, 490)];
  return [sign(`signs-${suit}`, 500, 395, 440), sign(`signs-${suit}`, 500, 1005, 440, true), placed('signs-ribbon', 500, 640, 120)];
}

function pips(rank, name) {
  const size = name === 'signs-coin' || name === 'signs-tower' ? 164 : 188;
  const both = rows => [...new Set(rows.flatMap(y => [y, HIGH - y]))];
  const middle = ALONE_ABOVE.has(rank) ? SINGLE[rank] : both(SINGLE[rank] ?? []);
  const places = [
    ...middle.map(y => [MIDDLE, y]),
    ...both(PAIRS[rank] ?? []).flatMap(y => [[LEFT, y], [RIGHT, y]]),
  ];
  return places.map(([x, y]) => sign(name, x, y, size, y > CENTRE));
}

function court(person, rank, suit) {
  const half = () => {
    const inner = drawn('svg', { x: 265, y: 86, width: 470, height: 614, viewBox: '265 86 470 614' });
    inner.append(drawn('use', { href: `#figures-${person}`, x: 265, y: 86, width: 470, height: 614 }));
    return inner;
  };
  const ground = drawn('rect', { class: 'ground', x: 265, y: 86, width: 470, height: 1228, rx: 44 });
  const frame = drawn('use', { href: '#figures-frame', x: 265, y: 86, width: 470, height: 1228 });
  const shapes = [ground, half(), turned(half()), frame];
  if (HUNGARIAN.has(suit)) {
    const [x, y, size] = { king: [322, 240, 104], ober: [350, 196, 140], unter: [336, 540, 128] }[person] ?? [336, 240, 110];
    const mark = () => drawn('g', {}, drawn('circle', { class: 'ground', cx: x, cy: y, r: size * 0.56 }), sign(`signs-${suit}`, x, y, size));
    shapes.push(mark(), turned(mark()));
  } else {
    shapes.push(sign('figures-emblem', 500, 700, 216));
    shapes.push(suit ? sign(`signs-${suit}`, 500, 700, 112) : placed(`ranks-${rank}`, 500, 640, 120));
  }
  return shapes;
}

function small(rank, suit) {
  const name = ink(rank, suit);
  if (rank === 'joker') return [placed('ranks-joker', 230, 60, 330), placed('figures-jester', 560, 560, 700)];
  const shapes = [placed(`ranks-${rank}`, 240, 70, 400, { widest: 340 })];
  if (name) shapes.push(sign(name, 240, 680, 330), sign(name, 660, 1010, 540));
  else if (PEOPLE[rank]) shapes.push(placed(`figures-${PEOPLE[rank]}`, 600, 500, 800));
  return shapes;
}
