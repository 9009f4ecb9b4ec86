import { expect, test } from '@playwright/test';
import { findViolations } from './findViolations.ts';
import { openWorkbench } from './openWorkbench.ts';

/** All forms are read at the first search. */
const read = { timeout: 45_000 };

test('by keyboard: the list and an open form are searched over all forms, and a hit opens its form there', async ({
  page,
}) => {
  await openWorkbench(page);
  const search = page.getByRole('search');
  await search.getByRole('searchbox').focus();
  await page.keyboard.type('THEFT_VEHICLE');
  const claims = search.getByRole('region', { name: 'Schaden melden' });
  await expect(claims).toBeVisible(read);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/form=claim-report&at=type\.typeOfEvent/);
  await expect(page.getByRole('heading', { level: 1, name: 'Welches Ereignis war es?' })).toBeVisible(read);

  await search.getByRole('searchbox').fill('newEmail');
  const other = search.getByRole('region', { name: 'E-Mail ändern' });
  await expect(other).toBeVisible(read);
  await other.getByRole('button').first().press('Enter');
  await expect(page).toHaveURL(/form=change-email/);
  await expect(page.getByText('email.newEmail', { exact: true }).first()).toBeVisible(read);
});
