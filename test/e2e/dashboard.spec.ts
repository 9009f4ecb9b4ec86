import type { Page } from '@playwright/test';
import { askAlone } from './askAlone.ts';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expectDialog } from './expectDialog.ts';
import { holdBack } from './holdBack.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

const main = (page: Page) => page.getByRole('main');
const errands = (page: Page) => main(page).getByRole('region', { name: 'Was möchten Sie erledigen?' });
const errand = (page: Page, name: string) => errands(page).getByRole('link', { name, exact: true });

for (const { host, account, person, plate } of [
  { host: 'localhost', account: 'dora.demmer', person: 'Dora Demmer', plate: 'K-DD 100' },
  { host: 'eskamp.localhost', account: 'elke.eskens', person: 'Elke Eskens', plate: 'KR-EE 78' },
]) {
  test(`DASH-003 DASH-004 DASH-006 DASH-007 DASH-008 a customer with one car sees it first, then the errands, at ${host}`, async ({
    page,
    signInAs,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await signInAs(account, `http://${host}:${port}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Guten Tag, ${person}`);
    const hero = main(page).getByRole('region').first();
    await expect(hero).toContainText(plate);
    await expect(hero.getByRole('term')).toHaveText(['Beitrag', 'Nächste Abbuchung', 'Versicherungsnummer']);
    await expect(hero.getByRole('link')).toHaveText(['Schaden melden', 'Vertrag ansehen']);

    await expect(
      errands(page).getByRole('list', { name: 'Was möchten Sie erledigen?' }).getByRole('link'),
    ).toHaveText(['Grüne Karte (IVK)', 'Zahlungsdaten ändern', 'Dokumente ansehen']);
    for (const [group, links] of [
      ['Vertrag und Beitrag', ['Vertrag ändern', 'Umzug melden', 'Vertrag ansehen']],
      ['Schaden', ['Rückstufung berechnen', 'Ablauf und Formulare']],
      [
        'Karten und Nachweise',
        ['Servicekarte', 'Bescheinigung für das Finanzamt', 'Versicherungsbedingungen'],
      ],
      ['Wer fährt', ['Weitere Fahrer mitversichern', 'Begleitetes Fahren ab 17']],
    ] as const) {
      await expect(errands(page).getByRole('list', { name: group }).getByRole('link')).toHaveText([...links]);
    }
    await expectAccessibleInBothLooks(page);

    await hero.getByRole('link', { name: 'Vertrag ansehen' }).click();
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
    await tabTo(page, errand(page, name));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: question })).toBeFocused();
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }));
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
  await expect(main(page).getByRole('link', { name: 'Schaden melden', exact: true })).toHaveCount(1);
  await expect(main(page).getByRole('link', { name: /^Schaden melden: Toyota .+, NE-AB/ })).toHaveCount(3);

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
  await expect(main(page).getByRole('link', { name: 'Schaden melden', exact: true })).toHaveCount(0);

  await errand(page, 'Ablauf und Formulare').click();
  await expect(page).toHaveURL('/claims/infoPage');
});

test('with many contracts five vehicles are shown, and the errands stay near', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  const list = page.getByRole('region', { name: 'Ihre Verträge' });
  const vehicle = list.getByRole('link', { name: 'Toyota bZ4X', exact: true });
  await expect(list.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
  await expect(vehicle).toBeHidden();

  await list.getByText('16 weitere Fahrzeuge anzeigen').click();
  await expect(vehicle).toBeVisible();
});

test.describe('the report of each vehicle', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Ihre Verträge' });
  const rows = (page: Page) => list(page).getByRole('listitem');
  const report = (page: Page, vehicle: string) =>
    list(page).getByRole('link', { name: `Schaden melden: ${vehicle}`, exact: true });

  for (const { vehicle, number } of [
    { vehicle: 'Toyota Yaris Hybrid, K-AM 718', number: '2417Y-3.508.134' },
    { vehicle: 'BMW R 1250 GS, K-KM 12', number: '2418Y-1.231.640' },
  ]) {
    test(`DASH-007 begins from the row of ${vehicle}, by keyboard alone`, async ({ page, signInAs }) => {
      await signInAs('anna.mueller');
      await expect(report(page, vehicle)).toHaveText('Schaden melden');
      await expect(report(page, vehicle)).toHaveAttribute('href', '/claims/type');
      await tabTo(page, report(page, vehicle), 120);
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL('/claims/type');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(number);
    });
  }

  test('SEL-016 is offered for the contracts that the chooser offers, and for no others', async ({
    page,
    signInAs,
  }) => {
    await signInAs('anna.mueller');
    await list(page).getByText('16 weitere Fahrzeuge anzeigen').click();
    await list(page).getByText('2 beendete Verträge').click();
    const offering = rows(page).filter({ has: page.getByRole('link', { name: /^Schaden melden: ./ }) });
    await expect(offering).toHaveCount((await rows(page).count()) - 5);
    const numbers = (await offering.allTextContents()).map(numberIn);

    await main(page).getByRole('link', { name: 'Schaden melden', exact: true }).click();
    await expect(page).toHaveURL('/contractSelection');
    await expect(page.getByRole('radio')).toHaveCount(numbers.length);
    const offered = await page.getByRole('radio').evaluateAll((all) => all.map(({ id }) => id));
    expect(numbers.sort()).toEqual(offered.sort());
  });

  test('does not take the place of the contract, which the rest of the row opens', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs('anna.mueller');
    const row = rows(page).filter({ hasText: '2417Y-3.508.134' });
    const [whole, words, action] = await Promise.all(
      [row, row.locator('dl'), row.getByRole('link', { name: /^Schaden melden/ })].map((part) =>
        part.boundingBox(),
      ),
    );
    if (!whole || !words || !action) throw new Error('the row is not to be seen');
    expect(action.height).toBeGreaterThanOrEqual(44);
    expect(action.y).toBeGreaterThanOrEqual(words.y + words.height);
    // A press beside the action must not hit the rest of the row.
    expect(whole.width - action.width).toBeLessThan(48);

    await row.click({ position: { x: whole.width / 2, y: 12 } });
    await expect(page).toHaveURL('/contract');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('SHELL-054 leads to the notice page while the function is switched off', async ({
    page,
    signInAs,
  }) => {
    await askAlone(page);
    await page.route('**/api/v1/configuration/accounts/*/application', async (route) => {
      const response = await route.fetch();
      const off = { type: 'FUNCTIONALITY_CLAIMREPORT', value: false };
      await route.fulfill({ response, json: [off, ...((await response.json()) as unknown[])] });
    });
    await signInAs('fuhrpark@autohaus-brandt.beispiel.de');
    await report(page, 'Toyota Proace City, NE-AB 202').click();

    await expect(page).toHaveURL('/claims/type');
    await expect(page.getByText('Zurzeit nicht möglich')).toBeVisible();
  });
});

const numberIn = (words: string): string => /\d{4}Y-\d\.\d{3}\.\d{3}/.exec(words)?.[0] ?? words;

test('DASH-001 DASH-010 /#news leads to the news, one at a time, turned by keyboard', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/#news');
  const news = page.getByRole('region', { name: 'Neuigkeiten' });
  await expect(news.getByRole('heading', { name: 'Neuigkeiten' })).toBeFocused();
  await expect(news.getByRole('heading', { name: 'Neuigkeiten' })).toBeInViewport();
  await expect(news.getByRole('article')).toHaveCount(1);
  await expect(news.getByRole('heading', { level: 3 })).toHaveText(
    'Schaden melden geht jetzt auch von unterwegs',
  );

  await tabTo(page, news.getByRole('button', { name: 'Nächste Meldung' }));
  await page.keyboard.press('Enter');
  await expect(news).toContainText('Meldung 2 von 4');
  await expect(news.getByRole('heading', { level: 3 })).not.toHaveText(/von unterwegs/);
  await expect(news.getByRole('button', { name: 'Nächste Meldung' })).toBeFocused();
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
    const magazine = page.getByRole('region', { name: 'Aus dem Magazin' });
    await expect(magazine.getByRole('article').getByRole('link')).toHaveText(articles);
    for (const [region, link, address] of [
      ['Ihre Post von uns liegt hier', 'Dokumente ansehen', '/documents'],
      ['Häufige Fragen', 'Zu den Fragen', '/faq'],
      ['Kontakt', 'Kontakt aufnehmen', '/contact'],
      ['Aus dem Magazin', 'Alle Artikel', '/blog'],
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
    const magazine = page.getByRole('region', { name: 'Aus dem Magazin' });
    await expect(news).toHaveCount(0);
    await expect(magazine).toHaveCount(0);
    await expect(errand(page, 'Vertrag ändern')).toBeVisible();
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
    const magazine = page.getByRole('region', { name: 'Aus dem Magazin' });
    await expect(magazine).toContainText('Die Artikel werden geladen …');
    const tops = () =>
      main(page)
        .getByRole('heading', { level: 2 })
        .evaluateAll((headings) =>
          headings.map((heading) => [heading.textContent, Math.round(heading.getBoundingClientRect().top)]),
        );
    const before = await tops();
    expect(
      ['NewsPages', 'ArticleCard', 'FaqPage', 'MagazinePage', 'ArticlePage'].filter((name) =>
        scripts.has(name),
      ),
    ).toEqual([]);

    content.release();
    await expect(magazine.getByRole('article')).toHaveCount(3);
    // Only sections below the magazine may move.
    const above = before.findIndex(([name]) => name === 'Aus dem Magazin') + 1;
    expect((await tops()).slice(0, above)).toEqual(before.slice(0, above));
    expect(['FaqPage', 'MagazinePage', 'ArticlePage'].filter((name) => scripts.has(name))).toEqual([]);

    await errand(page, 'Umzug melden').click();
    await expect(page).toHaveURL('/contractSelection');
  });
}
