import type { Page } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import { contractRows } from './contractRows.ts';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expectDialog } from './expectDialog.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './portalTest.ts';
import { setServerTimeToNoon } from './setServerTime.ts';
import { tabTo } from './tabTo.ts';

const main = (page: Page) => page.getByRole('main');
const errands = (page: Page) => main(page).getByRole('region', { name: 'Was möchten Sie erledigen?' });
const openErrands = (page: Page) =>
  errands(page)
    .getByText(/^Alle \d+ Anliegen$/)
    .click();
const errand = (page: Page, name: string) => errands(page).getByRole('link', { name, exact: true });

for (const { host, account, greeting, plate } of [
  { host: 'localhost', account: 'dora.demmer', greeting: 'Guten Tag, Dora Demmer', plate: 'K-DD 100' },
  {
    host: 'eskamp.localhost',
    account: 'elke.eskens',
    greeting: 'Willkommen, Elke Eskens',
    plate: 'KR-EE 78',
  },
]) {
  test(`DASH-003 DASH-004 DASH-006 DASH-007 DASH-008 a customer with one car sees it first, then the errands, at ${host}`, async ({
    page,
    signInAs,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await signInAs(account, `http://${host}:${port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting);
    const hero = main(page).getByRole('region').first();
    await expect(hero).toContainText(plate);
    await expect(hero).toContainText(/\s€\sim (Monat|Jahr).*nächste Abbuchung am \d\d\.\d\d\.\d{4}/s);
    await expect(hero.getByRole('link')).toHaveText([/./, 'Schaden melden']);

    await expect(
      errands(page).getByRole('list', { name: 'Was möchten Sie erledigen?' }).getByRole('link'),
    ).toHaveText(['Grüne Karte (IVK)', 'Zahlungsdaten ändern', 'Dokumente ansehen', /./]);
    await expect(errands(page).getByRole('link')).toHaveCount(4);
    await openErrands(page);
    await expect(errands(page).getByRole('link')).toHaveCount(13);
    const errandOfSeason = await errands(page).getByRole('link').nth(3).textContent();
    for (const [group, links] of [
      ['Vertrag und Beitrag', ['Vertrag ändern', 'Umzug melden', 'Vertrag ansehen']],
      ['Schaden', ['Rückstufung berechnen', 'Ablauf und Formulare']],
      [
        'Karten und Nachweise',
        ['Servicekarte', 'Bescheinigung für das Finanzamt', 'Versicherungsbedingungen'],
      ],
      ['Wer fährt', ['Weitere Fahrer mitversichern', 'Begleitetes Fahren ab 17']],
    ] as const) {
      await expect(errands(page).getByRole('list', { name: group }).getByRole('link')).toHaveText(
        links.filter((link) => link !== errandOfSeason),
      );
    }
    await expectAccessibleInBothLooks(page);

    await hero.getByRole('heading', { level: 2 }).getByRole('link').click();
    await expect(page).toHaveURL(`http://${host}:${port}/contract`);
    await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(plate);
  });
}

for (const [requirement, name, question, target] of [
  ['DASH-006', 'Vertrag ändern', 'Welchen Vertrag möchten Sie ändern?', '/contract/ratingFactors'],
  [
    'DASH-008',
    'Weitere Fahrer mitversichern',
    'In welchem Vertrag möchten Sie weitere Fahrer mitversichern?',
    '/contact?anliegen=temporaryCoverage',
  ],
] as const) {
  test(`${requirement} SEL-001 "${name}" asks for the contract and continues, by keyboard alone`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('dora.demmer');
    if (await errand(page, name).isHidden()) await openErrands(page);
    await tabTo(page, errand(page, name));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeVisible();
    await expect(contractRows(page)).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(target);
  });
}

test('DASH-003 a company with three contracts is greeted by its name, and uses the errands for business vehicles', async ({
  page,
  signInAs,
}) => {
  await signInAs('fuhrpark@autohaus-brandt.beispiel.de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Autohaus Brandt GmbH');
  await expect(main(page).getByRole('region', { name: 'Ihre Verträge' }).getByRole('listitem')).toHaveCount(
    3,
  );
  await expect(main(page).getByRole('link', { name: /^Schaden melden/ })).toHaveCount(1);
  await openErrands(page);

  // A business vehicle has no errand for additional drivers.
  await expect(errands(page).getByRole('list', { name: 'Schaden' })).toBeVisible();
  await expect(errands(page).getByRole('list', { name: 'Wer fährt' })).toHaveCount(0);
});

test('DASH-003 DASH-004 a customer without a contract is greeted with the title, and sees the errands that need none', async ({
  page,
  signInAs,
}) => {
  await signInAs('olga.ohlsen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guten Tag, Dr. med. Olga Ohlsen');
  await expect(main(page)).toContainText('Zu Ihrem Konto gibt es keine laufenden Verträge.');
  await expect(errands(page).getByRole('link')).toHaveText(['Dokumente ansehen', 'Ablauf und Formulare']);
  await expect(errands(page).getByText(/Anliegen$/)).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Schaden melden', exact: true })).toHaveCount(0);

  await errand(page, 'Ablauf und Formulare').click();
  await expect(page).toHaveURL('/claims/infoPage');
});

test('with many contracts three vehicles are shown until all are asked for, and the page is short', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setServerTimeToNoon(page);
  await signInAs('anna.mueller');
  const list = page.getByRole('region', { name: 'Ihre Verträge' });
  const vehicle = list.getByRole('link', { name: 'Toyota bZ4X', exact: true });
  const vehicles = list.getByRole('list').first().getByRole('listitem');
  await expect(vehicles).toHaveCount(3);
  await expect(vehicle).toBeHidden();
  await expect(main(page).getByRole('region', { name: 'Magazin' }).getByRole('article')).toHaveCount(3);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(4 * 740);

  await list.getByRole('button', { name: 'Alle 21 Fahrzeuge anzeigen' }).click();
  await expect(vehicles).toHaveCount(21);
  await expect(vehicle).toBeVisible();
  await list.getByRole('button', { name: 'Weniger anzeigen' }).click();
  await expect(vehicles).toHaveCount(3);
});

test('DASH-007 a row opens its contract, also beside its name', async ({ page, signInAs }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('anna.mueller');
  const row = page
    .getByRole('region', { name: 'Ihre Verträge' })
    .getByRole('listitem')
    .filter({ hasText: '2417Y-3.508.134' });
  const whole = await row.boundingBox();
  if (!whole) throw new Error('The row is not visible.');
  await row.click({ position: { x: whole.width / 2, y: 12 } });
  await expect(page).toHaveURL('/contract');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(
    '2417Y-3.508.134',
  );
});

test('DASH-001 DASH-010 /#news leads to the news, one at a time, turned by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/#news');
  const news = page.getByRole('region', { name: 'Neuigkeiten' });
  await expect(news.getByRole('heading', { name: 'Neuigkeiten' })).toBeFocused();
  await expect(news.getByRole('heading', { name: 'Neuigkeiten' })).toBeInViewport();
  await expect(news.getByRole('article')).toHaveCount(1);
  const title = news.getByRole('heading', { level: 3 }).getByRole('button');
  await expect(title).toHaveText('Schaden melden geht jetzt auch von unterwegs');
  await expect(title).toHaveAttribute('aria-expanded', 'true');
  await expect(news).toContainText('Wir fragen nur, was zu Ihrem Schaden passt.');

  await tabTo(page, news.getByRole('button', { name: 'Nächste Meldung' }));
  await page.keyboard.press('Enter');
  await expect(news).toContainText('2 von 4');
  await expect(news.getByRole('heading', { level: 3 })).not.toHaveText(/von unterwegs/);
  await expect(news.getByRole('button', { name: 'Nächste Meldung' })).toBeFocused();
  await title.click();
  await expect(title).toHaveAttribute('aria-expanded', 'false');
});

for (const [flag, path] of [
  ['reloadPolicies', '/api/v1/policy/accounts/'],
  ['reloadAccountData', '/api/v1/account/accounts/'],
] as const) {
  test(`DASH-002 a navigation with ${flag} reloads the data of the server`, async ({ page, signInAs }) => {
    await signInAs('anna.mueller', '/claims');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/\/(policy|account)\/accounts\/\d+$/.test(pathname)) asked.push(pathname.replace(/\d+$/, ''));
    });
    const arrive = (state: object) =>
      page.evaluate((usr) => {
        history.pushState({ usr, key: JSON.stringify(usr) }, '', '/');
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      }, state);
    await arrive({ [flag]: true });
    await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
    await expect.poll(() => asked).toEqual([path]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
    await arrive({});
    await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
    expect(asked).toEqual([path]);
  });
}

for (const { host, account, articles } of [
  {
    host: 'localhost',
    account: 'dora.demmer',
    articles: [/^Saisonkennzeichen/, /^Elektroauto/, /^Kleiner Schaden/],
  },
  {
    host: 'eskamp.localhost',
    account: 'elke.eskens',
    articles: [/^Elektroauto/, /^Kleiner Schaden/, /^Marder/],
  },
]) {
  test(`DASH-005 DASH-009 DASH-011 documents, help and the latest three articles of ${host}`, async ({
    page,
    signInAs,
    baseURL,
  }) => {
    const origin = `http://${host}:${new URL(baseURL ?? '').port}`;
    await signInAs(account, `${origin}/`);
    const magazine = page.getByRole('region', { name: 'Magazin' });
    await expect(magazine.getByRole('article').getByRole('link')).toHaveText(articles);
    for (const [region, link, address] of [
      ['Ihre Post', 'Alle Dokumente', '/documents'],
      ['Unfall oder Panne?', 'Häufige Fragen', '/faq'],
      ['Unfall oder Panne?', 'Kontakt', '/contact'],
      ['Magazin', 'Alle Artikel', '/blog'],
    ] as const) {
      await main(page)
        .getByRole('region', { name: region, exact: true })
        .getByRole('link', { name: link })
        .click();
      await expect(page).toHaveURL(`${origin}${address}`);
      await page.goBack();
    }

    await magazine.getByRole('article').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: articles[0] ?? '' })).toBeFocused();
  });
}

test('DASH-012 open premiums are explained once, in a dialog that can be closed', async ({
  page,
  signInAs,
}) => {
  await signInAs('markus.hahn');
  const dialog = await expectDialog(page);
  await expect(dialog).toHaveAccessibleName('Es sind noch Beiträge offen');
  await expect(dialog.getByRole('link')).toHaveAttribute('href', 'tel:03023125100');

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  // The message on every page stays.
  await expect(page.getByRole('region', { name: 'Zu Ihrem Konto' })).toBeVisible();
});

test('DASH-012 at dunning level 2 there is no such dialog', async ({ page, signInAs }) => {
  await askAlone(page);
  await page.route('**/api/v1/account/accounts/*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), dunningLevel: 2 } });
  });
  await signInAs('markus.hahn');

  await expect(page.getByRole('heading', { level: 1, name: /Guten Tag/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('without content', () => {
  test.use({ refusals: [503] });

  test('DASH-009 DASH-010 content that a brand does not have is left out, a failed load is reported, and the errands stay in both cases', async ({
    page,
    signInAs,
  }) => {
    await page.route('**/cms/**', (route) =>
      route.fulfill({ json: { sys: { type: 'Array' }, total: 0, skip: 0, limit: 100, items: [] } }),
    );
    await signInAs('dora.demmer');
    const news = page.getByRole('region', { name: 'Neuigkeiten' });
    const magazine = page.getByRole('region', { name: 'Magazin' });
    await expect(news).toHaveCount(0);
    await expect(magazine).toHaveCount(0);
    await expect(errand(page, 'Zahlungsdaten ändern')).toBeVisible();
    await expectAccessibleInBothLooks(page);

    await page.unrouteAll({ behavior: 'wait' });
    await page.route('**/cms/**', (route) => route.fulfill({ status: 503, body: '' }));
    await page.reload();
    await expect(news).toContainText('Die Neuigkeiten lassen sich gerade nicht laden.');
    await expect(magazine).toContainText('Die Artikel lassen sich gerade nicht laden.');
    await expectAccessibleInBothLooks(page);
    await page.unrouteAll({ behavior: 'wait' });
    await news.getByRole('button', { name: 'Erneut versuchen' }).click();
    await magazine.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(news.getByRole('article')).toHaveCount(1);
    await expect(magazine.getByRole('article')).toHaveCount(3);
  });
});

for (const width of [1280, 360]) {
  test(`DASH-008 DASH-009 slow content moves no other part at ${width} pixels, and its code is loaded with it`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const [, name] = /\/assets\/(\w+)-[\w-]+\.js$/.exec(request.url()) ?? [];
      if (name !== undefined) scripts.add(name);
    });
    const content = await holdBack(page, '**/cms/**');
    await signInAs('dora.demmer');
    const magazine = page.getByRole('region', { name: 'Magazin' });
    await expect(magazine).toContainText('Die Artikel werden geladen …');
    const tops = () =>
      main(page)
        .getByRole('heading', { level: 2 })
        .evaluateAll((headings) =>
          headings.map((heading) => [heading.textContent, Math.round(heading.getBoundingClientRect().top)]),
        );
    const before = await tops();
    expect(
      ['NewsContent', 'FaqPage', 'MagazinePage', 'ArticlePage'].filter((name) => scripts.has(name)),
    ).toEqual([]);

    content.release();
    await expect(magazine.getByRole('article')).toHaveCount(3);
    // Only sections below the magazine may move.
    const above = before.findIndex(([name]) => name === 'Magazin') + 1;
    expect((await tops()).slice(0, above)).toEqual(before.slice(0, above));
    expect(['FaqPage', 'MagazinePage', 'ArticlePage'].filter((name) => scripts.has(name))).toEqual([]);

    await errand(page, 'Zahlungsdaten ändern').click();
    await expect(page).toHaveURL('/contractSelection');
  });
}
