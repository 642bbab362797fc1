// Texts that stand out too little from what they stand on, where the felt is brightest.
() => {
  const number = text => text.match(/[\d.]+/g).map(Number);
  const channel = value => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  const light = ([r, g, b]) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
  const over = ([r, g, b, a = 1], below) => [r, g, b].map((one, at) => one * a + below[at] * (1 - a));
  const probe = document.createElement('i');
  probe.style.setProperty('color', 'var(--felt0)');
  document.body.append(probe);
  const felt = number(getComputedStyle(probe).color);
  probe.remove();
  const ground = element => {
    if (element === document.body || !element) return felt;
    const own = number(getComputedStyle(element).backgroundColor);
    return own[3] === 0 ? ground(element.parentElement) : over(own, ground(element.parentElement));
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement, said = walker.currentNode.textContent.trim();
    if (!said || !element.offsetParent || element.closest('.heard, script')) continue;
    const {width, height} = element.getBoundingClientRect();
    if (width < 2 || height < 2) continue;
    const below = ground(element), ink = over(number(getComputedStyle(element).color), below);
    const [bright, dark] = [light(ink), light(below)].sort((one, other) => other - one);
    const found = (bright + 0.05) / (dark + 0.05);
    if (found < 4.5) poor.push(`${said}: ${found.toFixed(2)}`);
  }
  return poor;
}
