import type { Page } from '@playwright/test';
import { answer, goOn, shortestWay, submit, walkTo } from './claimWalk.ts';
import { chooseContract } from './chooseContract.ts';
import { expectAccessibleInBothLooks } from './expectAccessible.ts';
import { expectLoaded } from './expectLoaded.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { photoWith } from '../photos.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { signIn } from './signIn.ts';
import { switchOff } from './switchOff.ts';

const mueller = seedOf('mueller');
const files = (page: Page) => page.getByRole('region', { name: 'Fotos und Unterlagen' });
const input = (page: Page) => files(page).locator('input[type=file]:not([capture])');
const photo = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: Buffer.from(photoWith(6)) });

function seedOf(key: string) {
  const seed = seeds.get(key);
  if (seed === undefined) throw new Error(key);
  return seed;
}

/** The insurer keeps reports and takes no files for them. */
const withoutClaimFiles = (page: Page) => switchOff(page, 'FUNCTIONALITY_CLAIMFILES');

/** Returns true when the browser would ask before the page is closed. */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));

/** Walks to the step where files can be chosen. */
async function walkToFiles(page: Page, account = mueller): Promise<void> {
  await chooseContract(page, account);
  await signIn(page, account.login ?? '', '/claims/type');
  await walkTo(page, shortestWay, 'witness');
}

/** Sends the report from the step where files can be chosen. */
async function sendReport(page: Page): Promise<void> {
  await answer(page, { 'witness.witnessesKnown': 'false' });
  await goOn(page).click();
  await answer(page, { 'summary.affidavit': true });
  await submit(page).click();
  await expect(page).toHaveURL('/claims/confirmation');
}

/** Reports a claim and opens its report. */
async function openReport(page: Page, key: string): Promise<void> {
  const seed = seedOf(key);
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

/** The first bytes of a photo in HEIC. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');

/** The way from HEIC to JPEG. */
const heicNote = (page: Page) => files(page).getByText(/^Fotos im Format HEIC können wir nicht lesen\./);

test.describe('photos and papers of a report', () => {
  test.use({ refusals: [503] });

  test('F8 are added, refused with a reason, sent again and taken back', async ({ page }) => {
    await openReport(page, 'mueller');
    const said = await recordAnnouncements(page);
    await expect(files(page).locator('input[capture=environment]')).toHaveCount(1);
    await input(page).setInputFiles([
      photo('links.jpg'),
      { name: 'rechts.heic', mimeType: 'image/heic', buffer: heic },
      { name: 'gross.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_000_001, '%PDF-') },
    ]);
    await expect(
      files(page).getByText('rechts.heic hat ein Format, das wir nicht lesen können.'),
    ).toBeVisible();
    await expect(files(page).getByText('gross.pdf ist zu groß.')).toBeVisible();
    await expect(heicNote(page)).toBeVisible();
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(1);
    await expect.poll(() => said().join()).toContain('gross.pdf ist zu groß.');
    await expectAccessibleInBothLooks(page);

    await page.route('**/files?name=*', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await input(page).setInputFiles(photo('hinten.jpg'));
    await expect(files(page).getByText('hinten.jpg ist nicht angekommen.')).toBeVisible();
    await expect(heicNote(page)).toBeHidden();
    await page.getByRole('link', { name: 'Zu „Meine Schäden“' }).click();
    const question = page.getByRole('dialog', { name: '1 Datei ist noch nicht angekommen' });
    await question.getByRole('button', { name: 'Schließen' }).click();
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

  test('ten files are accepted, even when more are chosen at once', async ({ page }) => {
    await openReport(page, 'jahreswechsel');
    await input(page).setInputFiles(Array.from({ length: 11 }, (_, index) => photo(`bild${index}.jpg`)));
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(10);
    await expect(files(page).getByText('bild10.jpg haben wir nicht übernommen')).toBeVisible();
    await expect(input(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(files(page).getByText('Zu dieser Meldung haben wir 10 Dateien')).toBeVisible();
  });

  test('are not mentioned when the insurer accepts none', async ({ page }) => {
    await withoutClaimFiles(page);
    await signIn(page, 'anna.mueller', '/claims');
    await page
      .getByRole('link', { name: /^Schaden vom / })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Meldung als PDF' })).toBeVisible();
    await expect(files(page)).toHaveCount(0);
  });
});

test.describe('files that are chosen in the report', () => {
  test.use({ refusals: [503] });

  test('are sent after the report; a failed file is named and can be sent again', async ({ page }) => {
    await walkToFiles(page);
    const said = await recordAnnouncements(page);
    await expect(files(page).locator('input[capture=environment]')).toHaveCount(1);
    await input(page).setInputFiles([
      photo('links.jpg'),
      { name: 'rechts.heic', mimeType: 'image/heic', buffer: heic },
      photo('rechts.jpg'),
      photo('falsch.jpg'),
    ]);
    await expect
      .poll(() => said().join())
      .toContain('rechts.heic hat ein Format, das wir nicht lesen können.');
    await expect(files(page).getByRole('listitem')).toHaveCount(4);
    await expectAccessibleInBothLooks(page);
    await files(page).getByRole('button', { name: 'Entfernen: falsch.jpg' }).press('Enter');
    await expect(input(page)).toBeFocused();
    await expect.poll(() => said().join()).toContain('Entfernt: falsch.jpg');

    await answer(page, { 'witness.witnessesKnown': 'false' });
    await goOn(page).click();
    await expect(page.getByRole('definition').filter({ hasText: 'links.jpg, rechts.jpg' })).toBeVisible();
    await page.route('**/files?name=rechts.jpg', (route) => route.fulfill({ status: 503 }), { times: 1 });
    await answer(page, { 'summary.affidavit': true });
    await submit(page).click();
    await expect(page).toHaveURL('/claims/confirmation');
    await expect(files(page).getByText('rechts.jpg ist nicht angekommen.')).toBeVisible();
    await expect(files(page).getByText('Ihre Meldung ist da, aber')).toBeVisible();
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(1);
    await expect.poll(() => said().join()).toContain('rechts.jpg ist nicht angekommen.');
    await expectAccessibleInBothLooks(page);
    await files(page).getByRole('button', { name: 'Noch einmal senden' }).press('Enter');
    await expect(files(page).getByRole('heading', { name: 'Fotos und Unterlagen' })).toBeFocused();
    await expect(files(page).getByText('Alle Dateien sind angekommen.')).toBeVisible();

    await files(page).getByRole('link', { name: 'Fotos ergänzen' }).click();
    await expect(page).toHaveURL(/\/claims\/reports\/.+/);
    await expect(files(page).getByRole('listitem')).toHaveText([/links\.jpg/, /rechts\.jpg/]);
  });

  test('that did not arrive cause a question before the page is left', async ({ page }) => {
    await walkToFiles(page);
    await input(page).setInputFiles([photo('links.jpg'), photo('rechts.jpg')]);
    await page.route('**/files?name=*', (route) => route.fulfill({ status: 503 }), { times: 2 });
    await sendReport(page);
    await expect(files(page).getByRole('button', { name: 'Noch einmal senden' })).toHaveCount(2);
    const question = page.getByRole('dialog', { name: '2 Dateien sind noch nicht angekommen' });
    await page.goBack();
    await question.getByRole('button', { name: 'Auf dieser Seite bleiben' }).press('Enter');
    await expect(page).toHaveURL('/claims/confirmation');
    await page.getByRole('link', { name: 'Zur Startseite' }).last().click();
    await question.press('Escape');
    await expect(files(page).getByText('links.jpg ist nicht angekommen.')).toBeVisible();
    expect(await asksBeforeClosing(page)).toBe(true);

    await files(page).getByRole('link', { name: 'Fotos ergänzen' }).click();
    await question.getByRole('button', { name: 'Trotzdem verlassen' }).click();
    await expect(page).toHaveURL(/\/claims\/reports\/.+/);
    await input(page).setInputFiles(photo('links.jpg'));
    await expect(files(page).getByText(/^Hochgeladen, /)).toHaveCount(1);
    expect(await asksBeforeClosing(page)).toBe(false);
    await page.getByRole('link', { name: 'Zu „Meine Schäden“' }).click();
    await expect(page.getByRole('region', { name: 'Meine Schäden' })).toContainText(
      'Öffnen Sie eine Meldung, wenn Sie Fotos',
    );
  });

  test('without any chosen file the end page links to the page where files can be added', async ({
    page,
  }) => {
    await walkToFiles(page);
    await sendReport(page);
    await expect(files(page).getByRole('listitem')).toHaveCount(0);
    await files(page).getByRole('link', { name: 'Fotos ergänzen' }).click();
    await expect(input(page)).toHaveCount(1);
  });

  test('cannot be chosen when the insurer accepts none, and the end page does not mention them', async ({
    page,
  }) => {
    await withoutClaimFiles(page);
    await walkToFiles(page);
    await expect(files(page)).toHaveCount(0);
    await sendReport(page);
    await expect(page.getByRole('heading', { name: 'Nummer Ihrer Meldung' })).toBeVisible();
    await expect(files(page)).toHaveCount(0);
    await expect(page.getByText('Foto')).toHaveCount(1);
  });
});

test.describe('a report that is kept with the account', () => {
  test.use({ keepsDrafts: true });

  test('tells the customer that its files are not kept', async ({ page }) => {
    await walkToFiles(page, seedOf('einwilligung'));
    await answer(page, { 'witness.witnessesKnown': 'false' });
    const kept = page.getByText(/^In Ihrem Konto gespeichert\./);
    await expect(kept).toBeVisible();
    await expect(kept).not.toContainText('Ausgewählte Dateien');
    await input(page).setInputFiles(photo('links.jpg'));
    await expect(kept).toContainText('Ausgewählte Dateien gehören nicht dazu.');
    await page.getByRole('link', { name: 'Zur Startseite' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('Ausgewählte Dateien gehören nicht dazu.');
  });
});
