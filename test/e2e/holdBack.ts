import type { BrowserContext, Page, Route } from '@playwright/test';

/** The part of a call that is held back: the request, the answer to a request that was sent at once, or a failure. */
type Held = 'request' | 'answer' | 'failure';

/** Holds back requests to an address until they are released; resolves when a request is sent. */
export async function holdBack(on: Page | BrowserContext, address: string | RegExp, held: Held = 'request') {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await on.route(address, async (route: Route) => {
    ask();
    const response = held === 'answer' ? await route.fetch() : null;
    await released;
    if (response !== null) await route.fulfill({ response });
    else if (held === 'failure') await route.abort();
    else await route.continue();
  });
  return { asked, release };
}
