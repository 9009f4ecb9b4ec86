import { readFile } from 'node:fs/promises';
import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { customerOf, seeds } from './seeds.ts';
import { tabTo } from './tabTo.ts';
import { today } from './today.ts';

test.use({ refusals: [400, 500, 503] });

test('NCB-001 NCB-005 NCB-006 NCB-007 NCB-013 a customer reads the cost of a claim and saves it, by keyboard alone', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await chooseContract(page, customerOf('lindenau'));
  await signInAs('anna.mueller', '/contract/ncbCalculator');
  await expect(page.getByRole('heading', { level: 1, name: 'Rückstufung berechnen' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeHidden();

  await tabTo(page, page.getByRole('radio', { name: 'Kfz-Haftpflicht' }));
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: '1', exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: '1', exact: true }));
  await page.keyboard.press('Space');

  const save = page.getByRole('button', { name: 'Als PDF herunterladen' });
  await expect(save).toBeVisible();
  const rows = page.getByRole('table', { name: 'Jahr für Jahr' }).getByRole('row');
  const nextYear = Number(today().slice(0, 4)) + 1;
  await expect(rows.nth(1), 'NCB-005 NCB-006').toHaveText(
    new RegExp(`${nextYear}.*SF 13 · 32\\s%.*SF 6 · 46\\s%.*\\+\\s14$`, 's'),
  );
  await expect(rows.nth(2), 'NCB-007').toHaveText(
    new RegExp(`${nextYear + 1}.*SF 14 · 31\\s%.*SF 7 · 43\\s%`, 's'),
  );
  await expectAccessible(page);

  await tabTo(page, save);
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toBe('Schadenfreiheitsrabatt-2417Y-3.508.126.pdf');
  expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-');
});

for (const [account, text] of [
  ['stoerung', 'Das hat leider nicht geklappt'],
  ['fehler', 'Das hat leider nicht geklappt'],
] as const) {
  test(`NCB-016 NCB-017 ${account} reads that the calculation failed`, async ({ page, signInAs }) => {
    const seed = seeds.get(account);
    if (!seed?.login) throw new Error(account);
    await chooseContract(page, seed);
    await signInAs(seed.login.replace(/@.*/, ''), '/contract/ncbCalculator');
    await page.getByRole('radio', { name: 'Kfz-Haftpflicht' }).check();
    if (account === 'fehler') {
      await page.getByRole('radio', { name: '2', exact: true }).check();
      await page.getByRole('button', { name: 'Als PDF herunterladen' }).click();
    }
    await expect(page.getByRole('alert')).toContainText(text);
  });
}

test('NCB-015 the calculator does not support the tariff of an older contract', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, customerOf('lindenau'), 'old-tariff');
  await signInAs('anna.mueller', '/contract/ncbCalculator');
  await page.getByRole('radio', { name: 'Kfz-Haftpflicht' }).check();

  await expect(page.getByText('Ihren Tarif kann der Rechner leider nicht abbilden.')).toBeVisible();
});
