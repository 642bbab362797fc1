// What a screen reader says by itself: one polite region, in which every text stands once.

import { $, aloud } from './dom.js';

const GATHERED = 150, READ = 10_000;

let waiting = [], spoken = {}, soon, later;

// What comes together is said in one piece, in the order in which it was told.
export function tell(text) {
  if (!text || waiting.includes(text)) return;
  waiting.push(text);
  clearTimeout(soon);
  soon = setTimeout(speakUp, GATHERED);
}

function speakUp() {
  const said = waiting.join(' ');
  waiting = [];
  clearTimeout(later);
  // The same words again are news only to a region that was empty.
  $('heard').textContent = '';
  requestAnimationFrame(() => { $('heard').textContent = said; });
  // Whoever goes through the page later finds nothing twice.
  later = setTimeout(() => { $('heard').textContent = ''; }, READ);
}

// Says what is new of each kind: an answer first, then what happened, then what is due. An answer
// is said again where the same was asked for again.
export function tellNews(news, isAnswer) {
  for (const [kind, text = ''] of Object.entries(news)) {
    if (text !== spoken[kind] || isAnswer && kind === 'answer') tell(aloud(text));
    spoken[kind] = text;
  }
}

// What was said before counts no more: other cards are shown.
export function beginAnew() { spoken = {}; }
