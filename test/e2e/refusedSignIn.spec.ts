import type { Page } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import {
  expectAccessible,
  expectAccessibleInBothLooks,
  expectAccessibleOutside,
} from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

test.use({ refusals: [401, 421] });

/** Expects the page in place of the portal with the reason of the refusal. */
async function expectReason(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole('complementary', { name: 'Sie brauchen Hilfe?' })).toBeVisible();
}

test('AUTH-007 unacceptable tokens end after one renewal and one new sign-in, on a page with a retry', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await page.waitForLoadState('networkidle');
  const grants: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/oidc/auth' && searchParams.get('response_mode') === 'json') grants.push('silent');
    if (pathname === '/oidc/token') grants.push(/grant_type=(\w+)/.exec(request.postData() ?? '')?.[1] ?? '');
  });
  await askAlone(page);
  await page.route('**/api/v1/**', (route) =>
    route.fulfill({ status: 401, headers: { 'www-authenticate': 'Bearer' }, body: 'UNAUTHORIZED' }),
  );
  await page.goto('/claims');

  await expectReason(page, 'Wir können Sie gerade nicht anmelden');
  expect(grants).toEqual(['silent', 'refresh_token', 'authorization_code', 'refresh_token']);
  await expectAccessibleInBothLooks(page);
  await tabTo(page, page.getByRole('button', { name: 'Abmelden und neu anmelden' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('a provider that refuses every sign-in is named as the reason, and asked again on request only', async ({
  page,
}) => {
  let asked = 0;
  await page.route('**/oidc/auth?*', (route) => {
    asked += 1;
    const { origin, searchParams } = new URL(route.request().url());
    const refusal = new URLSearchParams({
      error: 'access_denied',
      state: searchParams.get('state') ?? '',
      iss: `${origin}/oidc`,
    });
    return route.fulfill({
      status: 303,
      headers: { location: `${origin}/auth/callback?${String(refusal)}` },
    });
  });
  await page.goto('/claims');

  await expectReason(page, 'Die Anmeldung hat nicht geklappt');
  await expectAccessible(page);
  expect(asked).toBe(1);
  await page.unrouteAll();
  await tabTo(page, page.getByRole('link', { name: 'Neu anmelden' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
});

test('BRAND-010 a host without a brand explains in neutral colours that there is no portal', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://unbekannt.localhost:${new URL(baseURL ?? '').port}/claims`);

  await expect(page.getByRole('heading', { level: 1, name: 'Hier gibt es kein Kundenportal' })).toBeVisible();
  await expectAccessibleOutside(page);
});
