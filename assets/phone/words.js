// The few texts of the page that are in no message, and how much room there is.

import { make, read } from './dom.js';

let texts = {};

export async function loadTexts() {
  texts = await (await fetch('/texts.json')).json();
}

// Whoever comes through a tunnel is not at home, and is told some things otherwise.
export const isFar = location.protocol.startsWith('https');

export function words(key, slots = {}) {
  return ((isFar && texts[`far_${key}`]) || texts[key] || '').replace(/\{(\w+)\}/g, (all, slot) => slots[slot] ?? all);
}

// Sections get their names, and their headings, which only readers find.
export function speak() {
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = words(element.dataset.text);
  for (const element of document.querySelectorAll('[data-words]')) {
    element.setAttribute('aria-label', words(element.dataset.words));
  }
}

// A sentence that begins with a player's name has the name in bold.
export function sentence(element, said, names) {
  if (element.dataset.said === said) return;
  element.dataset.said = said;
  element.hidden = !said;
  const name = names.find(one => one && said.startsWith(one) && !/[\p{L}\p{N}]/u.test(said[one.length] ?? ' '));
  const seen = name ? [make('b', { textContent: name }), said.slice(name.length)] : [said];
  element.replaceChildren(...read(said, ...seen));
}

const wide = matchMedia('(min-width: 700px) and (min-height: 600px)');
const across = matchMedia('(orientation: landscape) and (max-height: 560px)');
export const isWide = () => wide.matches;
export const isAcross = () => across.matches;
export const onWide = told => wide.addEventListener('change', told);
