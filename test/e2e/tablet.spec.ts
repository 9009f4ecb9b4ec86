import type { Locator, Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { setServerTimeToNoon } from './setServerTime.ts';

const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };
const mueller = customerOf('lindenau');

const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
const heading = (name: string) => (page: Page) => page.getByRole('main').getByRole('heading', { name });
const region = (name: string) => (page: Page) => page.getByRole('region', { name });

/** What stands side by side on a tablet, from left to right. */
const pairs = [
  {
    what: 'DASH-006 vehicles and errands',
    path: '/',
    left: region('Ihre Verträge'),
    right: (page: Page) => page.getByRole('list', { name: 'Was möchten Sie erledigen?' }),
  },
  {
    what: 'CON-016 facts and deeds of a contract',
    path: '/contract',
    left: region('Das umfasst der Vertrag'),
    right: region('Zu diesem Vertrag'),
  },
  {
    what: 'CLI-005 CLI-007 claims service and dealer',
    path: '/claims',
    left: region('Schadenservice'),
    right: region('Ihr Autohaus'),
  },
  {
    what: 'CTC-001 CTC-003 requests and contact data',
    path: '/contact',
    left: (page: Page) => page.getByRole('navigation', { name: 'Was können wir für Sie tun?' }),
    right: (page: Page) => page.getByRole('complementary', { name: 'So erreichen Sie uns' }),
  },
  {
    what: 'ACC-001 tabs and card of the account',
    path: '/myAccount',
    left: (page: Page) => page.getByRole('navigation', { name: 'Mein Konto' }),
    right: heading('Meine Daten'),
  },
] as const;

test.use({ viewport: tablet });

for (const { what, path, left, right } of pairs)
  test(`${what} stand side by side on a tablet`, async ({ page, signInAs }) => {
    await chooseContract(page, mueller, 'comprehensive-car');
    await signInAs('anna.mueller', path);
    const [one, other] = [await boxOf(left(page)), await boxOf(right(page))];

    expect(one.width).toBeGreaterThan(100);
    expect(other.x).toBeGreaterThanOrEqual(one.x + one.width);
    expect(other.y).toBeLessThan(one.y + one.height);
    expect(one.y).toBeLessThan(other.y + other.height);
    await expectAccessible(page);
  });

test('CON-016 with text of 200 % a tablet has one column, and nothing is wider than the page', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'comprehensive-car');
  await signInAs('anna.mueller', '/contract');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '32px';
  });
  const facts = await boxOf(region('Das umfasst der Vertrag')(page));
  const deeds = await boxOf(region('Zu diesem Vertrag')(page));

  expect(deeds.y).toBeGreaterThanOrEqual(facts.y + facts.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(tablet.width);
});

test('SHELL-037 SHELL-038 a tablet has the navigation in a row that marks where one is, and a phone the menu', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/documents');
  const banner = page.getByRole('banner');
  const here = banner.getByRole('link', { name: 'Dokumente' });
  const menu = banner.getByRole('button', { name: 'Menü' });
  await expect(here).toHaveAttribute('aria-current', 'page');
  await expect(menu).toBeHidden();
  const tops = await banner
    .getByRole('navigation')
    .getByRole('listitem')
    .filter({ visible: true })
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(tops).toHaveLength(5);
  expect(new Set(tops).size).toBe(1);

  await page.setViewportSize(phone);
  await expect(menu).toBeVisible();
  await expect(here).toBeHidden();
});

test('kinds of damage stand in two rows of five on a tablet', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims');
  const tops = await region('Was ist passiert?')(page)
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));

  expect(tops).toHaveLength(10);
  expect(tops.slice(0, 5).every((top) => top === tops[0])).toBe(true);
  expect(tops.slice(5).every((top) => top === tops[5])).toBe(true);
});

test('CON-012 CON-016 CON-019 the first screen of a phone has the facts of a contract and its deed', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(phone);
  await setServerTimeToNoon(page);
  await chooseContract(page, mueller, 'comprehensive-car');
  await signInAs('anna.mueller', '/contract');
  const main = page.getByRole('main');
  for (const part of [
    main.getByRole('heading', { name: 'Volkswagen Golf Variant 1.5 eTSI' }),
    main.getByText('K-AM 2410'),
    // Other tests change the contract, and with it the premium.
    main.getByText(/^[\d.]+(?:,\d\d)?\s€$/).first(),
    main.getByRole('link', { name: 'Vertrag ändern' }),
  ]) {
    const { y, height } = await boxOf(part);
    expect(y + height).toBeLessThan(phone.height);
  }
});

for (const width of [360, 768, 1000, 1280])
  test(`SEL-005 the dealer's list of contracts shows number and plate in one line at ${width} px`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await chooseContract(page, mueller, 'comprehensive-car');
    await signInAs('anna.mueller', '/claims');
    const lines = await region('Ihr Autohaus')(page)
      .getByRole('combobox')
      .evaluate((list: HTMLSelectElement) => {
        const { paddingLeft, paddingRight, font } = getComputedStyle(list);
        const copy = document.createElement('span');
        copy.style.font = font;
        copy.textContent = list.selectedOptions[0]?.textContent ?? '';
        const box = document.createElement('div');
        box.style.width = `${list.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)}px`;
        box.append(copy);
        document.body.append(box);
        return copy.getClientRects().length;
      });

    expect(lines).toBe(1);
  });
