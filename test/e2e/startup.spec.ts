import type { Page } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './portalTest.ts';

const words = (page: Page) =>
  page.getByRole('main').locator('output', { hasText: 'geladen' }).filter({ visible: true });

test.describe('an account that is not activated', () => {
  test.use({ refusals: [403] });

  test('SHELL-007 sees the activation instead of the portal, and can sign out', async ({
    page,
    signInAs,
  }) => {
    await signInAs('nina.neumann', '/claims');

    await expect(page.getByRole('heading', { level: 1, name: 'Konto freischalten' })).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
  });
});

test('SHELL-002 SHELL-003 SHELL-004 SHELL-030 a deactivated portal shows its notice and sends no further requests', async ({
  page,
  signInAs,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await signInAs('paula.ausborn', '/claims');

  await expect(page, 'SHELL-030').toHaveURL('/');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Das Kundenportal von Lindenau macht eine Pause' }),
  ).toBeVisible();
  await expect(page.getByText('Wir bauen das Kundenportal für Sie um.'), 'SHELL-003').toBeVisible();
  await expect(page.getByRole('link', { name: '030 23125 212' })).toHaveAttribute('href', 'tel:03023125212');
  await expect(page.getByRole('button', { name: 'Abmelden' }), 'SHELL-004').toBeVisible();
  expect(asked.filter((path) => /^\/api\/v1\/(account|policy)\//.test(path))).toEqual([]);
});

test('SHELL-010 SHELL-011 SHELL-012 AUTH-012 a wrong brand names the number to call, and shows no active contract', async ({
  page,
  signInAs,
}) => {
  await signInAs('frida.freund');

  await expect(
    page.getByRole('heading', { level: 1, name: 'Ihr Vertrag gehört zu einem anderen Portal' }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: '030 23125 100' }), 'SHELL-011').toBeVisible();
  await expect(page.getByRole('link', { name: 'service@lindenau.example' }), 'SHELL-011').toBeVisible();
  await page.getByRole('button', { name: 'Trotzdem ansehen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
  await expect(page.getByText('Zu Ihrem Konto gibt es keine laufenden Verträge.')).toBeVisible();
});

test('SHELL-013 the portal names the data that it waits for', async ({ page, signInAs }) => {
  await askAlone(page);
  const policies = await holdBack(page, '**/api/v1/policy/accounts/**');
  const arriving = signInAs('anna.mueller');
  await expect(page.getByText('Ihre Verträge werden geladen …')).toBeVisible({ timeout: 30_000 });

  policies.release();
  await arriving;
  await expect(page.getByText('Ihre Verträge werden geladen …')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
});

test.describe('an answer that does not come', () => {
  // What is held is let go at the end, and there is no such report.
  test.use({ refusals: [404] });

  test('S2 a loading page shows the loading text after 300 ms, not before', async ({ page, signInAs }) => {
    await page.route('**/api/v1/claim/**/reports/**', () => undefined);
    await signInAs('anna.mueller');
    await page.goto('/claims/reports/00000000-0000-4000-8000-000000000000');

    const waiting = words(page);
    await expect(waiting).toBeVisible();
    const seen = await waiting.evaluate((element) => {
      const [appearing] = element.getAnimations();
      appearing?.pause();
      return [299, 301].map((time) => {
        if (appearing) appearing.currentTime = time;
        return getComputedStyle(element).visibility;
      });
    });
    expect(seen).toEqual(['hidden', 'visible']);
  });

  for (const [waited, isHeld] of [
    [200, false],
    [400, true],
  ] as const)
    test(`S2 after ${waited} ms ${isHeld ? 'words have begun to be read, and stay for 500 ms' : 'the page comes at once'}`, async ({
      page,
      signInAs,
    }) => {
      await page.clock.install();
      await signInAs('anna.mueller', '/claims');
      const report = await holdBack(page, '**/api/v1/claim/**/reports/**');
      await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 1_000)));
      await page.evaluate(() => {
        history.pushState(
          { idx: 1, key: 'report' },
          '',
          '/claims/reports/00000000-0000-4000-8000-000000000000',
        );
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      });
      await expect(words(page)).toBeVisible();
      await page.clock.runFor(waited);
      const answered = page.waitForResponse('**/api/v1/claim/**/reports/**');
      report.release();
      await (await answered).finished();
      await page.clock.runFor(100);

      if (isHeld) {
        await expect(words(page)).toHaveCount(1);
        await page.clock.runFor(500);
      }
      await expect(words(page)).toHaveCount(0);
    });
});

test.describe('a start that fails', () => {
  test.use({ refusals: [500, 503] });

  for (const [id, path] of [
    ['SHELL-009', '**/api/v1/configuration/accounts/*/application'],
    ['SHELL-008', '**/api/v1/policy/accounts/*'],
    ['SHELL-053', '**/api/v1/account/accounts/*'],
  ] as const) {
    test(`${id} SHELL-030 SHELL-042 API-002 API-003 shows the error page with a way back`, async ({
      page,
      signInAs,
    }) => {
      let asked = 0;
      await askAlone(page);
      await page.route(path, (route) => {
        asked += 1;
        return route.fulfill({ status: 503, body: 'SERVICE_UNAVAILABLE' });
      });
      await signInAs('anna.mueller', '/claims');

      await expect(
        page.getByRole('heading', { level: 1, name: 'Diese Seite lässt sich gerade nicht anzeigen' }),
      ).toBeFocused();
      await expect(page.getByRole('main').locator('p')).toHaveText([
        'Das tut uns leid.',
        'Ein technischer Fehler ist aufgetreten.',
        'Bitte versuchen Sie es in einigen Minuten erneut.',
        'Prüfen Sie dann bitte, was schon gesendet ist.',
        /^Wenn Sie uns anrufen, nennen Sie bitte diese Vorgangsnummer: [0-9a-f]{8}-[0-9a-f]{4}$/,
      ]);
      await expect(page).toHaveURL('/');
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
      expect(asked, 'API-002 API-003').toBe(1);
      await page.unrouteAll();
      await page.getByRole('link', { name: 'Zur Startseite' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
    });
  }
});

test('SHELL-019 SHELL-022 the portal keeps configuration and flat-rate names for the session', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');

  const kept = await page.evaluate(() => [
    sessionStorage.getItem('appConfig'),
    sessionStorage.getItem('flatrateTariffs'),
  ]);
  expect(JSON.parse(kept[0] ?? 'null')).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: 'FUNCTIONALITY_CLAIMREPORT' })]),
  );
  expect(Array.isArray(JSON.parse(kept[1] ?? 'null'))).toBe(true);
});

test('SHELL-001 SHELL-006 the portal loads the configuration first, then account and contracts, then content', async ({
  page,
  signInAs,
}) => {
  await askAlone(page);
  const happened: string[] = [];
  const known = /(application|\/account\/accounts|\/policy\/accounts|content_type=\w+)/;
  const note = (kind: string, address: string): void => {
    const [, name] = known.exec(address) ?? [];
    if (name !== undefined) happened.push(`${kind} ${name.replace(/^.*=/, '').replace(/^\/|\/.*$/g, '')}`);
  };
  page.on('request', (request) => note('asked', request.url()));
  page.on('response', (response) => note('answered', response.url()));
  await signInAs('anna.mueller');
  await expect(page.getByRole('heading', { level: 3, name: /von unterwegs/ })).toBeVisible();

  const position = (name: string) => happened.indexOf(name);
  expect(position('answered application')).toBeLessThan(position('asked account'));
  expect(position('answered application')).toBeLessThan(position('asked policy'));
  for (const content of ['news', 'bubbleHelp', 'blog']) {
    expect(position('answered policy'), content).toBeLessThan(position(`asked ${content}`));
  }
});

test.describe('content that cannot be loaded', () => {
  test.use({ allowed: ['net::ERR_FAILED'] });

  test('SHELL-015 SHELL-016 does not stop the portal; the news section reports it, and help texts are left out', async ({
    page,
    signInAs,
  }) => {
    const content = await holdBack(page, '**/cms/**', 'failure');
    await signInAs('anna.mueller');
    const news = page.getByRole('region', { name: 'Neuigkeiten' });
    await expect(news).toContainText('Die Neuigkeiten werden geladen …');

    content.release();
    await expect(news).toContainText('Die Neuigkeiten lassen sich gerade nicht laden.');
    await expect(page.getByRole('heading', { level: 2, name: 'Ihre Verträge' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hilfe: Ihre Verträge' })).toHaveCount(0);
  });
});
