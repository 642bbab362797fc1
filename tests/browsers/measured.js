// What is too small, covered, cut or beside the page.
() => {
  const box = element => element.getBoundingClientRect();
  const shown = selector => [...document.querySelectorAll(selector)].filter(e => e.offsetParent);
  const name = element => element.getAttribute('aria-label') || element.textContent;
  const space = box(document.querySelector('#space'));
  const scrolls = document.querySelector('#space').hasAttribute('data-over');
  const cards = shown('#hand .own');
  const wrong = [];
  if (document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
  for (const part of ['#play', '#own', '#bar', '#table']) {
    const found = document.querySelector(part);
    if (found.scrollWidth > found.clientWidth + 1) wrong.push(`${part} is wider than it may be`);
  }
  const [strip, high] = cards.length > 26 ? [39.9, 55.9] : [43.9, 55.9];
  for (const card of cards) {
    const {x, y, width, height} = box(card);
    if (width < strip || height < high) wrong.push(`${name(card)}: ${width} × ${height}`);
    if (scrolls) continue;
    if (x < -1 || x + width > innerWidth + 1) wrong.push(`${name(card)} is beside the page`);
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    if (there !== card) wrong.push(`${name(card)} is not what is met in its middle`);
  }
  for (const button of shown('#bar button')) {
    const {y, width, height} = box(button);
    if (y + height > innerHeight + 1) wrong.push(`${name(button)} is below the page`);
    if (height < 44 || width < 44) wrong.push(`${name(button)}: ${width} × ${height}`);
    if (button.scrollWidth > button.clientWidth + 1) wrong.push(`${name(button)} is cut`);
  }
  for (const place of shown('.place[data-lit], .place[data-best], #more, .lifts')) {
    const {width, height} = box(place);
    if (height < 39 || width < 44) wrong.push(`${name(place)}: ${width} × ${height}`);
  }
  return {wrong, scrolls, cards: cards.length};
}
