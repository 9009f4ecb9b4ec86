import type { Page } from '@playwright/test';

const regions = '[aria-live], output, [role=status], [role=alert], [role=log]';

/** A12: from now on, what the live regions of the page say, each text as often as it is said. The answer tells all so far. */
export async function recordAnnouncements(page: Page): Promise<() => readonly string[]> {
  const said: string[] = [];
  const name = `said${Date.now()}`;
  await page.exposeFunction(name, (text: string) => said.push(text));
  await page.evaluate(
    ([selector, tell]) => {
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
      new MutationObserver(() => listen(true)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
    },
    [regions, name] as const,
  );
  return () => said;
}
