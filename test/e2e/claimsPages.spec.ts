import type { Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

const dismiss = (page: Page) => page.getByRole('button', { name: 'Hinweis schließen' }).click();

test('CLI-004 the notice blocks the report once, says so, and stays closed on this device', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  const blocked = page.getByRole('button', { name: 'Schaden melden' });
  await expect(blocked).toBeDisabled();
  await expect(blocked).toHaveAccessibleDescription(/schließen Sie zuerst den Hinweis/);
  await blocked.press('Enter');
  await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toBeFocused();
  await expect(page).toHaveURL('/claims');

  await dismiss(page);
  const report = page.getByRole('main').getByRole('link', { name: 'Schaden melden' });
  await expect(report).toBeFocused();
  await page.reload();
  await expect(report).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gut zu wissen' })).toHaveCount(0);
});

test('CLI-001 CLI-003 CLI-007 SEL-016 the overview leads to the report, to information and to people', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  await expect(page.getByRole('link', { name: '112' })).toBeVisible();
  await expect(page.getByRole('link', { name: '030 23125 212' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Das brauchen Sie' })).toBeVisible();
  await page.getByRole('link', { name: 'Ablauf und Formulare' }).click();
  await expect(page).toHaveURL('/claims/infoPage');
  await page.goBack();

  await dismiss(page);
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden' }).click();
  await expect(page).toHaveURL('/contractSelection');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Für welchen Vertrag melden Sie einen Schaden?' }),
  ).toBeFocused();
});

test('CLI-005 CLI-006 SEL-004 the dealer of the chosen contract, group headings not to be chosen', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/claims');
  const picker = page.getByLabel('Vertrag', { exact: true });
  expect(
    await picker
      .locator('optgroup')
      .evaluateAll((groups) => groups.map((group) => group.getAttribute('label'))),
  ).toEqual(['Ihre Verträge', 'Verträge verknüpfter Konten']);

  await picker.selectOption({ index: 1 });
  const dealer = page.getByRole('region', { name: 'Ihr Händler' });
  for (const name of ['Händler', 'Adresse', 'Telefon', 'E-Mail']) {
    await expect(dealer.getByRole('term').filter({ hasText: name })).toBeVisible();
  }
  await expect(dealer.getByRole('definition').first()).not.toHaveText('');
});

test('SEL-001 SEL-003 SEL-004 SEL-005 SEL-006 SEL-016 choosing a contract leads to the report', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/');
  await page.getByRole('main').getByRole('link', { name: 'Schaden melden' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Ihre Verträge' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Verträge verknüpfter Konten' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Beendeter Vertrag/ })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /^1528Y/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Hier nicht möglich' }).getByRole('listitem')).toContainText([
    /Kaufpreisschutz/,
    /Kaufpreisschutz/,
    /jung & mobil/,
    / - Beendeter Vertrag/,
  ]);
  await expectAccessible(page);

  const goOn = page.getByRole('button', { name: 'Weiter mit diesem Vertrag' });
  await expect(goOn).toHaveAccessibleDescription(/Noch offen: Vertrag/);
  await goOn.press('Enter');
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByText('Bitte wählen Sie einen Vertrag aus.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('radio', { name: '2417Y-3.508.126 K-AM 2410', exact: true }).check();
  await goOn.click();
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByRole('navigation', { name: 'Ausgewählter Vertrag' })).toContainText(
    '2417Y-3.508.126',
  );
});

test('the chooser opened directly leads to the start page', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/contractSelection');
  await expect(page.getByRole('heading', { level: 1, name: 'Vertrag auswählen' })).toBeVisible();

  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }).click();
  await expect(page).toHaveURL('/');
});

test('CLM-015 a step without a chosen contract leads to the overview', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims/details');

  await expect(page).toHaveURL('/claims');
});

test('CLI-002 CLI-012 CLI-014 CLI-015 CLI-016 CLI-020 the information page', async ({ page, signInAs }) => {
  await signInAs('anna.mueller', '/claims/infoPage');
  await expect(
    page.getByRole('region', { name: 'Nach einem Unfall: fünf Schritte' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(page.getByRole('button', { name: 'Kaufpreisschutz' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Formulare' }).getByRole('listitem')).toContainText([
    /^Schadenanzeige Kfz-Haftpflicht und Kasko herunterladen \(PDF, \d+ KB\)$/,
    /Diebstahl/,
    /Zeugenfragebogen/,
    /Abtretungserklärung/,
    /Kaufpreisschutz/,
  ]);

  await page.getByRole('button', { name: 'Hagel' }).click();
  await expect(page.getByText('Hagelschäden übernimmt die Teilkasko.')).toBeVisible();
  await expectAccessible(page);
});

test('CON-051 CLI-015 CLI-017 nothing about purchase-price protection without such a contract', async ({
  page,
  signInAs,
}) => {
  await signInAs('markus.hahn', '/claims/infoPage');
  await expect(page.getByRole('region', { name: 'Formulare' }).getByRole('listitem')).toHaveCount(4);

  await expect(page.getByText('Kaufpreisschutz')).toHaveCount(0);
});

test('from the start page to the first step by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('dora.demmer', '/');
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Schaden melden' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Weiter mit diesem Vertrag' }));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/claims/type');
});
