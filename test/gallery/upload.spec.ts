import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleParts } from '../e2e/expectAccessible.ts';

const proof = (page: Page) => page.getByRole('group', { name: /^Nachweis über den öffentlichen Dienst/ });
const input = (page: Page) => proof(page).locator('input[type=file]:not([capture])');
const forward = (page: Page) => page.getByRole('button', { name: 'Weiter', exact: true });
const pdf = (bytes: number) => {
  const buffer = Buffer.alloc(bytes, ' ');
  buffer.write('%PDF-1.7\n');
  return { name: 'Dienstausweis.pdf', mimeType: 'application/pdf', buffer };
};

/** Reading the sources and filling the database takes a while on a busy machine. */
test.beforeAll(async ({ request }) => {
  test.setTimeout(180_000);
  await request.get('/api/v1/openapi.json', { timeout: 180_000 });
});

async function openForm(page: Page): Promise<void> {
  await page.goto('/?form=proof');
  await page.getByRole('radio', { name: 'Öffentlicher Dienst' }).check();
  await expect(proof(page)).toBeVisible();
}

test('RATE-025 RATE-029 a file goes to the back end, and the form sends the id of its document', async ({
  page,
}) => {
  await openForm(page);
  const answered = page.waitForResponse(/\/api\/v1\/document\//);
  await input(page).setInputFiles(pdf(1_200_000));
  const { id } = (await (await answered).json()) as { readonly id: string };

  await expect(proof(page).getByText('Hochgeladen, 1,2 MB')).toBeVisible();
  await expect(proof(page).getByRole('status')).toHaveText('Die Datei ist hochgeladen.');
  await forward(page).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Dienstausweis.pdf (1,2 MB)' })).toBeVisible();
  await expect(page.getByText('Ihr Nachweis: Dienstausweis.pdf')).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Anschreiben herunterladen' }).click();
  expect((await saved).suggestedFilename()).toBe('Anschreiben 1234.pdf');
  await page.locator('form [type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Gesendet' })).toBeVisible();
  expect(JSON.parse((await page.locator('html').getAttribute('data-sent')) ?? '')).toEqual({
    occupation: 'PUBLIC_SERVICE',
    uploadDocumentId: id,
  });
});

for (const [name, mimeType, content] of [
  ['Scan.pdf', 'application/octet-stream', '%PDF-1.7\n'],
  ['Scan', 'text/plain', '%PDF-1.7\n'],
  ['Bild.png', 'image/jpg', '\x89PNG\r\n\x1a\n\0\0\0\r'],
] as const)
  test(`a file is judged by its first bytes: ${name} as ${mimeType}`, async ({ page }) => {
    await openForm(page);
    await input(page).setInputFiles({ name, mimeType, buffer: Buffer.from(content, 'latin1') });

    await expect(proof(page).getByText(/^Hochgeladen/)).toBeVisible();
  });

for (const [device, userAgent, way, hasTouch = false] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'Maximale Kompatibilität'],
  ['an Android', 'Mozilla/5.0 (Linux; Android 15)', 'Hohe Effizienz'],
  ['an iPad that calls itself a Mac', 'Mozilla/5.0 (Macintosh)', 'Maximale Kompatibilität', true],
  ['a Mac', 'Mozilla/5.0 (Macintosh)', 'Vorschau'],
  ['a computer', 'Mozilla/5.0 (Windows NT 10.0)', 'speichern Sie es als JPEG'],
] as const)
  test(`a photo in HEIC gets a way on for ${device}, until another file is chosen`, async ({ browser }) => {
    const page = await browser.newPage({ userAgent, hasTouch });
    await openForm(page);
    const photo = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0', 'latin1');
    await input(page).setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: photo });

    const note = proof(page).getByText('Fotos im Format HEIC');
    await expect(note).toContainText(way);
    await expect(page.locator('[id="job.proof-error"]')).toHaveText(/^Dieses Dateiformat ist nicht möglich/);
    await input(page).setInputFiles(pdf(900));
    await expect(note).toHaveCount(0);
    await page.close();
  });

test('a file that is dropped beside the field does not take the place of the page', async ({ page }) => {
  await openForm(page);
  const wasRefused = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'a.txt'));
    const events = ['dragover', 'drop'].map(
      (kind) => new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }),
    );
    return events.map((event) => !document.body.dispatchEvent(event));
  });

  expect(wasRefused).toEqual([true, true]);
});

test('a file that only claims to be a PDF is refused, and the field shows the reason', async ({ page }) => {
  await openForm(page);
  await input(page).setInputFiles({ ...pdf(0), buffer: Buffer.from('Guten Tag') });

  await expect(page.locator('[id="job.proof-error"]')).toHaveText(/^Dieses Dateiformat ist nicht möglich/);
  await expect(proof(page).getByRole('button', { name: 'Noch einmal senden' })).toHaveCount(0);
});

test('RATE-028 an upload shows its progress, can be cancelled, repeated after a failure and removed, all by keyboard', async ({
  page,
}) => {
  await openForm(page);
  const held: (() => Promise<void>)[] = [];
  await page.route('**/api/v1/document/**', (route) => void held.push(() => route.abort()));
  await input(page).setInputFiles(pdf(900_000));
  await expect(proof(page).getByRole('progressbar')).toHaveAccessibleName(
    'Dienstausweis.pdf wird hochgeladen',
  );
  await expect(proof(page).getByRole('status')).toHaveText(/^Die Datei wird hochgeladen: \d+ %$/);
  await expectAccessibleParts(page);
  await forward(page).press('Enter');
  await expect(page.locator('[id="job.proof-error"]')).toHaveText(/^Bitte warten Sie/);
  await proof(page).getByRole('button', { name: 'Abbrechen: Dienstausweis.pdf' }).press('Enter');
  await expect(input(page)).toBeFocused();
  await expect(proof(page).getByText('Dienstausweis.pdf')).toHaveCount(0);

  await input(page).setInputFiles(pdf(900_000));
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.();
  await expect(page.locator('[id="job.proof-error"]')).toHaveText(/^Die Datei ist nicht angekommen/);
  await page.unroute('**/api/v1/document/**');
  await proof(page).getByRole('button', { name: 'Noch einmal senden' }).press('Enter');
  await expect(proof(page).getByText('Hochgeladen, 900 kB')).toBeVisible();
  await proof(page).getByRole('button', { name: 'Entfernen: Dienstausweis.pdf' }).press('Enter');
  await expect(input(page)).toBeFocused();
});

test('F8 the reason of a refused file is announced at its question, before a request is sent', async ({
  page,
}) => {
  await openForm(page);
  let sent = 0;
  await page.route('**/api/v1/document/**', (route) => {
    sent += 1;
    return route.continue();
  });
  const said = proof(page).getByRole('status');
  await input(page).setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('x') });
  await expect(said).toHaveText(/^Dieses Dateiformat ist nicht möglich/);
  await input(page).setInputFiles(pdf(10_000_001));
  await expect(said).toHaveText(/^Diese Datei ist zu groß/);
  expect(sent).toBe(0);
});

test('a file can be dropped', async ({ page }) => {
  await openForm(page);
  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(['%PDF-1.7\n'], 'Gezogen.pdf', { type: 'application/pdf' }));
    return data;
  });
  const place = input(page).locator('..');
  await place.dispatchEvent('dragenter', { dataTransfer: dropped });
  await expect(place).toHaveAttribute('data-over', 'true');
  await place.dispatchEvent('drop', { dataTransfer: dropped });

  await expect(proof(page).getByText('Gezogen.pdf')).toBeVisible();
  await expect(proof(page).getByText(/^Hochgeladen/)).toBeVisible();
});

test('a chosen or taken picture has a preview, a new picture replaces it, and other files have none', async ({
  browser,
}) => {
  const page = await browser.newPage({ hasTouch: true, isMobile: true });
  await openForm(page);
  const preview = proof(page).locator('canvas');
  const camera = proof(page).locator('input[capture=environment]');
  await expect(camera).toHaveAccessibleName(/Foto aufnehmen$/);
  await expect(camera).toHaveAttribute('accept', 'image/png,.png,image/jpeg,.jpg,.jpeg');
  await camera.setInputFiles(await picture(page, 'Foto.png', 40));
  await expect(preview).toHaveText('Vorschau: Foto.png');
  await expect.poll(() => preview.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(224);
  await expect(proof(page).getByText(/^Hochgeladen/)).toBeVisible();

  await input(page).setInputFiles(await picture(page, 'Anderes.png', 20));
  await expect(preview).toHaveText('Vorschau: Anderes.png');
  await input(page).setInputFiles(pdf(900_000));
  await expect(proof(page).getByText('Hochgeladen, 900 kB')).toBeVisible();
  await expect(preview).toHaveCount(0);
  await page.close();
});

/** Twice as wide as high. */
async function picture(page: Page, name: string, height: number) {
  const data = await page.evaluate((side) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [2 * side, side];
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  }, height);
  return { name, mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}
