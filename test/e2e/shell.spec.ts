import type { Page } from '@playwright/test';
import { contractRows } from './contractRows.ts';
import { expectLoaded } from './expectLoaded.ts';
import { chooseContract } from './chooseContract.ts';
import { goTo } from './goTo.ts';
import { expectAccessible } from './expectAccessible.ts';
import { pageAddresses } from './pageAddresses.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';

test('every address of the portal is a page of its own that fits 320 pixels, with help in the same place and each number once', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await chooseContract(page, customerOf('lindenau'));
  await signInAs('anna.mueller');
  const heading = page.getByRole('heading', { level: 1 });
  const titles = new Set<string>();
  /** A form does not like to be left past the router. */
  const loaded = ['/myAccount', '/contact', '/'];
  const paths = [
    ...pageAddresses.filter((path) => !loaded.includes(path) && !path.startsWith('/myAccount/')),
    '/blog/article/1',
    ...loaded,
  ];
  for (const path of paths) {
    if (loaded.includes(path)) await page.goto(path);
    else await goTo(page, path);
    await expectLoaded(page);
    await expect(page).toHaveURL(path);
    await expect(page.locator('main > :last-child')).toHaveAccessibleName('Sie brauchen Hilfe?');
    // The number of the customer service and that of the claims service, each once.
    const numbers = await page.locator('a[href^="tel:030"]').filter({ visible: true }).allTextContents();
    expect(new Set(numbers).size, path).toBe(numbers.length);
    titles.add((await heading.textContent()) ?? '');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }

  expect(titles.size).toBe(paths.length);
});

test('SHELL-032 a change of route names the tab, brings the page to the top and focuses the heading, back as well', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Datenschutz' })).toBeFocused();
  await expect(page).toHaveTitle('Datenschutz – Lindenau');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeFocused();
  await expect(page).toHaveTitle('Startseite – Lindenau');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('the skip link is the first stop and leads into main', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/claims');
});

test('SHELL-031 SHELL-034 an unknown path and the logo lead to the start page', async ({
  page,
  signInAs,
}) => {
  const told = page.getByText('gibt es nicht');
  for (const address of ['/nirgends/hier', '/index.php', '/contract/nirgends']) {
    if (address === '/nirgends/hier') await signInAs('anna.mueller', address);
    else await page.goto(address);
    await expect(page).toHaveURL('/');
    await expect(told, address).toBeVisible();
  }

  await page.goto('/claims');
  await page.getByRole('link', { name: 'Lindenau – zur Startseite' }).click();
  await expect(page).toHaveURL('/');
  await expect(told).toHaveCount(0);
});

test.describe('a sign that does not come', () => {
  test.use({ refusals: [503] });

  test('SHELL-034 is the name of the brand, and still leads to the start page', async ({
    page,
    signInAs,
  }) => {
    await page.route('**/assets/logo-*.svg', (route) => route.fulfill({ status: 503, body: '' }));
    await signInAs('anna.mueller', '/faq');
    const sign = page.getByRole('banner').getByRole('link', { name: 'Lindenau – zur Startseite' });
    await expect(sign.getByText('Lindenau', { exact: true })).toBeVisible();
    await sign.click();
    await expect(page).toHaveURL('/');
  });
});

test('SHELL-031 an address of the activation leads an activated customer to the start page, which says nothing', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/activation');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await expect(page.getByText('gibt es nicht')).toHaveCount(0);
});

test('SHELL-033 SHELL-041 header, main part and footer with its links', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');

  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText([
    'Datenschutz',
    'Impressum',
    'Cookie-Einstellungen',
    'Nutzungsbedingungen',
    'Barrierefreiheit',
  ]);
  const landmarks = await page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer')].map((part) => part.tagName),
  );
  expect(landmarks).toEqual(['HEADER', 'MAIN', 'FOOTER']);
});

/** Its name says how many there are once they are known. */
const bell = (page: Page) => page.getByRole('button', { name: /neuen? Benachrichtigung/ });

const menu = [
  ['Verträge', ['Vertragsübersicht', 'Vertragsdetails']],
  ['Dokumente', ['Dokumente']],
  ['Schaden', ['Schaden melden', 'Alles zum Schaden', 'Rückstufung berechnen']],
  ['Hilfe', ['Häufige Fragen', 'Kontakt']],
  ['Mein Konto', ['Mein Konto']],
] as const;

test('SHELL-038 the groups of the navigation open by keyboard, and close by Escape and by going on', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await expect(navigation.locator('> ul > li > div > :first-child')).toHaveText(menu.map(([name]) => name));

  for (const [name, entries] of menu.filter(([, { length }]) => length > 1)) {
    const button = navigation.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(
      navigation.getByRole('link').filter({ visible: true, hasNotText: /^(Mein Konto|Dokumente)$/ }),
    ).toHaveText([...entries]);
    await page.keyboard.press('Tab');
    await expect(navigation.getByRole('link', { name: entries[0], exact: true })).toBeFocused();
    if (name === 'Schaden') await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toBeFocused();
  }

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(navigation.getByRole('button', { name: 'Hilfe' })).toHaveAttribute('aria-expanded', 'false');
  await navigation.getByRole('button', { name: 'Schaden' }).click();
  await navigation.getByRole('link', { name: 'Rückstufung berechnen' }).click();
  await expect(page).toHaveURL('/contractSelection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Für welchen Vertrag möchten Sie die Rückstufung berechnen?',
  );
  await contractRows(page).first().click();
  await expect(page).toHaveURL('/contract/ncbCalculator');
});

test('SHELL-035 SHELL-036 AUTH-003 AUTH-004 a company sees its name and the same functions as other customers', async ({
  page,
  browser,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/privacy');
  await expect(bell(page)).toBeVisible();
  await page.getByRole('button', { name: 'Mein Konto: Anna Müller' }).click();
  const one = await page.getByRole('banner').ariaSnapshot();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/privacy');
  await other.getByLabel('E-Mail-Adresse').fill('fuhrpark@autohaus-brandt.beispiel.de');
  await other.getByRole('textbox', { name: 'Passwort' }).fill('demo-passwort');
  await other.getByRole('button', { name: 'Anmelden' }).click();
  const profile = other.getByRole('button', { name: 'Mein Konto: Autohaus Brandt GmbH' });
  await expect(bell(other)).toBeVisible();
  await profile.click();
  const two = await other.getByRole('banner').ariaSnapshot();
  const plain = (snapshot: string): string =>
    snapshot
      .replaceAll(/Anna Müller|Autohaus Brandt GmbH/g, 'Name')
      .replaceAll(/[\w.-]+@[\w.-]+/g, 'E-Mail')
      .replaceAll(/(Keine|\d+) neuen? Benachrichtigung(en)?/g, 'Glocke');
  expect(plain(two), 'AUTH-003').toBe(plain(one));

  await other.keyboard.press('Escape');
  await expect(profile).toBeFocused();
  await profile.click();
  await other.getByRole('link', { name: 'Mein Konto' }).last().click();
  await expect(other).toHaveURL('/myAccount');
  await expect(profile).toHaveAttribute('aria-expanded', 'false');
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await profile.click();
  await other.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other.getByLabel('E-Mail-Adresse')).toBeVisible();
  await other.context().close();
});

test.describe('switched off', () => {
  test.use({ refusals: [503] });

  test('SHELL-020 SHELL-054 SHELL-055 SHELL-056 a function that is switched off cannot be used, and its page explains it', async ({
    page,
    signInAs,
  }) => {
    await signInAs('falk.stille');
    for (const [path, title] of [
      ['/contract/ratingFactors', 'Vertrag ändern'],
      ['/contract/paymentDetails', 'Vertrag ändern'],
      ['/contract/changeAddress', 'Adresse ändern'],
      ['/myAccount/changeAddress', 'Adresse ändern'],
      ['/documents', 'Meine Dokumente'],
      ['/claims/type', 'Schaden melden'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText('Zurzeit nicht möglich')).toBeVisible();
      await expect(page.getByRole('main')).toContainText('rufen Sie uns an');
    }
    await expectAccessible(page);

    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Schaden melden', exact: true }).click();
    await expect(page.getByText('Zurzeit nicht möglich')).toBeVisible();
    await page.getByRole('button', { name: 'Schaden', exact: true }).click();
    await page.getByRole('navigation').getByRole('link', { name: 'Schaden melden' }).click();
    await expect(page).toHaveURL('/claims/type');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('SHELL-037 SHELL-038 the menu is a dialog that gives the focus back', async ({ page, signInAs }) => {
    await signInAs('anna.mueller');
    const burger = page.getByRole('button', { name: 'Menü', exact: true });
    await burger.click();
    const dialog = page.getByRole('dialog', { name: 'Menü' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(
      menu.flatMap(([name, { length }]) => (length > 1 ? [name] : [])),
    );
    await expect(dialog.getByRole('link')).toHaveText(menu.flatMap(([, entries]) => [...entries]));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();

    await burger.click();
    await dialog.getByRole('link', { name: 'Alles zum Schaden', exact: true }).click();
    await expect(page).toHaveURL('/claims');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Schaden' })).toBeFocused();
  });
});

test('SHELL-039 SHELL-040 the contract stays in sight after 70 px and covers nothing', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await signInAs('anna.mueller', '/contractSelection');
  await contractRows(page).first().click();
  await page.goto('/claims/type');
  await expectLoaded(page);
  const line = page.getByRole('navigation', { name: 'Ausgewählter Vertrag' });
  await expect(line).toContainText(/2417Y-3\.508\.126.*K-AM 2410.*Volkswagen/s);

  const positionAfter = async (pixels: number) => {
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), pixels);
    return line.evaluate(async (element) => {
      await new Promise(requestAnimationFrame);
      return getComputedStyle(element).position;
    });
  };
  expect(await positionAfter(70)).not.toBe('fixed');
  expect(await positionAfter(71)).toBe('fixed');
});

test.describe('without a connection', () => {
  // Requests that run at that moment fail.
  test.use({ allowed: ['net::ERR_INTERNET_DISCONNECTED'] });

  test('the portal reports that the connection is lost, and that it is back', async ({
    page,
    context,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    await expect(page.getByRole('region', { name: 'Neuigkeiten' }).getByRole('article')).toBeVisible();
    await context.setOffline(true);
    await expect(
      page.getByText('Keine Verbindung. Sobald sie wieder da ist, geht es hier weiter.'),
    ).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText('Keine Verbindung.')).toHaveCount(0);
    await expect(page.getByText('Die Verbindung ist wieder da.')).toBeAttached();
  });
});

test.describe('a page that cannot be drawn', () => {
  test.use({ thrown: ['kaputt'] });

  test('SHELL-043 SHELL-044 becomes the error page inside the shell, which a navigation leaves', async ({
    page,
    signInAs,
  }) => {
    await page.route('**/assets/LegalPage-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "export function LegalPage() { throw new Error('kaputt'); }",
      }),
    );
    await signInAs('anna.mueller', '/privacy');
    const broken = page.getByRole('heading', { name: 'Diese Seite lässt sich gerade nicht anzeigen' });
    await expect(broken).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Dokumente', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meine Dokumente' })).toBeFocused();
    await page.goBack();
    await expect(broken).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeFocused();
  });
});
