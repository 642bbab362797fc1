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
    if (height < 48 || width < 48) wrong.push(`${name(button)}: ${width} × ${height}`);
    if (button.scrollWidth > button.clientWidth + 1) wrong.push(`${name(button)} is cut`);
  }
  for (const said of shown('.words, .who > span, .label, .said, .tag, .what b, #name, #need, #facts, #beside')) {
    const mayEnd = said.matches('#name, .who > span, .pile .tag');
    const isCut = getComputedStyle(said).overflowX !== 'visible';
    if (isCut && said.scrollHeight > said.clientHeight + 1) wrong.push(`${said.textContent} is cut below`);
    if (isCut && !mayEnd && said.scrollWidth > said.clientWidth + 1) wrong.push(`${said.textContent} is cut`);
  }
  for (const card of shown('.place .card')) {
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(card);
    const around = outlineStyle === 'none' ? 0 : parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const below = Math.max(around, card.hasAttribute('data-thick') ? 4 : 0);
    const edge = box(card);
    for (const said of card.closest('.place').querySelectorAll('.label, .said')) {
      const words = document.createRange();
      words.selectNodeContents(said);
      // Letters leave the uppermost and lowest part of their line free.
      const {left, right, ...line} = box(words).toJSON();
      const text = {left, right, width: right - left, top: line.top + line.height / 5, bottom: line.bottom - line.height / 6};
      const isBeside = text.left > edge.right + around || text.right < edge.left - around;
      if (text.width && !isBeside && text.top < edge.bottom + below && text.bottom > edge.top - around) wrong.push(`${said.textContent} is met by what lies above`);
    }
  }
  // What a finger meets; each card of a large hand may be narrower, and is higher.
  for (const control of shown('button:not(#hand .own), input, [role=button]')) {
    const {width, height} = box(control);
    if (height < 43.9 || width < 43.9) wrong.push(`${name(control)}: ${width} × ${height}`);
  }
  return {wrong, scrolls, cards: cards.length};
}
