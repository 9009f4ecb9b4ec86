import type { Page, Route } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import { expect, test } from './portalTest.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Die Seite ist noch nicht da' });

async function expectHelp(page: Page): Promise<void> {
  await expect(notice(page)).toBeVisible();
  await expect(notice(page).getByRole('link')).toHaveText(['Neu laden', '030 23125 212', '112']);
  await expect(page.getByText('werden geladen')).toBeHidden();
}

test.describe('a page whose program does not arrive', () => {
  test.use({ allowed: ['net::ERR_FAILED'], refusals: [503], thrown: ['MIME type', 'dynamically imported'] });

  const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
    'is refused': (route) => route.abort(),
    'is a page of a network': (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Willkommen im Hotel</h1>' }),
    'is answered by a broken server': (route) => route.fulfill({ status: 503, body: '' }),
  };
  for (const [name, answer] of Object.entries(failures))
    test(`says at once whom to call when it ${name}, and is there after it is loaded again`, async ({
      page,
      signInAs,
    }) => {
      await signInAs('anna.mueller', '/claims');
      await page.route('**/assets/*.js', answer);
      await page.reload();
      await expectHelp(page);

      await page.unroute('**/assets/*.js');
      await notice(page).getByRole('link', { name: 'Neu laden' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Alles zum Schaden' })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
});

test('a page whose program hangs says after ten seconds whom to call', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims');
  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText('Neu laden')).toBeHidden();
  const wait = await page.evaluate(() => {
    const [animation] = document.getElementById('failure')?.getAnimations() ?? [];
    animation?.finish();
    return animation?.effect?.getTiming().delay;
  });

  expect(wait).toBe(10_000);
  await expect(notice(page)).toBeVisible();
});

test('a page that waits for answers does not claim that its files are missing', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  await askAlone(page);
  await page.route('**/api/v1/**', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Ihre Verträge werden geladen' })).toBeVisible();

  await expect(page.locator('#failure')).toHaveAttribute('hidden');
  expect(await page.evaluate(() => document.getElementById('failure')?.getAnimations())).toEqual([]);
});

test.describe('a browser without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('shows whom to call', async ({ page }) => {
    await page.goto('/claims');

    await expectHelp(page);
    await expect(page.getByText('Erlauben Sie in Ihrem Browser JavaScript')).toBeVisible();
  });
});

test.describe('a page of the sign-in whose script does not arrive', () => {
  test.use({ allowed: ['net::ERR_FAILED'], refusals: [410] });

  for (const [name, path] of [
    ['the sign-in', '/'],
    ['an error', '/oidc/interaction/abgelaufen'],
  ] as const)
    test(`${name} says so after ten seconds`, async ({ page }) => {
      await page.route('**/page.js', (route) => route.abort());
      await page.goto(path);
      const missing = page.getByRole('status').filter({ hasText: 'kommt nicht bei Ihnen an' });
      await expect(page.getByRole('heading', { level: 1, name: /Anmeld/ })).toBeVisible();
      await expect(missing).toBeHidden();
      const wait = await page.evaluate(() => {
        const [animation] = document.getElementById('script-missing')?.getAnimations() ?? [];
        animation?.finish();
        return animation?.effect?.getTiming().delay;
      });

      expect(wait).toBe(10_000);
      await expect(missing.getByRole('link', { name: 'Neu laden' })).toBeVisible();
    });
});
