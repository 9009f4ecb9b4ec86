import type { Page } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { contractRows } from './contractRows.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';

const mueller = customerOf('lindenau');
const mileage = (page: Page) => page.locator('[name="ratingFactors.annualMileage"]');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('SEL-001 CON-001 CON-078 a contract page leads through the chooser while no contract is chosen', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/contract');
  await expect(page).toHaveURL('/contractSelection');
  await expect(heading(page, 'Welchen Vertrag möchten Sie ansehen?')).toBeVisible();
  await expect(contractRows(page, '1528Y-0.774.201')).toHaveCount(0);
  await contractRows(page, '2417Y-3.508.126').click();
  await expect(page).toHaveURL('/contract');
  await expect(page.getByRole('heading', { level: 2, name: 'Volkswagen Golf' })).toBeVisible();

  await page.evaluate(() => sessionStorage.removeItem('selectedPolicy'));
  await page.goto('/contract/paymentDetails');
  await expect(page).toHaveURL('/contractSelection');
  await expect(contractRows(page, '1528Y-0.774.201')).toBeVisible();
  await page.getByText('Hier nicht möglich').click();
  await expect(page.getByText('2417Y-3.401.880').locator('xpath=ancestor::li')).toContainText(
    'Der Vertrag ist beendet.',
  );
});

test('CON-012 CON-019 SHELL-039 a contract on the start page leads to its overview', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const list = page.getByRole('region', { name: 'Ihre Verträge' });
  await list.getByRole('button', { name: 'Alle 21 Fahrzeuge anzeigen' }).click();
  await list.getByRole('link', { name: 'Toyota bZ4X', exact: true }).click();
  await expect(page).toHaveURL('/contract');
  await expect(heading(page, 'Ihr Vertrag')).toBeFocused();
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(
    /2424Y-1\.055\.392.*K-AM 24E.*Toyota bZ4X/s,
  );

  await page.reload();
  await expectLoaded(page);
  await expect(page.getByRole('heading', { level: 2, name: 'Toyota bZ4X' })).toBeVisible();
});

test('CON-031 the telematics score is a figure, words and a scale', async ({ page, signInAs }) => {
  await chooseContract(page, mueller, 'telematics');
  await signInAs('anna.mueller', '/contract');
  const score = page.getByRole('region', { name: 'Ihr Fahrwert' });
  await expect(score).toContainText('87von 100');
  await expect(score).toContainText('Gut und vorausschauend');
  await expect(score.getByRole('figure', { name: '87 auf einer Skala von 0 bis 100' })).toBeVisible();
  await expect(score).toContainText('Letzte Fahrten: 91 von 100 Punkten');
});

test('CON-005 CON-008 an info pop-up is shown once per session, and the page has the same text', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'future-changes');
  await signInAs('anna.mueller', '/contract');
  const dialog = page.getByRole('dialog', { name: 'Änderungen sind vorgemerkt' });
  await expect(dialog).toContainText('nur am Telefon möglich');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/');
  await expectLoaded(page);
  await page.goto('/contract');
  await expect(page.getByText('Ändern geht zurzeit nur am Telefon')).toBeVisible();
  await expect(page.getByText('Für den Vertrag ist schon eine Änderung vorgemerkt.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [key, payment] of [
  ['kps', 'Zahlungsdaten ansehen'],
  ['young-driver', 'Zahlungsdaten ändern'],
] as const) {
  test(`CON-003 CON-017 ${key} has neither tabs nor a way to change it`, async ({ page, signInAs }) => {
    await chooseContract(page, mueller, key);
    await signInAs('anna.mueller', '/contract');
    await expect(page.getByRole('link', { name: payment })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Vertrag ändern' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Ihr Vertrag' })).toHaveCount(0);
  });
}

test('RATE-020 the rating factors link to the cover, and back to the overview', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'liability-car');
  await signInAs('anna.mueller', '/contract/ratingFactors');
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await expect(page).toHaveURL('/contract/coverage');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/contract/ratingFactors');
  await page.getByRole('button', { name: 'Zurück' }).click();
  await expect(page).toHaveURL('/contract');
});

test('CON-004 leaving the contract with changes asks first, moving within it does not', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'liability-car');
  await signInAs('anna.mueller', '/contract/ratingFactors');
  await mileage(page).selectOption('15');
  await page.getByRole('link', { name: 'Deckung' }).click();
  await expect(page).toHaveURL('/contract/coverage');
  await page.getByRole('banner').getByRole('link', { name: 'zur Startseite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Vorgang verlassen?' });
  await dialog.getByRole('button', { name: 'Im Vorgang bleiben' }).click();
  await expect(page).toHaveURL('/contract/coverage');

  await page.getByRole('banner').getByRole('link', { name: 'zur Startseite' }).click();
  await dialog.getByRole('button', { name: 'Vorgang verlassen' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/contract/ratingFactors');
  await expect(mileage(page)).toHaveValue('12');
});

for (const { key, says } of [
  { key: 'kps', says: 'Kaufpreisschutz' },
  { key: 'young-driver', says: 'jung & mobil' },
  { key: 'terminated', says: 'Der Vertrag ist beendet.' },
]) {
  test(`CON-078 CON-063 a page that ${key} does not have explains it, and links to an alternative`, async ({
    page,
    signInAs,
  }) => {
    for (const path of ['/contract/ratingFactors', '/contract/changeAddress']) {
      await chooseContract(page, mueller, key);
      await signInAs('anna.mueller', path);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('main')).toContainText(says);
      await page.getByRole('main').getByRole('link', { name: 'Zur Vertragsübersicht' }).click();
      await expect(page).toHaveURL('/contract');
    }
  });
}

test('CON-078 no page about a contract opens without a chosen contract', async ({ page, signInAs }) => {
  await signInAs('anna.mueller');
  for (const name of [
    '',
    '/ratingFactors',
    '/coverage',
    '/summary',
    '/policyCalculation',
    '/changeAddress',
  ]) {
    await page.goto(`/contract${name}`);
    await expect(page).toHaveURL('/contractSelection');
  }
});

test('the start page sorts contracts, folds those that ended, and finds one by plate', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  const list = page.getByRole('region', { name: 'Ihre Verträge' });
  const row = (number: string) => list.getByRole('listitem').filter({ hasText: number });
  await expect(row('2417Y-3.508.126')).toContainText(/K-AM 2410.*im Monat/s);
  await expect(row('2417Y-3.508.126')).toContainText('Vollkasko');
  await expect(row('1528Y-0.774.201')).toBeHidden();
  await expect(row('2417Y-3.401.880')).toBeHidden();
  await list.getByText('7 weitere Verträge').click();
  await expect(list.getByRole('heading', { level: 3 })).toHaveText([
    'Verträge verknüpfter Konten',
    '2 beendete Verträge',
  ]);
  await expect(row('1528Y-0.774.201').getByRole('link')).toHaveAccessibleName('Kaufpreisschutz');
  await expect(row('1528Y-0.774.201')).toContainText('für Volkswagen Golf Variant');
  await expect(row('2417Y-3.401.880')).toContainText('Beendet');

  const search = list.getByRole('searchbox', { name: 'Welches Ihrer 21 Fahrzeuge?' });
  await search.fill('k-am 24e');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('status')).toHaveText('1 Vertrag gefunden');
  await expectAccessible(page);
  await search.fill('niemand');
  await expect(list).toContainText('Dazu gibt es keinen Vertrag.');
  await list.getByRole('button', { name: 'Suche löschen' }).click();
  await expect(search).toBeFocused();
  await expect(list.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
});
