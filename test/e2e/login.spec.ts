import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleOutside } from './expectAccessible.ts';
import { inViews, type View } from './views.ts';

/** Begins a sign-in as the portal does; the challenge is the one of RFC 7636. */
async function openLogin(page: Page, baseURL: string | undefined): Promise<void> {
  const query = new URLSearchParams({
    client_id: 'portal',
    response_type: 'code',
    redirect_uri: `${baseURL}/auth/callback`,
    scope: 'openid profile email',
    state: 'state',
    code_challenge_method: 'S256',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  });
  await page.goto(`/oidc/auth?${query.toString()}`);
}

/** In each look in turn. */
async function expectGoodPage(page: Page): Promise<void> {
  await inViews(page, looks, async ({ width }) => {
    await expectAccessibleOutside(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `${width} px`).toBe(0);
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

const signIn = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(password);
  await page.getByRole('button', { name: 'Anmelden' }).click();
};

/** Layout shift since the page began to load. */
async function movedSoFar(): Promise<number> {
  await document.fonts.ready;
  const shifts = await new Promise<readonly PerformanceEntry[]>((resolve) => {
    const observer = new PerformanceObserver((entries) => resolve(entries.getEntries()));
    // The first paint is always there, so that an answer comes even where nothing has moved.
    observer.observe({ type: 'paint', buffered: true });
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  return shifts.reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0);
}

const looks: readonly View[] = [
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 320, height: 600, colorScheme: 'light' },
];

test.describe('login', () => {
  const broken: string[] = [];
  test.beforeEach(async ({ page, baseURL }) => {
    broken.length = 0;
    page.on('console', (message) => {
      // A refused sign-in answers 4xx, which Chromium notes by itself.
      if (!message.text().startsWith('Failed to load resource')) broken.push(message.text());
    });
    page.on('pageerror', ({ message }) => broken.push(message));
    await openLogin(page, baseURL);
  });
  test.afterEach(() => expect(broken).toEqual([]));

  test('is accessible when it opens and when an answer is missing or wrong', async ({ page }) => {
    await expect(page).toHaveTitle(/^Anmelden – /);
    await expectGoodPage(page);

    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page).toHaveTitle(/^Fehler: Anmelden/);
    await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
    await expectGoodPage(page);
    await page.getByRole('link', { name: 'Bitte geben Sie Ihr Passwort an.' }).click();
    await expect(page.getByRole('textbox', { name: 'Passwort' })).toBeFocused();

    await signIn(page, 'niemand@beispiel.de', 'falsch');
    await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
    await expect(page.getByRole('link', { name: /stimmt nicht/ })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('niemand@beispiel.de');
    await expectGoodPage(page);
  });

  test('shows the number to call after an accident without a sign-in', async ({ page }) => {
    const help = page.getByRole('complementary', { name: 'Unfall oder Panne?' });
    await inViews(page, looks, async ({ width }) => {
      const line = help.getByRole('link', { name: '030 23125 212' });
      await expect(line).toHaveAttribute('href', 'tel:03023125212');
      expect((await line.boundingBox())?.height, `${width} px`).toBeGreaterThanOrEqual(48);
      await expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
    });
  });

  test('shows the whole landscape in the first screen of a wide window, and on a phone below the number to call', async ({
    page,
  }) => {
    const scene = page.locator('.scene');
    const help = page.getByRole('complementary').locator('div');
    const expectBelowHelp = async () => {
      const { y = 0, height = 0 } = (await help.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await scene.boundingBox())?.y ?? 0);
    };

    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(scene).toBeInViewport({ ratio: 1 });
    await expectBelowHelp();

    await page.setViewportSize({ width: 360, height: 740 });
    await expectBelowHelp();
    const { x, width } = (await scene.boundingBox()) ?? {};
    expect({ x, width }, 'within the page').toEqual({ x: 16, width: 328 });
  });

  test('keeps its layout while fonts and script load', async ({ page, baseURL }) => {
    await inViews(page, looks, async ({ width }) => {
      await openLogin(page, baseURL);
      expect(await page.evaluate(movedSoFar), `${width} px`).toBe(0);
    });
  });

  test('A19 shows the password on request, by keyboard, and accepts a pasted one', async ({
    page,
    context,
  }) => {
    const password = page.getByRole('textbox', { name: 'Passwort' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('aus dem Tresor 7'));
    await password.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(password).toHaveValue('aus dem Tresor 7');
    await context.clearPermissions();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username');

    await password.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');

    await expect(page.getByLabel('Passwort anzeigen')).toBeFocused();
    await expect(password).toHaveAttribute('type', 'text');
  });

  test('states the waiting time after too many attempts', async ({ page }) => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await signIn(page, 'ungeduldig@beispiel.de', 'falsch');
      await expect(page.locator('#summary-title')).toBeFocused();
    }

    await expect(page.getByRole('heading', { name: 'Zu viele Versuche' })).toBeFocused();
    await expectGoodPage(page);
  });

  test('leads from an expired sign-in back to the portal', async ({ page }) => {
    await page.goto('/oidc/interaction/abgelaufen');

    await expect(page.getByRole('link', { name: 'Neu anmelden' })).toHaveAttribute('href', '/auth/callback');
    await expectGoodPage(page);
  });
});

test.describe('login without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('works', async ({ page, baseURL }) => {
    await openLogin(page, baseURL);
    await expect(page.getByLabel('Passwort anzeigen')).toBeHidden();

    await signIn(page, 'niemand@beispiel.de', 'falsch');

    await expect(page.getByRole('link', { name: /stimmt nicht/ })).toBeVisible();
  });
});
