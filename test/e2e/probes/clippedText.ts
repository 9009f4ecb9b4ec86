/**
 * A9, runs in the page: lists texts that are cut off by their box or overlap another text. Hidden texts for screen readers and scrolling or
 * sticky parts are exempt.
 */
export function clippedText(): readonly string[] {
  const short = (text: string) => `"${text.trim().slice(0, 40)}"`;
  const isFree = (element: Element): boolean => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, clipPath, overflowY, backgroundColor } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (position === 'fixed' || position === 'sticky' || clipPath !== 'none') return true;
      // A panel that opened over the page.
      if (position === 'absolute' && backgroundColor !== 'rgba(0, 0, 0, 0)') return true;
      if (overflowY === 'auto' || overflowY === 'scroll' || width <= 1 || height <= 1) return true;
      if (at.matches('[aria-hidden=true], [hidden], option, svg')) return true;
    }
    return !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: { readonly text: string; readonly box: DOMRect; readonly element: Element }[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (element === null || text.trim() === '' || isFree(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) texts.push({ text, box, element });
  }

  const cut = texts.filter(({ box, element }) => {
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const outer = at.getBoundingClientRect();
      if (box.right > outer.right + 2 || box.left < outer.left - 2) return true;
      if (box.bottom > outer.bottom + 4 || box.top < outer.top - 4) return true;
    }
    return false;
  });
  const over = texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other) => {
      const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const isOver = width > 3 && height > Math.min(one.box.height, other.box.height) / 2;
      return isOver && one.element !== other.element
        ? [`${short(one.text)} lies over ${short(other.text)}`]
        : [];
    }),
  );
  return [...new Set([...cut.map(({ text }) => `${short(text)} is cut off`), ...over])];
}
