import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

const questions = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 });

test('FAQ-001 FAQ-002 FAQ-004 questions are grouped by topic, seven per page, and the address has topic and page', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/faq');
  await expect(page.getByRole('heading', { name: 'Vertrag und Beitrag' })).toBeVisible();
  await expect(questions(page)).toHaveCount(7);
  await expect(page.getByRole('navigation', { name: 'Themen' }).getByRole('link')).toHaveText([
    'Vertrag und Beitrag',
    'Schaden',
    'Anmeldung und Kundenportal',
  ]);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(page.getByText('Seite 2 von 2')).toBeVisible();
  await expect(questions(page)).toHaveCount(3);
  await page.reload();
  await expect(page.getByText('Seite 2 von 2')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Seite 1 von 2')).toBeVisible();

  await page.getByRole('link', { name: 'Anmeldung und Kundenportal' }).click();
  await expect(page.getByRole('heading', { name: 'Anmeldung und Kundenportal', level: 2 })).toBeVisible();
  await page.getByRole('button', { name: 'Wie schalte ich mein Konto frei?' }).click();
  await expect(page.getByText('Freischaltcode').first()).toBeVisible();
});

test('CLI-018 FAQ-001 a visitor from the claims pages sees the questions about claims', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims/infoPage');
  await page.getByRole('main').getByRole('link', { name: 'Häufige Fragen' }).click();

  await expect(page).toHaveURL('/faq');
  await expect(page.getByRole('heading', { name: 'Schaden', level: 2, exact: true })).toBeVisible();
});

test('FAQ-003 FAQ-005 the search marks its hits, ten at a time, by keyboard alone and after a reload', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('anna.mueller', '/faq');
  await page.getByRole('searchbox', { name: 'Frage oder Stichwort' }).focus();
  await page.keyboard.type('selbstbeteiligung');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Treffer für „selbstbeteiligung“/ })).toBeFocused();
  await expect(questions(page).first().locator('mark')).toHaveText('Selbstbeteiligung');
  await expect(page).toHaveURL('/faq?suche=selbstbeteiligung');
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('selbstbeteiligung');

  await page.getByRole('searchbox').fill('s');
  await page.keyboard.press('Enter');
  await expect(questions(page)).toHaveCount(10);
  await page.getByRole('button', { name: /^Weitere Treffer zeigen/ }).click();
  expect(await questions(page).count()).toBeGreaterThan(10);

  await page.getByRole('searchbox').fill('Zebrastreifen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '0 Treffer für „Zebrastreifen“' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('link', { name: 'Kontakt' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test.describe('while the content service is down', () => {
  test.use({ refusals: [503] });

  test('FAQ-007 the page reports that the questions are missing, and loads them on a retry', async ({
    page,
    signInAs,
  }) => {
    await page.route('**/cms/**faqCategory**', (route) => route.fulfill({ status: 503, body: '' }));
    await signInAs('anna.mueller', '/faq');
    await expect(
      page.getByRole('alert').filter({ hasText: 'Die häufigen Fragen lassen sich gerade nicht laden.' }),
    ).toBeVisible();

    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(questions(page)).toHaveCount(7);
  });
});

test('BLOG-001 BLOG-002 BLOG-003 the magazine has six articles a page, each with an address of its own', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/blog');
  const articles = page.getByRole('main').getByRole('article');
  await expect(articles).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nächste Seite' }).click();
  await expect(articles).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Umzug mit Auto: was Sie erledigen' }).click();

  await expect(page).toHaveURL('/blog/article/blog-moving');
  await expect(page).toHaveTitle(/^Umzug mit Auto: was Sie erledigen/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const article = page.getByRole('article');
  await expect(article.getByRole('img')).toHaveJSProperty('complete', true);
  expect(await article.getByRole('img').evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
  await expectAccessible(page);

  await page.goto('/blog/article/nobody-wrote-this');
  await expect(page.getByText('Diesen Beitrag gibt es nicht mehr.')).toBeVisible();
  await page.getByRole('link', { name: 'Alle Artikel' }).click();
  await expect(page).toHaveURL('/blog');
});

test('BLOG-004 an article has its reading time and the day of its last version', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/blog/article/blog-accident-first-steps');

  await expect(page.getByText('Zuletzt aktualisiert am 20.10.2026')).toBeVisible();
  await expect(page.getByText('Lesezeit 4 Min.')).toBeVisible();
});

for (const { host, account, provider } of [
  { host: 'localhost', account: 'anna.mueller', provider: 'Lindenau Versicherungsvermittlung GmbH' },
  { host: 'eskamp.localhost', account: 'elke.eskens', provider: 'Eskamp Mobilitätsdienste GmbH' },
]) {
  test(`LEGAL-001 LEGAL-002 LEGAL-003 LEGAL-005 the legal texts of ${host}`, async ({
    page,
    signInAs,
    baseURL,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await signInAs(account, `http://${host}:${port}/imprint`);
    await expect(page.getByText(provider, { exact: true })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`http://${host}:${port}/privacy`);
    await expect(page.getByRole('heading', { name: 'Ihre Rechte' }), 'LEGAL-001').toBeVisible();
    await page.goto(`http://${host}:${port}/termsOfUse`);
    await expect(page.getByRole('heading', { name: '3. Ihre Zugangsdaten' })).toBeVisible();
  });
}

test('LEGAL-004 LEGAL-006 SHELL-045 no use is counted without consent, and each answer takes one press', async ({
  page,
  signInAs,
}) => {
  const records: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/analytics/records') records.push(request.postData() ?? '');
  });
  await signInAs('anna.mueller');
  const question = page.getByRole('region', { name: 'Dürfen wir zählen, was genutzt wird?' });
  const sizes = await Promise.all(
    ['Nur Notwendiges', 'Statistik erlauben'].map((name) =>
      question.getByRole('button', { name }).evaluate((button) => [button.clientWidth, button.className]),
    ),
  );
  expect(sizes[0]).toEqual(sizes[1]);
  await question.getByRole('link', { name: 'Cookie-Einstellungen' }).click();

  await expect(page.getByRole('checkbox', { name: 'Notwendig' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Statistik' })).not.toBeChecked();
  await expectAccessible(page);
  expect(records).toEqual([]);
  await page.getByRole('checkbox', { name: 'Statistik' }).check();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Statistik ist erlaubt' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect.poll(() => records).toEqual(['{"kind":"page","name":"/imprint"}']);

  await page.goto('/cookies');
  await page.getByRole('checkbox', { name: 'Statistik' }).uncheck();
  await page.getByRole('button', { name: 'Auswahl speichern' }).click();
  const counted = records.length;
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toHaveCount(0);
  expect(records).toHaveLength(counted);
});

test.describe('without the content service', () => {
  test.use({ allowed: ['net::ERR_FAILED'] });

  for (const [path, words] of [
    ['/imprint', 'vermittelt von Lindenau Versicherungsvermittlung GmbH'],
    ['/privacy', 'Auskunft, Berichtigung und Löschung'],
    ['/termsOfUse', 'Halten Sie Ihr Passwort geheim'],
  ] as const)
    test(`${path} shows a short text that is built in, and loads its own on demand`, async ({
      page,
      signInAs,
    }) => {
      await page.route('**/cms/**', (route) => route.abort());
      await signInAs('anna.mueller', path);
      const short = page.getByRole('region', { name: 'Das Wichtigste in Kürze' });
      await expect(short).toContainText(words);

      await page.unroute('**/cms/**');
      await page.getByRole('button', { name: 'Erneut versuchen' }).click();
      await expect(short).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
});
