// From a message to the page: knows no rules, no game and no words.

import { $, attributes, hearAs, keepingFocus, keyed, make, picture, span, text } from './dom.js';
import { choices, load, onChoice } from './choices.js';
import { allowSounds, announceTurn } from './sounds.js';
import { backs, fitHand, showHand } from './own.js';
import { connecting, gone, joined, leavePage, openSheet, portrait, showLost, showQuestion, showTotals } from './pages.js';
import { showBar, showOnly } from './bar.js';
import { beginAnew, tell, tellNews } from './voice.js';
import { shapeOf, showParts, showZones } from './zones.js';
import { isAcross, sentence, words } from './words.js';

const ASIDE = 120_000, CROWDED = 35, LOW = 700, MANY = 20, LOWEST = 600;

let connection, state, groups, beside = [];
let isSeated = false, isAside = false, isLost = false, wasTurn = false, isAnswered = false, idle;

export function start(given) {
  connection = given;
  load();
  onChoice(() => { if (state && !$('play').hidden) render(); });
  try { isSeated = sessionStorage.getItem('seated') === 'yes'; } catch { /* Asked again. */ }
  $('more').onclick = () => openSheet(state, groups, acts(), say);
  for (const what of ['pointerdown', 'keydown']) addEventListener(what, onTouch, { capture: true, passive: true });
  addEventListener('resize', () => { if (state && !$('play').hidden) render(); });
  onTouch();
}

// Sends a gesture; it is meant for the table that is seen.
function say(message) {
  if (isLost) return;
  isAnswered = true;
  const stamped = ['tap', 'put', 'press', 'undo', 'redo'].includes(message.do);
  connection.send(stamped ? { ...message, at: state.at } : message);
}

function setState(name) { document.body.dataset.state = name; }

export function asked() {
  isSeated = false;
  try { sessionStorage.removeItem('seated'); } catch { /* Not kept anyway. */ }
}

export function show(message) {
  state = message;
  hearAs(message.heard);
  isLost = false;
  document.documentElement.lang = message.language;
  document.title = message.turn ? `● ${words('your_turn', { name: message.you })}` : message.you;
  if (!isSeated) {
    setState('joined');
    joined(message.you, me()?.picture, message.side, { show: sitDown, notMe });
    return;
  }
  leavePage();
  render();
  tellOf(message);
  if (message.turn && !wasTurn) announceTurn();
  wasTurn = !!message.turn;
}

const me = () => state.players?.find(player => player.you);

function sitDown() {
  allowSounds();
  isSeated = true;
  isAside = false;
  try { sessionStorage.setItem('seated', 'yes'); } catch { /* As long as the page is open. */ }
  wasTurn = !!state.turn;
  leavePage();
  render();
  // What was pressed is gone: a reader goes on from the top, where the cards are said to be whose.
  if (!$('play').contains(document.activeElement)) $('name').focus({ preventScroll: true });
  beginAnew();
  tellOf(state);
}

// What comes from the table, for the ear; while the cards lie face down nothing that they show.
function tellOf(message) {
  const isDue = message.turn || message.question || message.totals?.length;
  tellNews({
    called: message.called, answer: isAside ? '' : message.said, happened: isAside ? '' : message.told, due: isDue ? message.prompt : '',
  }, isAnswered);
  isAnswered = false;
}

function notMe() {
  connection.forget();
  setState('gone');
  gone({ title: words('not_you'), note: words('scan_own'), typed: connection.knock });
}

function onTouch() {
  clearTimeout(idle);
  idle = setTimeout(layAside, ASIDE);
}

function layAside() {
  if (!state || !isSeated || $('play').hidden || isAside || !state.hand?.length) return;
  isAside = true;
  $('sheet').close?.();
  render();
}

function render() { keepingFocus(paint); }

function paint() {
  const message = state;
  const names = (message.players ?? []).map(player => player.name).concat(message.you);
  setState(isLost ? 'lost' : isAside ? 'aside' : 'open');
  attributes(document.body, {
    'data-at': message.at, 'data-turn': message.turn, 'data-crowded': isCrowded(message), 'data-lifted': (message.hand ?? []).some(card => card.up),
    'data-colours': message.four_colours === false ? 'two' : 'four', 'data-signs': message.signs ?? 'french',
    'data-asked': !!message.question, 'data-parts': !!message.parts?.length && !message.meter, 'data-ended': !!message.totals?.length,
  });
  showHead(message);
  sentence($('prompt'), message.prompt ?? '', names);
  text($('facts'), message.turn || !message.next ? message.facts ?? '' : message.next);
  text($('said'), message.said ?? '');
  attributes($('said'), { 'data-hint': !!message.hinted });
  showPlayers(message);
  groups = showZones(message, say);
  showParts(groups.laid.length ? [] : message.parts);
  showQuestion(message.question, message.players?.find(player => player.turn)?.side ?? message.side);
  showTotals(message);
  showTurns(message, names);
  showAmount(message.amount);
  showLost(isLost);
  showHand(message, say, isAside);
  showAside();
  if (isLost) showOnly(words('try_now'), connection.again);
  else if (isAside) showOnly(words('show'), sitDown).dataset.role = 'primary';
  else beside = showBar(message, say, { hide: layAside });
  $('play').style.setProperty('--bar', `${$('bar').offsetHeight}px`);
  fitHand();
}

// Where a hand leaves no room for both, melds come with the first lifted card in the place of the others.
function isCrowded(message) {
  const count = message.hand?.length ?? 0;
  const isFull = count > CROWDED && innerHeight < LOW || count > MANY && innerHeight < LOWEST && !isAcross();
  return isFull && !choices().byRank;
}

function showHead(message) {
  const own = me();
  portrait($('portrait'), message.you, own?.picture, message.side);
  text($('name'), message.you);
  const need = message.head || message.notes?.[0] || '';
  $('need').dataset.said = need;
  text($('need'), need);
  text($('beside'), need);
  // It stands over the head: beside the players it would move all cards, and move them back.
  text($('called'), message.called || '');
  attributes($('more'), { 'aria-label': words('more') });
}

function showPlayers(message) {
  const shown = (message.players ?? []).filter(player => !player.you || player.line || player.points && player.text === '');
  attributes($('players'), { 'data-count': shown.length });
  keyed($('players'), shown, player => player.name, (old, player) => {
    const element = old ?? make('li');
    attributes(element, { 'data-turn': player.turn, 'data-away': player.away });
    const said = JSON.stringify(player);
    if (element.dataset.said === said) return element;
    element.dataset.said = said;
    const bold = number => make('b', { textContent: number ?? '' });
    const points = player.points ? span('points', player.points) : '';
    const numbers = span('numbers', player.text ? bold(player.text) : '', points);
    if (player.reserve >= 0) numbers.append(make('i', { className: player.reserve ? 'reserve' : 'reserve taken' }));
    const spoken = make('span', { className: 'heard', textContent: player.spoken });
    const who = make('span', { className: 'who' }, player.text ? '' : shapeOf(player.side), make('span', { textContent: player.name }), player.away ? picture('phone-off', 'off') : '');
    const brief = player.line ? span('words', player.line) : '';
    const what = player.text ? span('what', shapeOf(player.side), numbers) : span('what', bold(player.points), brief);
    const seen = make('span', { className: 'seen', ariaHidden: 'true' }, who, what, player.text ? brief : '');
    element.replaceChildren(spoken, seen);
    return element;
  });
}

function showTurns(message, names) {
  const turns = message.turn || message.question || message.totals?.length ? [] : message.turns ?? [];
  $('turns').hidden = !turns.length;
  keyed($('turns').lastElementChild, turns.map((turn, at) => [turn, at]), ([, at]) => at, (old, [turn]) => {
    const element = old ?? make('li');
    const said = make('span');
    sentence(said, turn.text, names);
    element.replaceChildren(turn.side >= 0 ? shapeOf(turn.side) : '', said);
    return element;
  });
}

function showAmount(amount) {
  $('amount').hidden = !amount;
  if (!amount) return;
  const range = $('much');
  const choose = value => {
    const within = Math.max(amount.least, Math.min(amount.most, value));
    range.value = within;
    $('amount').querySelector('output').textContent = within;
    say({ do: 'amount', n: within });
  };
  Object.assign(range, { min: amount.least, max: amount.most, value: amount.value });
  range.oninput = () => { $('amount').querySelector('output').textContent = range.value; };
  range.onchange = () => choose(Number(range.value));
  $('amount').querySelector('label').textContent = amount.name;
  $('amount').querySelector('output').textContent = amount.value;
  for (const button of $('amount').querySelectorAll('button')) {
    const step = Number(button.dataset.step);
    button.setAttribute('aria-label', words(step < 0 ? 'less' : 'more_of_it'));
    button.onclick = () => choose(Number(range.value) + step);
  }
}

function showAside() {
  const old = document.querySelector('#space .aside');
  if (!isAside) { old?.remove(); return; }
  if (old) return;
  $('space').append(make('div', { className: 'aside' }, backs(), make('h2', { textContent: words('face_down') }), make('p', { textContent: words('why_down') })));
}

// What the sheet offers beside what stands on the bar.
function acts() {
  const more = beside.filter(one => one.code !== ' hide');
  if (state.redo) more.push({ text: state.redo, press: () => say({ do: 'redo' }) });
  for (const [by, name] of state.sortings ?? []) {
    if (by !== state.sorting) more.push({ text: name, press: () => say({ do: 'sort', by }) });
  }
  if (state.hand?.length && !isAside) more.push({ text: words('hide'), press: layAside });
  return more;
}

export function lost() {
  if (!state || !isSeated) { setState('connecting'); connecting(); return; }
  isLost = true;
  render();
  tell(words('lost'));
}

// The phone has no cards any more, or never had any.
export function closed(why, message = {}) {
  const own = state && me();
  const time = new Date().toLocaleTimeString(document.documentElement.lang || undefined, { hour: 'numeric', minute: '2-digit' });
  const pages = {
    gone: {
      name: state?.you, art: own?.picture, side: state?.side, title: message.text ?? words('unknown'),
      note: state ? words('gone_at', { time }) : '', act: message.can_ask ? 'use' : '', press: connection.again,
    },
    unknown: { title: words('unknown'), note: words('scan_own'), typed: connection.knock },
    none: { title: words('no_key'), note: words('no_key_note'), typed: connection.knock },
    version: { title: words('version'), act: 'reload', press: () => location.reload() },
  };
  gone(pages[why]);
  document.title = state?.you ?? document.title;
  state = undefined;
  $('hand').replaceChildren();
  setState('gone');
}
