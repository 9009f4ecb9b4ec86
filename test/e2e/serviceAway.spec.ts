import type { Page } from '@playwright/test';
import { answer, shortestWay, submit, walkTo } from './claimWalk.ts';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { signIn } from './signIn.ts';

test.use({ keepsDrafts: true, refusals: [503] });

const begun = (page: Page) => page.getByRole('region', { name: 'Begonnen und noch nicht gesendet' });
const saved = (page: Page) => page.getByText(/^In Ihrem Konto gespeichert\. Sie können bis /);

async function open(page: Page, key: string, path: string): Promise<void> {
  const seed = seeds.get(key);
  if (seed === undefined) throw new Error(key);
  await chooseContract(page, seed);
  await signIn(page, seed.login ?? '', path);
}

test('CLM-116 a service that is away is named on the overview and on the first step, and the report is kept', async ({
  page,
}) => {
  await open(page, 'stoerung', '/claims');
  await expect(page.getByText('Gerade gestört: Schaden melden')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/claims/type');
  await expect(page.getByText('Absenden geht gerade nicht')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: '030 23125 212' })).toHaveCount(1);
  await expectAccessible(page);
  await walkTo(page, shortestWay, 'details');
  await expect(page.getByText('Absenden geht gerade nicht')).toHaveCount(0);
  await answer(page, { 'details.location': 'Köln, Parkhaus am Dom' });
  await expect(saved(page)).toBeVisible();
  await page.goto('/');
  await expect(begun(page)).toContainText(
    'Absenden geht gerade nicht. Hier steht es, sobald es wieder geht.',
  );
  await expect(begun(page).getByRole('link', { name: /^Weitermachen: / })).toBeVisible();

  await page.goto('/contract');
  await expect(page.getByText('Gerade gestört: Vertragsdetails')).toBeVisible();
});

test('CLM-116 a report that could not be sent is sent from the start page with one press, once it can be', async ({
  page,
}) => {
  await open(page, 'evb-limit', '/claims/type');
  await expect(page.getByText('Absenden geht gerade nicht')).toHaveCount(0);
  await walkTo(page, shortestWay, 'summary');
  await answer(page, { 'summary.affidavit': true });
  const claims = '**/api/v1/claim/accounts/*';
  await page.route(claims, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, body: 'SERVICE_UNAVAILABLE' })
      : route.fallback(),
  );
  await submit(page).click();
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.goto('/');
  await expect(begun(page)).toContainText('Es geht wieder: Sie können jetzt absenden.');
  await expectAccessible(page);

  await page.unroute(claims);
  await begun(page)
    .getByRole('link', { name: /^Jetzt senden: Schaden melden/ })
    .click();
  await expect(page).toHaveURL('/claims/confirmation');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(begun(page)).toBeHidden();
});
