// What this phone's owner chose: kept on the phone, none of it concerns the table.

const NAME = 'choices';
const USUAL = { size: 'usual', left: false, byRank: false };
export const SIZES = { small: 0.9, usual: 1, large: 1.25 };

let chosen = { ...USUAL };
let told = () => {};

export const choices = () => chosen;
export const onChoice = listener => { told = listener; };

export function choose(changes) {
  chosen = { ...chosen, ...changes };
  try { localStorage.setItem(NAME, JSON.stringify(chosen)); } catch { /* Kept as long as the page. */ }
  apply();
  told();
}

export function load() {
  try { chosen = { ...USUAL, ...JSON.parse(localStorage.getItem(NAME) ?? '{}') }; } catch { /* As usual. */ }
  apply();
}

// The text follows the phone's own size, and that of the owner is taken of it.
function apply() {
  const root = document.documentElement;
  root.dataset.size = chosen.size;
  root.toggleAttribute('data-left', chosen.left);
  root.style.removeProperty('font-size');
  const usual = parseFloat(getComputedStyle(root).fontSize);
  const factor = SIZES[chosen.size] ?? 1;
  if (factor !== 1) root.style.setProperty('font-size', `${usual * factor}px`);
}
