import type { Page } from '@playwright/test';
import { answer, shortestWay, submit, walkTo } from './claimWalk.ts';
import { chooseContract } from './chooseContract.ts';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expectLoaded } from './expectLoaded.ts';
import { photoWith } from '../photos.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { signIn } from './signIn.ts';

const files = (page: Page) => page.getByRole('region', { name: 'Fotos und Unterlagen' });
const input = (page: Page) => files(page).locator('input[type=file]:not([capture])');
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(photoWith(6)) });
const said = (page: Page, text: string | RegExp) =>
  page.locator('[aria-live=polite]').filter({ hasText: text });

/** Reports a claim and opens what became of it. */
async function openReport(page: Page, key: string): Promise<void> {
  const seed = seeds.get(key);
  if (seed === undefined) throw new Error(key);
  await chooseContract(page, seed);
  await signIn(page, seed.login ?? '', '/claims/type');
  await walkTo(page, shortestWay, 'summary');
  await answer(page, { 'summary.affidavit': true });
  await submit(page).click();
  await expect(page).toHaveURL('/claims/confirmation');
  await page.goto('/claims');
  await expectLoaded(page);
  await page
    .getByRole('link', { name: /^Schaden vom / })
    .first()
    .click();
  await expect(files(page)).toBeVisible();
}

test.describe('photos and papers of a report', () => {
  test.use({ refusals: [503] });

  test('F8 are added, refused with a reason, sent again and taken back', async ({ page }) => {
    await openReport(page, 'mueller');
    await expect(files(page).locator('input[capture=environment]')).toHaveCount(1);
    await input(page).setInputFiles([
      photo('links.jpg'),
      { name: 'rechts.heic', mimeType: 'image/heic', buffer: Buffer.from('x') },
      { name: 'gross.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001, '%PDF-') },
    ]);
    await expect(
      files(page).getByText('rechts.heic hat ein Format, das wir nicht lesen können.'),
    ).toBeVisible();
    await expect(files(page).getByText('gross.pdf ist zu groß.')).toBeVisible();
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(1);
    await expect(said(page, 'gross.pdf ist zu groß.')).toBeVisible();
    await expectAccessibleInBothLooks(page);

    await page.route('**/files?name=*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await input(page).setInputFiles(photo('hinten.jpg'));
    await expect(files(page).getByText('hinten.jpg ist nicht angekommen.')).toBeVisible();
    await files(page).getByRole('button', { name: 'Noch einmal senden' }).press('Enter');
    await expect(input(page)).toBeFocused();
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(2);

    await files(page).getByRole('button', { name: 'Entfernen: links.jpg' }).press('Enter');
    await expect(files(page).getByText('links.jpg')).toHaveCount(0);
    await expect(input(page)).toBeFocused();
    await page.reload();
    await expectLoaded(page);
    await expect(files(page).getByRole('listitem')).toHaveText([/hinten\.jpg/]);
  });

  test('the tenth file is the last one, also of many that are chosen at once', async ({ page }) => {
    await openReport(page, 'jahreswechsel');
    await input(page).setInputFiles(Array.from({ length: 11 }, (_, index) => photo(`bild${index}.jpg`)));
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(10);
    await expect(files(page).getByText('bild10.jpg haben wir nicht hochgeladen')).toBeVisible();
    await expect(input(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(files(page).getByText('Zu dieser Meldung haben wir 10 Dateien')).toBeVisible();
  });

  test('are not spoken of where the insurer takes none', async ({ page }) => {
    await page.route('**/api/v1/configuration/accounts/*/application', async (route) => {
      const response = await route.fetch();
      const entries = (await response.json()) as readonly { readonly type: string }[];
      const json = entries.filter(({ type }) => !/CLAIMFILES|DRAFTS/.test(type));
      await route.fulfill({ response, json });
    });
    await signIn(page, 'anna.mueller', '/claims');
    await page
      .getByRole('link', { name: /^Schaden vom / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Meldung als PDF' })).toBeVisible();
    await expect(files(page)).toHaveCount(0);
  });
});
