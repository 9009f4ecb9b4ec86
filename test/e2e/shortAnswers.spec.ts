import type { Locator } from '@playwright/test';
import { chooseContract } from './chooseContract.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { wideLight } from './views.ts';

const left = (part: Locator) => part.evaluate((one) => one.getBoundingClientRect().left);
const tops = (parts: Locator) =>
  parts.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));

test('short answers have short boxes, and short options stand side by side where there is room', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize(wideLight);
  await chooseContract(page, customerOf('lindenau'), 'comprehensive-car');
  await signInAs('anna.mueller', '/contract/ratingFactors');
  const mileage = page.getByRole('combobox', { name: 'Wie viel fahren Sie im Jahr?' });
  expect((await mileage.boundingBox())?.width).toBeLessThanOrEqual(192);

  const use = page.getByRole('group', { name: 'Wie nutzen Sie das Fahrzeug?' }).locator('label');
  expect(new Set(await tops(use)).size).toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(new Set(await tops(use)).size).toBe(2);
});

test('the explanation of a statement stands below it', async ({ page, signInAs }) => {
  await chooseContract(page, customerOf('lindenau'), 'comprehensive-car');
  await signInAs('anna.mueller', '/claims/type');
  const words = page.locator('label').getByText('Schaden bei anderen (Haftpflicht)');
  const hint = page.getByText('Andere Personen, ihr Fahrzeug oder ihre Sachen sind betroffen.');
  expect(await left(hint)).toBeCloseTo(await left(words), 0);
});
