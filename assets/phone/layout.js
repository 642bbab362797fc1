// How the hand lies: in rows, so that each card shows a strip that a finger meets. Pure: numbers in, numbers out.

const RATIO = 1.4;
const LEAST_STRIP = 44, LEAST_BEYOND = 40, LEAST_HIGH = 56;
const FEW = 15, ROOM_FOR_FEW = 330;

// Where each card lies: ranks are what must not be parted, in the order of the hand.
export function handLayout(ranks, wide, high, { across = false } = {}) {
  const count = ranks.length;
  if (!count) return { width: 0, height: 0, places: [], overflow: 0 };
  const tries = columnsToTry(count, wide, high, across);
  const made = tries.map(columns => fitted(ranks, columns, wide, high, across));
  return made.find(one => !one.overflow) ?? made.at(-1);
}

// So many pixels a hand needs at least, for as many rows as it will have.
export function leastHeight(count, wide, across) {
  if (!count) return 0;
  const rows = Math.ceil(count / mostColumns(count, wide, across));
  return Math.ceil((rows - 1) * LEAST_HIGH + (rows > 1 ? 62 : 84) * RATIO);
}

function mostColumns(count, wide, across) {
  const strip = count > 26 ? LEAST_BEYOND : LEAST_STRIP;
  const most = Math.max(1, Math.floor((wide - 66) / strip) + 1);
  return across || wide >= 560 ? most : Math.min(most, 7);
}

function columnsToTry(count, wide, high, across) {
  const most = mostColumns(count, wide, across);
  const beyond = count > 26 ? Math.floor((wide - 60) / LEAST_BEYOND) + 1 : most;
  if (across || wide >= 560) {
    const rows = Math.ceil(count / most);
    const wanted = count > 7 ? Math.max(rows, 2) : 1;
    return [Math.max(1, Math.ceil(count / wanted)), most, beyond];
  }
  const few = count <= FEW && (high >= ROOM_FOR_FEW || count <= 5);
  return few ? [Math.min(5, count), most] : [Math.min(most, count), beyond];
}

function fitted(ranks, columns, wide, high, across) {
  const rows = inRows(ranks, columns);
  const longest = Math.max(...rows.map(row => row.length));
  const widest = across ? (rows.length === 1 && longest <= 5 ? 112 : 88) : wide >= 560 ? 132 : longest <= 4 && rows.length === 1 ? 136 : 102;
  const strip = Math.max(ranks.length > 26 ? LEAST_BEYOND : LEAST_STRIP, Math.floor(0.9 * wide / longest));
  let width = Math.min(widest, longest > 1 ? wide - (longest - 1) * Math.min(strip, 0.62 * widest + 12) : wide);
  const room = high - (rows.length - 1) * LEAST_HIGH;
  width = Math.floor(Math.max(60, Math.min(width, room / RATIO)));
  const height = Math.round(width * RATIO);
  const step = longest > 1 ? Math.min(width + 6, (wide - width) / (longest - 1)) : 0;
  const free = rows.length > 1 ? (high - height) / (rows.length - 1) : 0;
  const down = Math.max(LEAST_HIGH, Math.min(free, height + 4));
  const used = height + (rows.length - 1) * down;
  const top = Math.max(0, high - used);
  const places = [];
  const ends = rows.map(row => (row.length - 1) * step + width);
  const left = wide >= 560 ? Math.max(0, (wide - Math.max(...ends)) / 2) : 0;
  rows.forEach((row, line) => {
    row.forEach((_, column) => {
      const isEnd = column === row.length - 1;
      const isWhole = line === rows.length - 1 || isEnd && ends[line + 1] <= column * step + 8;
      places.push({
        x: left + column * step, y: top + line * down, line, isEnd,
        wide: isEnd ? width : Math.min(step, width), high: isWhole ? height : Math.min(down, height),
      });
    });
  });
  return { width, height, step, down, rows: rows.length, places, overflow: Math.max(0, Math.ceil(used - high)), used };
}

// As few rows as can be, none longer than *most*; a rank is parted only where that saves a row, and of
// what is equally good the row below is the longer one.
function inRows(ranks, most) {
  const count = ranks.length, wanted = Math.ceil(count / most);
  const memo = new Map();
  const best = (from, rows) => {
    const left = count - from;
    if (!rows) return left ? null : { cost: 0, lengths: [] };
    if (left > rows * most || left < rows) return null;
    const key = from * 64 + rows;
    if (memo.has(key)) return memo.get(key);
    let found = null;
    for (let length = Math.min(most, left); length >= 1; length--) {
      const rest = best(from + length, rows - 1);
      if (!rest) continue;
      const end = from + length;
      const parted = end < count && ranks[end] === ranks[end - 1] ? 1000 : 0;
      const cost = rest.cost + parted + (count / wanted - length) ** 2 + length * rows * 0.01;
      if (!found || cost < found.cost) found = { cost, lengths: [length, ...rest.lengths] };
    }
    memo.set(key, found);
    return found;
  };
  const lengths = best(0, wanted)?.lengths ?? [count];
  let at = 0;
  return lengths.map(length => ranks.slice(at, at += length));
}

// The runs of lifted cards that lie beside each other in a row, as boxes around what is seen of them.
export function runs(places, isUp) {
  const boxes = [];
  places.forEach((place, number) => {
    if (!isUp(number)) return;
    const last = boxes.at(-1);
    const follows = last && last.end === number - 1 && last.line === place.line;
    if (follows) { last.wide = place.x + place.wide - last.x; last.end = number; }
    else boxes.push({ x: place.x, y: place.y, wide: place.wide, high: place.high, line: place.line, end: number });
  });
  return boxes;
}
