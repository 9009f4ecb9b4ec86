import type { Page, Request } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import { expectLoaded } from './expectLoaded.ts';
import { followLink } from './goTo.ts';
import { expect, test } from './portalTest.ts';

/** Pages whose parts share queries, in the order in which a customer could visit them. */
const pages = ['/', '/documents', '/claims', '/myAccount', '/myAccount/sessions', '/contract', '/contact'];

/** Goes to a page of the open portal, as a link does. */
async function visit(page: Page, path: string): Promise<void> {
  await followLink(page, path);
  await expectLoaded(page);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test.use({ keepsDrafts: true });

test('neither the start nor a return to a page asks twice for what is a second old', async ({
  page,
  signInAs,
}) => {
  await askAlone(page);
  const asked: string[] = [];
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    waiting.add(request);
    if (request.method() === 'GET' && pathname.startsWith('/api/v1/'))
      asked.push(pathname.replace(/\d{6,}/, 'id'));
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
  // The clock stands still: all answers are of this moment.
  await page.clock.setFixedTime(Date.now());
  await signInAs('anna.mueller');
  for (const path of [...pages, ...pages]) {
    await visit(page, path);
    // A page that is left before its last answer may ask again.
    await expect.poll(() => waiting.size).toBe(0);
  }

  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((one, index) => asked.indexOf(one) !== index)).toEqual([]);
});
