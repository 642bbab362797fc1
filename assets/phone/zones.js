// The places of the table: piles, melds as tiles, cards of a trick, rows; each by its looks, whatever the game.

import { $, aloud, attributes, keyed, make, picture, span, text } from './dom.js';
import { cardBack, cardFace, partsOf } from './cards.js';
import { words } from './words.js';

const LARGE = new Set(['trick', 'upcards', 'aside', 'past']);
const SHAPES = ['circle', 'square', 'hexagon', 'diamond', 'triangle', 'pentagon', 'cross', 'star'];

export const shapeName = side => SHAPES[side % SHAPES.length];
export const shapeOf = (side, className = 'shape') => picture(`side-${shapeName(side)}`, `${className} side${side % SHAPES.length}`);

// What of the table goes where: `away` lies before others and is looked at on a page of its own.
export function grouped(message) {
  const groups = { piles: [], melds: [], laid: [], large: [], rows: [], away: [] };
  const isPlayed = (message.zones ?? []).some(zone => zone.kind === 'trick' && (zone.cards?.length || zone.lit));
  for (const zone of message.zones ?? []) {
    const isBeside = isPlayed && zone.kind === 'upcards' && !zone.lit;
    groups[isBeside ? 'piles' : groupOf(zone, message)].push(zone);
  }
  const rank = zone => zone.best ? 0 : zone.lit ? 1 : 2;
  groups.rows.sort((one, other) => rank(one) - rank(other));
  return groups;
}

function groupOf(zone, message) {
  const cards = zone.cards ?? [];
  const wanted = zone.lit || zone.best || zone.no;
  if (LARGE.has(zone.kind)) return cards.length || zone.backs || wanted ? 'large' : 'away';
  if (zone.side >= 0 && !zone.own && !wanted) return 'away';
  if (zone.row || zone.open) return 'rows';
  if (zone.own) {
    if (message.meter && cards.some(card => card.out)) return 'laid';
    if (zone.whole || wanted) return cards.length || wanted ? 'melds' : 'away';
    return 'away';
  }
  if (zone.kind === 'new meld') return wanted ? 'melds' : 'away';
  return zone.kind === 'foot' && !wanted ? 'away' : 'piles';
}

export function showZones(message, say) {
  const groups = grouped(message);
  isLifted = cardsOf(message).some(card => card.up);
  keyed($('piles'), groups.piles, keyOf, (old, zone) => pile(old, zone, say));
  keyed($('melds'), groups.melds, keyOf, (old, zone) => tile(old, zone, say));
  keyed($('groups'), groups.laid, keyOf, (old, zone) => laid(old, zone, say));
  keyed($('large'), groups.large, keyOf, (old, zone) => large(old, zone, say));
  const wide = groups.large.reduce((sum, zone) => sum + Math.max(1, zone.cards?.length ?? 0), 0);
  $('large').style.setProperty('--count', wide);
  keyed($('rows'), groups.rows, keyOf, (old, zone) => row(old, zone, say));
  for (const id of ['piles', 'melds', 'large', 'rows']) $(id).hidden = !$(id).children.length;
  $('laid').hidden = !groups.laid.length;
  showMeter(message.meter);
  return groups;
}

const keyOf = zone => zone.key;
const cardsOf = message => [...message.hand ?? [], ...(message.zones ?? []).flatMap(zone => zone.cards ?? [])];

let isLifted = false;

function place(old, zone, say, kind) {
  const element = old?.matches(`.${kind}`) ? old : make('button', { type: 'button', className: `place ${kind}` });
  const lit = zone.lit && !zone.tag ? words(isLifted ? 'takes' : 'ready') : '';
  const spoken = [zone.name, zone.tag || lit, zone.no].filter(Boolean).map(aloud).join(', ');
  attributes(element, {
    'aria-label': spoken, 'data-lit': zone.lit, 'data-best': zone.best, 'data-no': !!zone.no,
    'data-kind': zone.kind,
  });
  element.onclick = () => say({ do: 'put', zone: zone.key });
  return element;
}

export function smallCard(card, form = 'small') {
  const element = make('span', { className: 'card' });
  element.append(card ? cardFace(card.face, form) : cardBack());
  if (card) attributes(element, { 'data-out': card.out, 'data-new': card.new, 'data-line': card.line, 'data-dim': card.dim });
  return element;
}

function tags(zone, card) {
  const said = [...(card?.tags ?? []), zone.no || zone.tag].filter(Boolean);
  return said.map(tag => make('span', { className: zone.no ? 'tag no' : 'tag', textContent: tag }));
}

function pile(old, zone, say) {
  const element = place(old, zone, say, 'pile');
  const top = zone.cards?.at(-1);
  const count = zone.count || zone.backs || 0;
  const shown = top ? smallCard(top) : zone.backs ? smallCard(null) : make('span', { className: 'card empty' });
  attributes(shown, { 'data-thick': count > 1 });
  const label = [zone.label, zone.label && (/\d/.test(zone.label) || count < 2) ? '' : count || ''].filter(Boolean).join(' ');
  element.replaceChildren(shown, make('span', { className: 'label', textContent: label }), ...tags(zone));
  return element;
}

function tile(old, zone, say) {
  const element = place(old, zone, say, 'tile');
  const cards = zone.cards ?? [], top = cards.at(-1);
  const isMeld = top && zone.whole;
  attributes(element, { 'data-empty': !top, 'data-out': cards.some(card => card.out) });
  if (!isMeld) {
    const label = make('span', { className: 'label', textContent: zone.label || zone.tag || zone.name });
    const count = top && cards.length > 0 && !/\d/.test(zone.label ?? '') ? [make('span', { className: 'count', textContent: cards.length })] : [];
    element.replaceChildren(label, ...count);
    return element;
  }
  const count = zone.count || cards.length;
  const dots = make('span', { className: 'dots' });
  const wilds = cards.filter(card => card.wild).length;
  for (let at = 0; at < Math.max(zone.whole, count) && at < 12; at++) {
    dots.append(make('i', { className: at >= count ? 'none' : at >= count - wilds ? 'wild' : '' }));
  }
  const { rank } = partsOf(top.face);
  const name = make('span', { className: 'rank' }, picture(`ranks-${rank}`, 'sign'));
  element.replaceChildren(name, make('span', { className: 'count', textContent: count }), dots);
  return element;
}

function fan(cards, className) {
  const element = make('span', { className: `fan ${className}` });
  for (const card of cards) element.append(smallCard(card));
  return element;
}

function laid(old, zone, say) {
  const element = place(old, zone, say, 'group');
  element.replaceChildren(fan(zone.cards ?? [], 'middle'), ...tags(zone));
  return element;
}

function large(old, zone, say) {
  const element = place(old, zone, say, 'played');
  const cards = zone.cards ?? [];
  const inner = make('span', { className: 'cards' });
  for (const card of cards) {
    const worn = (card.tags ?? []).map(tag => span('tag', tag));
    const holder = span('holder', span('tags', ...worn), smallCard(card, 'full'));
    if (zone.open) holder.append(cardButton(card, zone, say));
    inner.append(holder);
  }
  for (let back = 0; back < Math.min(zone.backs ?? 0, 4); back++) inner.append(smallCard(null));
  if (!inner.children.length) inner.append(make('span', { className: 'card empty' }));
  const label = [zone.label, zone.note].filter(Boolean).join(' · ');
  element.replaceChildren(...tags(zone), inner, ...(label ? [make('span', { className: 'label', textContent: label })] : []));
  return element;
}

// A row of cards: the place takes what is lifted, and where its cards can be lifted each is a button.
function row(old, zone, say) {
  const element = old?.matches('.line') ? old : make('div', { className: 'line' }, place(null, zone, say, 'row'), make('div', { className: 'cards' }));
  const [button, inner] = element.children;
  place(button, zone, say, 'row');
  const cards = zone.cards ?? [];
  const parts = [zone.no || zone.tag, zone.label, zone.note].filter(Boolean);
  const said = make('span', { className: zone.no ? 'said no' : 'said', textContent: parts.join(' · ') });
  button.replaceChildren(zone.open ? '' : fan(cards, 'wide'), said);
  attributes(element, { 'data-open': zone.open });
  inner.hidden = !zone.open;
  keyed(inner, zone.open ? cards : [], card => card.id, (was, card) => {
    const holder = was ?? make('span', { className: 'holder' }, cardButton(card, zone, say));
    const one = cardButton(card, zone, say, holder.firstElementChild);
    if (one.dataset.face !== card.face) { one.dataset.face = card.face; one.replaceChildren(smallCard(card)); }
    attributes(one, { 'data-new': card.new, 'data-out': card.out });
    return holder;
  });
  return element;
}

function cardButton(card, zone, say, old) {
  const element = old ?? make('button', { type: 'button', className: 'lifts' });
  attributes(element, { 'aria-label': card.name, 'aria-pressed': String(!!card.up) });
  element.onclick = () => {
    attributes(element, { 'aria-pressed': String(element.getAttribute('aria-pressed') !== 'true') });
    say({ do: 'tap', card: card.id, zone: zone.key });
  };
  return element;
}

function showMeter(meter) {
  $('meter').hidden = !meter;
  if (!meter) return;
  const [bar, said, need] = $('meter').children;
  bar.firstElementChild.style.setProperty('--part', Math.min(1, meter.have / Math.max(1, meter.need)));
  attributes(bar, { 'data-enough': meter.have >= meter.need });
  text(said, meter.text);
  text(need, String(meter.need));
}

export function showParts(parts = []) {
  const element = $('parts');
  element.hidden = !parts.length;
  element.replaceChildren(...parts.map(part => {
    const cards = make('span', { className: 'fan middle' });
    for (const card of part.cards ?? []) cards.append(smallCard(card));
    for (let back = 0; back < Math.min(part.backs ?? 0, 7); back++) cards.append(smallCard(null));
    attributes(cards, { 'data-best': part.best });
    return make('div', {}, make('b', { textContent: part.title }), cards, make('span', { textContent: part.text ?? '' }));
  }));
}

// Melds and places of the others, for the sheet.
export function others(groups) {
  const shown = groups.away.filter(zone => zone.side >= 0 && zone.cards?.length);
  return shown.map(zone => {
    const count = make('b', { textContent: zone.count || zone.cards.length });
    const label = span('label', zone.label || zone.name);
    const seen = span('seen', shapeOf(zone.side), label, fan(zone.cards.slice(-7), 'tiny'), count);
    seen.setAttribute('aria-hidden', 'true');
    return make('li', {}, span('heard', zone.name), seen);
  });
}
