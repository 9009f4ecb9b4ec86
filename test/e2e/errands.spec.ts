import type { Page } from '@playwright/test';
import { type CountingHand, countErrand } from './countErrand.ts';
import { expect, test } from './portalTest.ts';
import { originOf } from './seeds.ts';
import { setServerTimeToNoon } from './setServerTime.ts';

// Decision 0198: what errands cost on a phone. The page of one question is in formFrame.spec, the summary in claimRobust.spec.
test.use({ viewport: { width: 360, height: 740 } });

interface Errand {
  readonly errand: string;
  readonly account: string;
  readonly brand: string;
  /** What it costs at most. */
  readonly pages: number;
  readonly answers: number;
  readonly presses: number;
  readonly walk: (page: Page, hand: CountingHand) => Promise<void>;
}

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const onward = (page: Page) => main(page).locator('form [type=submit]');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const errands: readonly Errand[] = [
  {
    errand: 'DOC-001 DOC-002 a document of any contract is found',
    account: 'anna.mueller',
    brand: 'lindenau',
    pages: 1,
    answers: 1,
    presses: 3,
    async walk(page, hand) {
      await hand.press(main(page).getByRole('link', { name: 'Alle Dokumente' }));
      await hand.pick(page.getByLabel('Vertrag', { exact: true }), '2418Y-1.220.517');
      await expect(main(page).getByText('Versicherungsschein 2418Y-1.220.517')).toBeVisible();
    },
  },
  {
    errand: 'DASH-005 NOTIF-001 the newest document of all contracts is saved',
    account: 'anna.mueller',
    brand: 'lindenau',
    pages: 1,
    answers: 0,
    presses: 2,
    async walk(page, hand) {
      const post = main(page).getByRole('region', { name: 'Ihre Post' });
      await hand.press(post.getByRole('list').getByRole('link').first());
      const saved = page.waitForEvent('download');
      await hand.press(
        main(page)
          .getByRole('button', { name: /^Herunterladen: / })
          .first(),
      );
      await saved;
    },
  },
  {
    errand: 'ACC-031 a new address is told',
    account: 'martin.lauer',
    brand: 'marlau',
    pages: 3,
    answers: 3,
    presses: 7,
    async walk(page, hand) {
      await hand.press(page.getByRole('button', { name: /^Mein Konto: / }));
      await hand.press(page.getByRole('link', { name: 'Mein Konto' }).filter({ visible: true }).first());
      await hand.press(main(page).getByRole('link', { name: 'Adresse ändern' }));
      await hand.write(field(page, 'Straße und Hausnummer'), 'Sendlinger Straße 8');
      await hand.write(field(page, 'Postleitzahl'), '80331');
      await hand.write(field(page, 'Ort'), 'München');
      await hand.press(onward(page));
      await expect(heading(page, /Martin Lauer/)).toBeVisible();
    },
  },
  {
    errand: 'EVB-001 EVB-003 an insurance confirmation (eVB) is ordered on moving',
    account: 'martin.lauer',
    brand: 'marlau',
    pages: 6,
    answers: 4,
    presses: 11,
    async walk(page, hand) {
      await hand.press(main(page).getByText(/^Alle \d+ Anliegen$/));
      await hand.press(main(page).getByRole('link', { name: 'Umzug melden', exact: true }));
      await hand.press(main(page).getByRole('link', { name: 'Ja, weiter' }));
      await hand.write(field(page, 'Straße und Hausnummer'), 'Sendlinger Straße 8');
      await hand.write(field(page, 'Postleitzahl'), '80331');
      await hand.write(field(page, 'Ort'), 'München');
      await hand.press(onward(page));
      await hand.choose(page.getByRole('radio', { name: 'Nein' }));
      await hand.press(onward(page));
      await hand.press(onward(page));
      await expect(heading(page, 'Ihr Beitrag an der neuen Adresse')).toBeVisible();
      await hand.press(onward(page));
      await expect(heading(page, /Martin Lauer/)).toBeVisible();
    },
  },
];

for (const { errand, account, brand, walk, ...most } of errands) {
  test(`${errand} with at most ${most.presses} presses`, async ({ page, signInAs }) => {
    // Nothing is kept, so that other tests find the account as it was.
    await page.route('**/api/v1/account/accounts/*/address', (route) => route.fulfill({ status: 204 }));
    await page.route('**/api/v1/document/accounts/*/policy/*/document/*', (route) =>
      route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' }),
    );
    await page.route('**/api/v1/evb/**', (route) => route.fulfill({ status: 204 }));
    await page.route('**/api/v1/policy/accounts/*/*', (route) => route.fulfill({ status: 204 }));
    await signInAs(account, `${originOf(brand)}/`);
    const hand = await countErrand(page);
    await walk(page, hand);
    const { pages, answers, presses } = await hand.count();
    const cost = `${pages.join(' > ')}: ${answers} answers, ${presses} presses`;
    expect(pages.length, cost).toBeLessThanOrEqual(most.pages);
    expect(answers, cost).toBeLessThanOrEqual(most.answers);
    expect(presses, cost).toBeLessThanOrEqual(most.presses);
  });
}

test('DASH-003 DASH-009 DASH-010 the start page of one contract is three screens high', async ({
  page,
  signInAs,
}) => {
  await setServerTimeToNoon(page);
  await signInAs('martin.lauer', `${originOf('marlau')}/`);
  await expect(main(page).getByRole('region', { name: 'Magazin' }).getByRole('article')).toHaveCount(3);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(3 * 740);
});
