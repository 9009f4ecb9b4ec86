import type { Page } from '@playwright/test';

const regions = '[aria-live], output, [role=status], [role=alert], [role=log]';
/** Regions that interrupt a screen reader. */
export const assertive = '[aria-live=assertive], [role=alert]';

let recorders = 0;

/**
 * A12: records the texts of the live regions from now on, each as often as it is announced, also across reloads. The returned function
 * lists all texts so far.
 */
export async function recordAnnouncements(page: Page, which = regions): Promise<() => readonly string[]> {
  const said: string[] = [];
  recorders += 1;
  const name = `said${recorders}`;
  await page.exposeFunction(name, (text: string) => said.push(text));
  await page.addInitScript(listenIn, [which, name] as const);
  await page.evaluate(listenIn, [which, name] as const);
  return () => said;
}

/** Runs in the page. */
function listenIn([selector, tell]: readonly [selector: string, tell: string]): void {
  const words = new Map<Element, string>();
  const listen = (speak: boolean): void => {
    for (const region of document.querySelectorAll(selector)) {
      const text = region.textContent.trim();
      const isQuiet = region.getAttribute('aria-live') === 'off' || !region.checkVisibility();
      if (speak && !isQuiet && text !== '' && text !== words.get(region)) Reflect.get(window, tell)(text);
      words.set(region, text);
    }
  };
  listen(false);
  new MutationObserver(() => listen(true)).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}
