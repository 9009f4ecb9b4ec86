import type { BrowserContext, Locator, Page, Request } from '@playwright/test';
import { expectLoaded } from './expectLoaded.ts';
import { expect, test } from './portalTest.ts';

const presses: Readonly<Record<string, Parameters<Locator['click']>[0]>> = {
  'Ctrl and a click': { modifiers: ['ControlOrMeta'] },
  'the middle button': { button: 'middle' },
};

/**
 * Returns a tab at the address of the one that a press opens. The test opens it, because Playwright may wait for ever for the first document
 * of a tab that the page opens.
 */
async function openTab(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  let address = '';
  // A quick browser has sent the request before Playwright knows the tab, which then has its address.
  const note = (found: string) => {
    if (address === '' && found.startsWith('http')) address = found;
  };
  const noteRequest = (request: Request) => {
    if (request.isNavigationRequest()) note(request.url());
  };
  context.on('request', noteRequest);
  context.once('page', (tab) => note(tab.url()));
  const [opened] = await Promise.all([context.waitForEvent('page'), press()]);
  await expect.poll(() => address).not.toBe('');
  context.off('request', noteRequest);
  await opened.close();
  const tab = await context.newPage();
  await tab.goto(address);
  await expectLoaded(tab);
  return tab;
}

for (const [way, press] of Object.entries(presses))
  test(`a contract that is opened by ${way} stands in a tab of its own, and this tab keeps its page`, async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    const link = page.locator('a[href="/contract"][data-contract]').nth(1);
    const number = (await link.getAttribute('data-contract')) ?? '';
    const tab = await openTab(context, () => link.click(press));

    await expect(tab).toHaveURL('/contract');
    await expect(tab.getByRole('navigation').getByText(number)).toBeVisible();
    await expect(page).toHaveURL('/');
    await tab.close();
  });

test('a page about a contract that is opened in a tab of its own is about the same contract', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const link = page.locator('a[href="/contract"][data-contract]').nth(1);
  const number = (await link.getAttribute('data-contract')) ?? '';
  await link.click();
  await expect(page).toHaveURL('/contract');
  const other = page.getByRole('main').getByRole('link', { name: 'Tarifmerkmale' });
  await other.evaluate((element: HTMLAnchorElement) => (element.search = '?von=hier'));
  const tab = await openTab(context, () => other.click({ modifiers: ['ControlOrMeta'] }));

  await expect(tab).toHaveURL('/contract/ratingFactors?von=hier');
  await expect(tab.getByRole('navigation').getByText(number)).toBeVisible();
  await tab.close();
});

test('an address with a contract of somebody else chooses none', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/contract?vertrag=9999Y9999999');

  await expect(page).not.toHaveURL(/vertrag/);
  await expect(page.getByText('9999Y9999999')).toHaveCount(0);
});
