import type { Page } from '@playwright/test';

/**
 * Has every page that opens from now on translated as Chrome's translator does: each text node gives way to two elements with the
 * translation, also each that is drawn later, and the language of the page changes. The translation ends with a space of no width, which
 * Playwright leaves out of names and texts, so that a test finds each part by its German name.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.addInitScript(translate);
}

/** Text as it was before the translation. */
export function readOriginal(text: string | null): string {
  return (text ?? '').replaceAll('\u200b', '');
}

/** Runs in the page. */
function translate(): void {
  const isLeft = (element: Element | null) =>
    element === null || element.closest('script, style, title, textarea, template, [translate=no]') !== null;
  function translateText(text: Text): void {
    if (!/\p{L}/u.test(text.data) || text.data.endsWith('\u200b') || isLeft(text.parentElement)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `${text.data}\u200b`;
    outer.append(inner);
    text.replaceWith(outer);
  }
  function translateBelow(node: Node): void {
    if (node instanceof Text) return translateText(node);
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    texts.forEach(translateText);
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'childList' ? addedNodes : [target])
        if (node.isConnected) translateBelow(node);
  }).observe(document, { subtree: true, childList: true, characterData: true });
  document.addEventListener('DOMContentLoaded', () => {
    translateBelow(document.body);
    document.documentElement.lang = 'en';
    document.documentElement.classList.add('translated-ltr');
  });
}
