// Whole pages in the place of the table: joined, no cards any more, not connected yet; and the sheet of choices.

import { $, attributes, make, picture, read, span, text } from './dom.js';
import { SIZES, choices, choose } from './choices.js';
import { isMany } from './own.js';
import { others, shapeName, shapeOf } from './zones.js';
import { tell } from './voice.js';
import { words } from './words.js';

// Who somebody is at a glance: the shape of the side in its colour, with the picture or the initial in it.
export function portrait(element, name, art, side) {
  const wanted = art && $(`portrait-${art}`) ? art : '';
  const known = `${wanted}/${name}/${side}`;
  if (element.dataset.face === known) return;
  element.dataset.face = known;
  attributes(element, { 'data-shape': shapeName(side), 'data-art': wanted });
  element.replaceChildren(shapeOf(side, 'ground'), wanted ? picture(`portrait-${wanted}`, 'drawn') : make('b', { textContent: [...name][0] ?? '' }));
}

function face(name, art, side) {
  const element = make('div', { className: 'portrait large', ariaHidden: 'true' });
  portrait(element, name, art, side);
  return element;
}

const button = (key, press, className = 'gold', slots = {}) => make('button', { type: 'button', className, textContent: words(key, slots), onclick: press });

function page(...parts) {
  const element = $('page'), before = element.hidden ? '' : element.querySelector('h1')?.textContent;
  const at = [...element.querySelectorAll('button, input')].indexOf(document.activeElement);
  element.hidden = false;
  $('play').hidden = true;
  element.replaceChildren(...parts.filter(Boolean));
  $('sheet').close?.();
  // A reader hears what page it is, and stays where it was on the same one.
  const head = element.querySelector('h1');
  head?.setAttribute('tabindex', '-1');
  const stays = before === head?.textContent;
  const next = stays ? element.querySelectorAll('button, input')[at] : head;
  next?.focus({ preventScroll: true });
}

export function leavePage() {
  $('page').hidden = true;
  $('play').hidden = false;
}

function sizes() {
  const group = make('div', { className: 'sizes', role: 'group', ariaLabel: words('sizes') }, make('span', { textContent: words('sizes') }));
  for (const size of Object.keys(SIZES)) {
    const one = make('button', { type: 'button', textContent: 'A', className: size, ariaLabel: words(`size_${size}`) });
    one.setAttribute('aria-pressed', String(choices().size === size));
    one.onclick = () => {
      choose({ size });
      for (const other of group.querySelectorAll('button')) other.setAttribute('aria-pressed', String(other === one));
    };
    group.append(one);
  }
  return group;
}

export function joined(name, art, side, { show, notMe }) {
  page(
    face(name, art, side), make('h1', { textContent: words('you_are', { name }) }), make('p', { textContent: words('private') }), sizes(),
    button('show', show), button('not_me', notMe, 'link', { name }), make('p', { className: 'quiet', textContent: words('stays') }),
  );
}

// Where no camera scans the code, the number below it is typed; what is wrong with it is said there.
function numberForm(knock) {
  const said = make('p', { className: 'refused', id: 'refused' });
  const field = make('input', { type: 'text', inputMode: 'numeric', autocomplete: 'off', maxLength: 7, id: 'number', 'aria-describedby': 'refused' });
  const take = () => {
    const number = field.value.replace(/\D/g, '');
    if (number.length === 6) knock(number, why => { said.textContent = why; field.select(); attributes(field, { 'aria-invalid': 'true' }); tell(why); });
    else field.focus();
  };
  field.onkeydown = event => { if (event.key === 'Enter') take(); };
  field.oninput = () => { said.textContent = ''; attributes(field, { 'aria-invalid': null }); };
  const label = make('label', { htmlFor: 'number', textContent: words('type_number') });
  return make('div', { className: 'number' }, label, field, said, button('take_seat', take));
}

export function gone({ name, art, side, title, note, act, press, typed }) {
  page(
    name && face(name, art, side), make('h1', { textContent: title }),
    note && make('p', { textContent: note }), typed && numberForm(typed), act && button(act, press),
  );
}

export function connecting() {
  page(make('p', { className: 'wait', textContent: words('connecting') }));
  tell(words('connecting'));
}

// What is seldom wanted: the melds of the others, what happened, how the page looks.
export function openSheet(message, groups, acts, say) {
  const sheet = $('sheet');
  const close = button('done', () => sheet.close(), 'gold');
  const wide = [];
  for (const act of acts) wide.push(make('button', { type: 'button', className: 'plain', textContent: act.text, onclick: () => { sheet.close(); act.press(); } }));
  const melds = others(groups);
  const turns = (message.turns ?? []).map(turn => make('li', {}, ...read(turn.text)));
  const toggle = (key, name) => {
    const one = make('button', { type: 'button', className: 'plain', textContent: words(key) });
    one.setAttribute('aria-pressed', String(choices()[name]));
    one.onclick = () => { choose({ [name]: !choices()[name] }); one.setAttribute('aria-pressed', String(choices()[name])); };
    return one;
  };
  const call = code => { sheet.close(); say({ do: 'react', code }); };
  const calls = (message.reactions ?? []).map(([code, called]) => make('button', { type: 'button', className: 'plain', textContent: called, onclick: () => call(code) }));
  const notes = (message.notes ?? []).map(note => make('li', {}, ...read(note)));
  const stands = (message.stands ?? []).map(said => make('li', {}, ...read(said)));
  const parts = [
    ...wide, isMany() || choices().byRank ? toggle('by_rank', 'byRank') : null, toggle('left', 'left'), sizes(),
    ...(calls.length ? [make('h2', { textContent: words('react') }), ...calls] : []),
    ...(stands.length ? [make('h2', { textContent: words('stands') }), make('ul', { className: 'notes' }, ...stands)] : []),
    ...(notes.length ? [make('h2', { textContent: words('table') }), make('ul', { className: 'notes' }, ...notes)] : []),
    ...(melds.length ? [make('h2', { textContent: words('others') }), make('ul', { className: 'others' }, ...melds)] : []),
    ...(turns.length ? [make('h2', { textContent: words('happened') }), make('ol', {}, ...turns)] : []),
  ];
  sheet.replaceChildren(...parts.filter(Boolean), close);
  if (sheet.showModal) { if (!sheet.open) sheet.showModal(); } else sheet.setAttribute('open', '');
}

export function showQuestion(asked, side) {
  const element = $('question');
  element.hidden = !asked;
  if (!asked) return;
  const small = make('span', { className: 'portrait', ariaHidden: 'true' });
  portrait(small, asked.by, asked.picture, side);
  const rows = (asked.facts ?? []).map(([what, much]) => make('div', {}, make('dt', { textContent: what }), make('dd', {}, ...read(much))));
  element.className = 'paper';
  element.replaceChildren(
    make('div', { className: 'asker' }, small, make('p', {}, make('span', { textContent: asked.by }), make('strong', { textContent: asked.text }))),
    ...(rows.length ? [make('dl', {}, ...rows)] : []), ...(asked.note ? [make('p', { className: 'quiet', textContent: asked.note })] : []),
  );
}

// What the columns are, for readers.
function totalsHead() {
  const column = name => make('th', { scope: 'col' }, span('heard', words(name)));
  return make('tr', { className: 'columns' }, make('td'), column('deal'), column('total'));
}

export function showTotals(message) {
  const element = $('totals'), rows = message.totals ?? [];
  element.hidden = !rows.length;
  element.replaceChildren(...(rows.length ? [make('h2', { textContent: message.title || '' }), make('table', {}, totalsHead(), ...rows.map(row => {
    const total = make('td', {}, make('strong', {}, ...read(row.total)));
    const deal = make('td', {}, ...read(row.deal ?? ''));
    const line = make('tr', {}, make('th', { scope: 'row', textContent: row.names }), deal, total);
    line.toggleAttribute('data-won', !!row.won);
    return line;
  }))] : []));
}

export function showLost(isLost) {
  const element = $('lost');
  element.hidden = !isLost;
  text($('need'), isLost ? words('not_connected') : $('need').dataset.said ?? '');
  element.replaceChildren(...(isLost ? [
    make('h2', { textContent: words('lost') }), make('p', { textContent: words('lost_note') }),
    make('p', { className: 'help', textContent: words('same_wifi') }),
  ] : []));
}
