// Elements: made, changed only where something differs, and kept by a key from one message to the next.

const NS = 'http://www.w3.org/2000/svg';

export const $ = id => document.getElementById(id);

export function make(tag, properties = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name in element) element[name] = value;
    else element.setAttribute(name, value);
  }
  element.append(...children.filter(child => child != null && child !== ''));
  return element;
}

// A span with elements or words in it; what is empty is left out.
export const span = (className, ...inside) => make('span', { className }, ...inside);

export function drawn(tag, attributes = {}, ...children) {
  const element = document.createElementNS(NS, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

let inWords = {};

// Which texts have signs, and what is heard in their place.
export function hearAs(pairs) { inWords = Object.fromEntries(pairs ?? []); }

export const aloud = said => inWords[said] ?? said;

// What is *said*: to the eye as it is, or as *shown*; to readers in words.
export function read(said, ...shown) {
  const seen = shown.length ? shown : [said];
  if (aloud(said) === said) return seen;
  return [span('heard', aloud(said)), make('span', { ariaHidden: 'true' }, ...seen)];
}

export function text(element, wanted) {
  const whole = aloud(wanted) === wanted ? wanted : aloud(wanted) + wanted;
  if (element.textContent !== whole) element.replaceChildren(...read(wanted));
  element.hidden = !wanted;
}

// False, empty or nothing takes an attribute away.
export function attributes(element, values) {
  for (const [name, value] of Object.entries(values)) {
    if (value === false || value == null || value === '') element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) {
      element.setAttribute(name, value === true ? '' : value);
    }
  }
}

// The children of parent become those of the items: one that was there for the same key stays the
// same element at its place, so that it keeps the focus and moves from where it was.
export function keyed(parent, items, keyOf, build) {
  const old = new Map([...parent.children].map(child => [child.dataset.key, child]));
  let place = parent.firstElementChild;
  for (const item of items) {
    const key = String(keyOf(item));
    const element = build(old.get(key), item);
    old.delete(key);
    element.dataset.key = key;
    if (element === place) place = place.nextElementSibling;
    else {
      const had = element.contains(document.activeElement) && document.activeElement;
      parent.insertBefore(element, place);
      if (had && had !== document.body) had.focus({ preventScroll: true });
    }
  }
  for (const gone of old.values()) gone.remove();
}

const PLACES = '#hand, #bar, #groups, #melds, #large, #rows, #piles, #amount';
const inPlace = place => [...place.querySelectorAll('button, input')];

// Where *change* takes away what had the focus, its neighbour gets it, or the first thing that can be
// done: a reader would begin at the top again.
export function keepingFocus(change) {
  const had = document.activeElement, place = had?.closest?.(PLACES);
  const at = place ? inPlace(place).indexOf(had) : -1;
  change();
  if (at < 0 || had.isConnected && had.offsetParent) return;
  const left = inPlace(place);
  const next = left[Math.min(at, left.length - 1)] ?? inPlace($('bar'))[0] ?? $('name');
  next.focus({ preventScroll: true });
}

// Pictures of the two sprites, which lie hidden in the page.
export async function loadPictures(path) {
  const answer = await fetch(path);
  const parsed = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
  $('art').append(document.importNode(parsed.documentElement, true));
}

// A picture at a place of the drawing around it; squeezed where it would be wider than *widest*.
export function placed(name, x, y, height, { widest = Infinity, centred = true } = {}) {
  const symbol = $(name);
  if (!symbol) return drawn('g');
  const [left, top, wide, high] = symbol.getAttribute('viewBox').split(' ').map(Number);
  const scale = height / high;
  const squeezed = Math.min(wide * scale, widest) / wide;
  const at = centred ? x - squeezed * wide / 2 : x;
  const use = drawn('use', { href: `#${name}`, x: 0, y: 0, width: wide, height: high });
  return drawn('g', { transform: `translate(${at} ${y}) scale(${squeezed} ${scale})` }, use);
}

export function picture(name, className) {
  const box = $(name)?.getAttribute('viewBox') ?? '0 0 1 1';
  const use = drawn('use', { href: `#${name}` });
  return drawn('svg', { class: className, viewBox: box, 'aria-hidden': 'true' }, use);
}
