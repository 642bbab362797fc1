// Keeps the connection: joins with the key behind #, comes back after every break, sends gestures.

import { loadPictures } from './dom.js';
import { isFar, isWide, loadTexts, onWide, speak, words } from './words.js';
import { asked, closed, lost, show, start } from './show.js';

const VERSION = 1;
const HERE = 15_000, ANSWER = 5_000, ASLEEP = 20_000, LATE = 400;
const FIRST_PAUSE = 250, LONGEST_PAUSE = 4_000;
const KEY = 'seat';
const CLOSED = { 4000: 'gone', 4001: 'unknown', 4003: 'version' };

let socket, key = '', pause = 0, isOver = false, hiddenAt = 0;
let again, late, unanswered;

function stored(kind) {
  try { return kind.getItem(KEY) ?? ''; } catch { return ''; }
}

// Of this tab first: two seats on one tablet each have a tab of their own.
function keep(given) {
  key = given;
  for (const kind of ['sessionStorage', 'localStorage']) {
    try {
      if (given) window[kind].setItem(KEY, given);
      else if (stored(window[kind])) window[kind].removeItem(KEY);
    } catch { /* A private tab keeps it as long as it is open. */ }
  }
}

function takeKey() {
  const given = location.hash.slice(1);
  if (given) history.replaceState(null, '', location.pathname);
  try { keep(given || stored(sessionStorage) || stored(localStorage)); } catch { key = given; }
}

function send(message) {
  if (socket?.readyState !== WebSocket.OPEN) { comeBack(); return; }
  socket.send(JSON.stringify(message));
  if (message.do !== 'here') unanswered ??= setTimeout(anew, ANSWER);
}

function heard() {
  clearTimeout(unanswered); clearTimeout(late);
  unanswered = late = undefined;
  pause = 0;
}

function join() {
  clearTimeout(again);
  if (!key) { closed('none'); return; }
  isOver = false;
  const mine = socket = new WebSocket(`${isFar ? 'wss' : 'ws'}://${location.host}/ws`);
  mine.onopen = () => mine.send(JSON.stringify({ do: 'join', key, v: VERSION, is_wide: isWide() }));
  mine.onmessage = event => { if (mine === socket) hear(read(event.data)); };
  mine.onclose = event => { if (mine === socket) onClosed(event.code); };
}

// The number below the code of a seat is told its key; *refused* hears why not.
function knock(number, refused) {
  const mine = new WebSocket(`${isFar ? 'wss' : 'ws'}://${location.host}/ws`);
  mine.onopen = () => mine.send(JSON.stringify({ do: 'knock', number, v: VERSION }));
  mine.onerror = () => refused(words('lost'));
  mine.onmessage = event => {
    const message = JSON.parse(event.data);
    if (message.is !== 'key') { refused(message.text); return; }
    keep(message.key);
    join();
  };
}

// A phone paints suits among words as little pictures of its own, unless it is told not to.
function read(text) {
  return JSON.parse(text.replace(/[\u2660\u2663\u2665\u2666](?!\uFE0E)/g, '$&\uFE0E'));
}

function hear(message) {
  heard();
  if (message.is === 'table') show(message);
  else if (message.is === 'key') keep(message.key);
  else if (message.is === 'gone') { isOver = !message.waits; closed('gone', message); }
}

function onClosed(code) {
  const { [code]: why } = CLOSED;
  socket = undefined;
  if (why || isOver) {
    if (code === 4001) keep('');
    if (!isOver || why === 'version' || why === 'unknown') closed(why);
    isOver = true;
    return;
  }
  late ??= setTimeout(lost, LATE);
  again = setTimeout(join, pause);
  pause = Math.min(pause * 2 || FIRST_PAUSE, LONGEST_PAUSE);
}

// At once, whatever was waited for.
function comeBack() {
  if (isOver || socket?.readyState <= WebSocket.OPEN) return;
  pause = 0;
  join();
}

// A socket that no more answers is left; the table takes the next one in its place.
function anew() {
  if (isOver) return;
  const old = socket;
  socket = undefined;
  old?.close();
  heard();
  late = setTimeout(lost, LATE);
  join();
}

function onSeen() {
  if (document.hidden) { hiddenAt = Date.now(); return; }
  if (hiddenAt && Date.now() - hiddenAt > ASLEEP) { hiddenAt = 0; anew(); } else comeBack();
}

start({
  send,
  knock: isFar ? undefined : knock,
  again: () => { isOver = false; pause = 0; if (socket) anew(); else join(); },
  forget: () => { keep(''); isOver = true; socket?.close(); socket = undefined; },
});
takeKey();
await Promise.all([loadTexts(), loadPictures('/cards.svg'), loadPictures('/pictures.svg')]);
speak();
// Another code may have been scanned meanwhile. Nothing joins before: what is told then can be shown.
if (location.hash.length > 1) takeKey();
setInterval(() => { if (!document.hidden && socket?.readyState === WebSocket.OPEN) send({ do: 'here' }); }, HERE);
document.addEventListener('visibilitychange', onSeen);
addEventListener('online', comeBack);
addEventListener('pageshow', comeBack);
addEventListener('hashchange', () => { if (location.hash.length > 1) { takeKey(); asked(); anew(); if (!socket) join(); } });
onWide(() => send({ do: 'wide', is_wide: isWide() }));

join();
