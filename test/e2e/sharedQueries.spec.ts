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
  const asked: Request[] = [];
  const waiting = new Set<Request>();
  page.on('request', (request) => {
    waiting.add(request);
    if (request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/v1/'))
      asked.push(request);
  });
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => {
    waiting.delete(request);
    // A page that was left gave up its request: its answer is still missing.
    if (asked.includes(request)) asked.splice(asked.indexOf(request), 1);
  });
  // The clock stands still: all answers are of this moment.
  await page.clock.setFixedTime(Date.now());
  await signInAs('anna.mueller');
  for (const path of [...pages, ...pages]) {
    await visit(page, path);
    await expect.poll(() => waiting.size).toBe(0);
  }

  const paths = asked.map((request) => new URL(request.url()).pathname.replace(/\d{6,}/, 'id'));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((one, index) => paths.indexOf(one) !== index)).toEqual([]);
});
