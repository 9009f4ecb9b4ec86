import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { bothViews, inViews } from './views.ts';

/** Markus Hahn has not paid: his contract cannot be changed. */
const contract = '2417Y-9.000.022';

for (const path of ['/contract/ratingFactors', '/contract/paymentDetails'])
  test(`CON-060 ${path} shows the reason of the lock in place of questions, and the way back`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('markus.hahn', `${path}?vertrag=${contract}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Hier lässt sich gerade nichts ändern')).toBeVisible();
    await expect(main.getByText('Sind sie bezahlt, geht es hier weiter.')).toBeVisible();
    await expect(main.locator('form')).toHaveCount(0);
    await inViews(page, bothViews, () => expectAccessible(page));

    await main.getByRole('button', { name: 'Zurück' }).click();
    await expect(page).not.toHaveURL(path);
  });
