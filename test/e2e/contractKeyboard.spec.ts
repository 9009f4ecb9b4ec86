import { chooseContract } from './chooseContract.ts';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { customerOf } from './seeds.ts';
import { tabTo } from './tabTo.ts';

test('a contract is changed by keyboard alone, and every step is accessible', async ({ page, signInAs }) => {
  test.setTimeout(180_000);
  await chooseContract(page, customerOf('lindenau'), 'telematics');
  await signInAs('anna.mueller', '/contract/ratingFactors');
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name, exact: true }), 80);
    await page.keyboard.press('Enter');
  };

  await tabTo(page, page.locator('[name="ratingFactors.homeOwnerShip"]'), 80);
  await page.keyboard.press('Space');
  await expectAccessibleInBothLooks(page);
  await press('Weiter');
  for (const [step, name] of [
    ['coverage', 'Weiter'],
    ['summary', 'Weiter'],
    ['policyCalculation', 'Änderung absenden'],
  ] as const) {
    await expect(page).toHaveURL(`/contract/${step}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('form [aria-disabled=true][type=submit]')).toHaveCount(0);
    await expectAccessibleInBothLooks(page);
    await press(name);
  }
  await expect(page).toHaveURL('/');
});
