// The own hand: where its cards lie, what a tap does at once, and the view by rank.

import { $, attributes, keyed, make, text } from './dom.js';
import { cardBack, cardFace, partsOf } from './cards.js';
import { handLayout, leastHeight, runs } from './layout.js';
import { choices } from './choices.js';
import { isAcross, words } from './words.js';

const MANY = 24, LEAST_SEEN = 130;
const ENLARGED = 27, LEAST_TABLE = 160;

let cards = [], say = () => {}, opened = '', isHidden = false;

export function showHand(message, tell, hidden) {
  say = tell;
  isHidden = hidden;
  cards = message.hand ?? [];
  text($('own-head'), message.hand_name || words('own'));
  attributes(document.body, { 'data-one': message.one });
  build();
  fitHand();
}

export const isMany = () => cards.length > MANY;

// One tile a rank, where that was chosen and there are many; the one that was tapped is open.
function shownItems() {
  if (isHidden) return [];
  if (!choices().byRank || !isMany()) return cards.map(card => ({ key: card.id, card }));
  const ranks = Map.groupBy ? Map.groupBy(cards, rankOf) : byRank();
  return [...ranks].flatMap(([rank, some]) => {
    const isOpen = rank === opened || some.some(card => card.up) || some.length === 1;
    return isOpen ? some.map(card => ({ key: card.id, card })) : [{ key: `rank-${rank}`, card: some.at(-1), some, rank }];
  });
}

function byRank() {
  const ranks = new Map();
  for (const card of cards) ranks.set(rankOf(card), [...(ranks.get(rankOf(card)) ?? []), card]);
  return ranks;
}

const rankOf = card => partsOf(card.face).rank;

function build() {
  keyed($('hand'), shownItems(), item => item.key, (old, item) => {
    const holder = old ?? make('li', {}, make('button', { type: 'button', className: 'own' }));
    return item.some ? rankTile(holder, item) : card(holder, item.card);
  });
}

function face(button, name) {
  const size = document.documentElement.dataset.size;
  if (button.dataset.face === name && button.dataset.size === size) return;
  button.dataset.face = name;
  button.dataset.size = size;
  button.replaceChildren(make('span', { className: 'card' }, cardFace(name)));
}

function card(holder, shown) {
  const button = holder.firstElementChild;
  face(button, shown.face);
  attributes(button, {
    'aria-label': shown.name, 'aria-pressed': String(!!shown.up),
    'data-new': shown.new, 'data-dim': shown.dim, 'data-line': shown.line,
  });
  button.onclick = event => tap(shown, event.detail === 2);
  return holder;
}

// Seen at once; the answer says what it really is.
function tap(shown, isSame) {
  const isUp = !cards.find(card => card.id === shown.id)?.up;
  const puts = document.body.hasAttribute('data-one') && isUp;
  cards = cards.map(card => card.id === shown.id ? { ...card, up: isUp } : puts ? { ...card, up: false } : card);
  build();
  fitHand();
  say({ do: 'tap', card: shown.id, zone: 'hand', same: isSame });
}

function rankTile(holder, { card: top, some, rank }) {
  const button = holder.firstElementChild;
  face(button, top.face);
  const count = make('span', { className: 'times', textContent: `× ${some.length}` });
  button.querySelector('.times')?.remove();
  button.append(count);
  const name = `${some.length} × ${top.name}`;
  attributes(button, { 'aria-label': name, 'aria-pressed': null, 'data-new': some.some(card => card.new), 'data-dim': some.every(card => card.dim) });
  button.onclick = () => { opened = rank; build(); fitHand(); };
  return holder;
}

// So many pixels too low the lowest part of the page ends; cards on their way count for nothing.
function excess() {
  const bottom = id => $(id).getBoundingClientRect().bottom;
  const free = parseFloat(getComputedStyle($('play')).paddingBottom);
  return Math.max(bottom('own'), bottom('bar')) - bottom('play') + free;
}

const isEnlarged = () => parseFloat(getComputedStyle(document.documentElement).fontSize) >= ENLARGED;

// Whether the table keeps less than can be looked at of what lies there.
function isSqueezed() {
  const { clientHeight, scrollHeight } = $('table');
  return scrollHeight > clientHeight + 1 && clientHeight < LEAST_TABLE;
}

export function fitHand() {
  const list = $('hand'), space = $('space'), across = isAcross();
  const items = shownItems();
  const wide = space.clientWidth;
  const least = leastHeight(items.length, wide, across) * (choices().size === 'large' ? 1.2 : 1);
  space.style.setProperty('--least', `${least}px`);
  // What is too much for the page is scrolled within the hand, so that the bar stays in sight; where
  // that is not enough, what can be done without goes.
  document.body.removeAttribute('data-tight');
  document.body.removeAttribute('data-long');
  space.removeAttribute('data-over');
  const over = excess();
  if (over > 0.5) space.style.setProperty('--least', `${Math.max(LEAST_SEEN, least - over)}px`);
  if (over > 0.5 && excess() > 0.5) document.body.setAttribute('data-tight', '');
  // With text of twice its size not everything has room at once: then all of the page scrolls.
  if (isEnlarged() && (excess() > 0.5 || isSqueezed())) {
    document.body.removeAttribute('data-tight');
    document.body.setAttribute('data-long', '');
    space.style.setProperty('--least', `${least}px`);
  }
  const { clientHeight: high } = space;
  const ranks = items.map(item => rankOf(item.card));
  const made = handLayout(ranks, wide, high, { across });
  list.style.setProperty('--card-width', `${made.width}px`);
  list.style.setProperty('--high', `${Math.max(made.used ?? 0, made.overflow ? 0 : high)}px`);
  [...list.children].forEach((holder, number) => {
    const at = made.places[number];
    holder.style.setProperty('--x', `${at.x}px`);
    holder.style.setProperty('--y', `${at.y}px`);
    holder.style.setProperty('--wide', `${at.wide}px`);
    holder.style.setProperty('--tall', `${at.high}px`);
  });
  attributes(list, { 'data-tight': made.width < 68 });
  attributes(space, { 'data-over': !!made.overflow });
  const boxes = runs(made.places, number => items[number].card.up);
  keyed($('rings'), boxes.map((_, at) => at), at => at, old => old ?? make('i'));
  [...$('rings').children].forEach((ring, number) => {
    const box = boxes[number];
    for (const side of ['x', 'y', 'wide', 'high']) ring.style.setProperty(`--${side}`, `${box[side]}px`);
  });
}

// Five backs, fanned, in the place of the hand.
export function backs() {
  const fan = make('div', { className: 'fan laid-aside', ariaHidden: 'true' });
  for (let back = 0; back < 5; back++) fan.append(make('span', { className: 'card' }, cardBack()));
  return fan;
}
