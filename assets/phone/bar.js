// The buttons below the hand: what can be done, the golden one at the right.

import { $, attributes, keyed, make } from './dom.js';
import { words } from './words.js';

const GOLDEN = 'primary';
const LONG = 16;

// The message's own buttons come last; before them stands what the page has beside them.
export function showBar(message, say, { hide }) {
  const acts = (message.buttons ?? []).map(button => ({ ...button, press: () => say({ do: 'press', code: button.code }) }));
  const isGolden = acts.some(act => act.role === GOLDEN && !act.off);
  const isHonest = !isGolden && acts.length === 2 && !message.undo && acts.every(act => !act.off);
  const isStacked = isHonest && (!!message.question || acts.some(act => act.text.length > LONG));
  const beside = [];
  if (message.undo) beside.push({ code: ' undo', text: message.undo, press: () => say({ do: 'undo' }) });
  if (message.hint && message.turn) beside.push({ code: ' hint', text: words('hint'), press: () => say({ do: 'hint' }) });
  if (!acts.length && !message.totals?.length) {
    const next = otherSorting(message);
    if (next && message.hand?.length) beside.push({ code: ' sort', text: words('sort'), name: next[1], press: () => say({ do: 'sort', by: next[0] }) });
    if (message.hand?.length) beside.push({ code: ' hide', text: words('hide'), press: hide });
  }
  // Where nothing is golden there is room for one more, so that a hint is at hand.
  const room = isStacked ? 0 : Math.max(message.undo && acts.length < 3 ? 1 : 0, (isGolden ? 2 : 3) - acts.length);
  const buttons = [...beside.slice(0, room), ...acts];
  attributes($('bar'), { 'data-stacked': isStacked, 'data-count': buttons.length });
  keyed($('bar'), buttons, button => button.code, (old, button) => {
    const element = old ?? make('button', { type: 'button' });
    if (element.textContent !== button.text) element.textContent = button.text;
    attributes(element, {
      'data-role': button.role ?? 'plain', 'aria-disabled': button.off ? 'true' : null,
      'aria-label': button.name, 'data-long': buttons.length > 2 && /\S{9}/.test(button.text),
    });
    element.onclick = button.press;
    return element;
  });
  return beside.slice(room);
}

export function otherSorting(message) {
  const ways = message.sortings ?? [];
  if (ways.length < 2) return null;
  const now = ways.findIndex(([by]) => by === message.sorting);
  return ways[(now + 1) % ways.length];
}

export function showOnly(text, press) {
  const element = make('button', { type: 'button', textContent: text, onclick: press });
  attributes($('bar'), { 'data-stacked': false, 'data-count': 1 });
  $('bar').replaceChildren(element);
  return element;
}
