import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { brandIds, customerOf, originOf, seeds } from './seeds.ts';
import { signIn } from './signIn.ts';

const brands = [
  {
    host: 'localhost',
    realm: 'lindenau',
    name: 'Lindenau',
    account: 'anna.mueller',
    phone: '030 23125 100',
    broker: /Lindenau Versicherungsvermittlung/,
  },
  {
    host: 'eskamp.localhost',
    realm: 'eskamp',
    name: 'Eskamp',
    account: 'elke.eskens',
    phone: '030 23125 300',
    broker: /Eskamp Mobilitätsdienste/,
  },
] as const;

/** An account of each brand without data that these pages would show. */
const people = brandIds.map((brand) =>
  brand === 'lindenau' ? seeds.get('einwilligung') : customerOf(brand),
);

test('BRAND-001 BRAND-007 BRAND-011 brands differ in names and numbers only, one without footer support in its footer', async ({
  browser,
}) => {
  const seen = new Map<string, readonly [pages: string, footer: string]>();
  for (const seed of people) {
    if (!seed?.login) throw new Error('somebody cannot sign in');
    const { brand, login, profile } = seed;
    const person = `${profile.firstName} ${profile.lastName}`;
    const page = await browser.newPage();
    await signIn(page, login.replace(/@.*/, ''), `${originOf(brand)}/cookies`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: /neuen? Benachrichtigung/ })).toBeVisible();
    await expect(page.getByText('Der Text wird geladen')).toHaveCount(0);
    const parts = [
      await page.getByRole('banner').ariaSnapshot(),
      await page.getByRole('main').ariaSnapshot(),
    ];
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('button', { name: 'Hilfe' })
      .click();
    parts.push(await page.getByRole('banner').ariaSnapshot());
    const footer = page.getByRole('contentinfo');
    seen.set(brand, [
      neutral(parts.join('\n'), brand, person),
      (await footer.count()) === 0 ? '' : neutral(await footer.ariaSnapshot(), brand, person),
    ]);
    await page.context().close();
  }

  const [first, ...others] = [...seen.values()];
  expect(others.map(([pages]) => pages)).toEqual(others.map(() => first?.[0]));
  const footers = [...seen]
    .filter(([brand]) => brand !== 'tellwig')
    .map(([, [, footer]]) => footer.split('\n').length);
  expect(new Set(footers).size).toBe(1);
  expect(seen.get('tellwig')?.[1]).toBe('');
});

test('B1 the login pages of all brands have the same fields', async ({ browser }) => {
  const asked = new Map<string, string>();
  const page = await browser.newPage();
  for (const brand of brandIds) {
    await page.goto(`${originOf(brand)}/`);
    await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
    asked.set(brand, neutral(await page.getByRole('main').ariaSnapshot(), brand, 'nobody'));
  }
  await page.close();
  const [first] = asked.values();
  expect([...asked.entries()].filter(([, snapshot]) => snapshot !== first)).toEqual([]);
});

/** The legal links, which stand in the menu of a brand without a footer. */
const legalLinks =
  /\n *- listitem:\n *- link "(?:Datenschutz|Impressum|Cookie-Einstellungen|Nutzungsbedingungen)":\n *- \/url: \S+/g;

/** Removes the brand's own words, its place of the legal links and the account's data from a snapshot. */
function neutral(snapshot: string, brand: string, person: string): string {
  return snapshot
    .replaceAll(legalLinks, '')
    .replaceAll(person, 'Name')
    .replaceAll(new RegExp(brand, 'gi'), 'Marke')
    .replaceAll(/\d+ neue Benachrichtigungen|Keine neuen Benachrichtigungen/g, 'Glocke')
    .replaceAll(/tel:\d+|\b0\d{2,3} \d+ \d+/g, 'Nummer');
}

for (const { host, realm, name, account, phone, broker } of brands) {
  test(`BRAND-003 BRAND-004 BRAND-005 BRAND-006 BRAND-008 BRAND-009 ${name} at ${host}`, async ({
    page,
    baseURL,
    signInAs,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await signInAs(account, `http://${host}:${port}/privacy`);

    await expect(page).toHaveTitle(`Datenschutz – ${name}`);
    await expect(page.getByRole('banner').getByRole('img')).toHaveAccessibleName(`${name} – zur Startseite`);
    await expect(page.getByRole('complementary').getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(page.getByRole('contentinfo')).toContainText(broker);
    expect(await page.evaluate(() => localStorage.getItem('brand')), 'BRAND-009').toBe(realm);
    await expectAccessible(page);
  });
}

test('BRAND-004 the interface takes the colours of the brand', async ({
  page,
  baseURL,
  signInAs,
  browser,
}) => {
  const { port } = new URL(baseURL ?? '');
  const colorOf = (target: typeof page) =>
    target.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand'));
  await signInAs('anna.mueller');
  const one = await colorOf(page);

  const other = await browser.newPage();
  await other.goto(`http://eskamp.localhost:${port}/`);
  await expect(other.getByLabel('E-Mail-Adresse')).toBeVisible();
  await signIn(other, 'elke.eskens', `http://eskamp.localhost:${port}/`);
  expect(await colorOf(other)).not.toBe(one);
  await other.close();
});
