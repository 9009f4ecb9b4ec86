import type { Locator, Page } from '@playwright/test';
import { answer, goOn, shortestWay, submit, walkTo } from './claimWalk.ts';
import { expectAccessible, expectAccessibleOutside } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { inViews, pictureViews } from './views.ts';

const hour = 3_600_000;
const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const kept = (page: Page) => page.getByText(/^Aufbewahrt bis /);

/** Opens a view of the accident help and waits until its program runs. */
async function open(page: Page, view = ''): Promise<void> {
  await page.goto(`/unfall#${view}`);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Walks there by Tab alone. The calendar button of Chromium's date field has the focus inside of the field, where `tabTo` finds none. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`No way by keyboard to ${String(target)}`);
}

test('all steps can be walked by keyboard, there and back, and by number', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('link', { name: '112 anrufen' }).first()).toHaveAttribute('href', 'tel:112');
  await expect(page.getByRole('link', { name: /^110 anrufen/ })).toHaveAttribute('href', 'tel:110');
  await expect(page.getByRole('link', { name: /^030 23125 212/ })).toHaveAttribute('href', 'tel:03023125212');
  const titles = ['Unfallstelle absichern', 'Wo bin ich?', 'Die andere Seite', 'Verletzte, Polizei, Zeugen'];
  for (const [index, title] of titles.entries()) {
    await tabTo(page, page.getByRole('link', { name: /^Weiter: / }));
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(new RegExp(`Schritt ${index + 2} von 5\\s+${title}`));
    await expect(heading(page)).toBeFocused();
  }
  await expect(page.getByRole('navigation').locator('[aria-current=step]')).toHaveText(/^5/);
  await page.goBack();
  await expect(heading(page)).toContainText('Schritt 4 von 5');
  await page.getByRole('link', { name: 'Zurück' }).click();
  await expect(heading(page)).toContainText('Schritt 3 von 5');
  await page.getByRole('navigation').getByRole('link', { name: '2 Absichern' }).click();
  await expect(heading(page)).toContainText('Schritt 2 von 5');
});

test('after one visit it opens without a network, also by a reload, with all answers', async ({
  page,
  context,
}) => {
  await open(page, 'place');
  await field(page, 'Ort').fill('B1, Kilometer 12,4');
  await expect(kept(page)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);

  const tab = await context.newPage();
  await open(tab, 'place');
  await expect(field(tab, 'Ort')).toHaveValue('B1, Kilometer 12,4');
  await tab.reload();
  await expect(field(tab, 'Ort')).toHaveValue('B1, Kilometer 12,4');
});

test('what was noted is gone after 72 hours, and the page says so', async ({ page }) => {
  await open(page, 'people');
  await page.getByRole('group', { name: 'Ist die Polizei da gewesen?' }).getByLabel('Ja').check();
  await field(page, 'Aktenzeichen').fill('2026/4711');
  await expect(kept(page)).toBeVisible();

  await page.clock.setFixedTime(Date.now() + 71 * hour);
  await page.reload();
  await expect(field(page, 'Aktenzeichen')).toHaveValue('2026/4711');
  await page.clock.setFixedTime(Date.now() + 73 * hour);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(/älter als 72 Stunden/);
  await expect(field(page, 'Aktenzeichen')).toHaveValue('');
  await expect(page.getByText('Noch ist nichts aufbewahrt.')).toBeVisible();
});

test('everything is deleted with one press, which is asked once', async ({ page }) => {
  await open(page, 'other');
  await expect(page.getByRole('button', { name: 'Alles löschen' })).toBeHidden();
  await field(page, 'Kennzeichen').fill('B-AB 1234');
  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await expect(page.getByRole('button', { name: 'Behalten' })).toBeFocused();
  await page.getByRole('button', { name: 'Behalten' }).click();
  await expect(page.getByRole('button', { name: 'Alles löschen' })).toBeFocused();
  await expect(field(page, 'Kennzeichen')).toHaveValue('B-AB 1234');

  await page.getByRole('button', { name: 'Alles löschen' }).click();
  await page.getByRole('button', { name: 'Ja, alles löschen' }).click();
  await expect(page.getByRole('status')).toHaveText('Alle Angaben und Fotos sind gelöscht.');
  await expect(page.getByRole('heading', { name: 'Ihre Daten' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Alles löschen' })).toBeHidden();
  await expect(field(page, 'Kennzeichen')).toHaveValue('');
  await page.reload();
  await expect(page.getByText('Noch ist nichts aufbewahrt.')).toBeVisible();
});

test('a browser that keeps nothing is told, and the page works until it is closed', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }));
  await open(page, 'overview');
  await expect(page.getByText(/bewahrt hier nichts auf/)).toBeVisible();
  await field(page, 'Mein Name').fill('Anna Müller');
  await page.getByRole('link', { name: 'Karte für die andere Person zeigen' }).click();
  await expect(page.getByRole('definition').first()).toHaveText('Anna Müller');
});

test('the position is asked for on a press only, and is kept as text', async ({ page, context }) => {
  await open(page, 'place');
  await page.getByRole('button', { name: 'Tag und Uhrzeit eintragen' }).click();
  await expect(field(page, 'Tag')).not.toHaveValue('');
  const locate = page.getByRole('button', { name: 'Meinen Standort eintragen' });
  await locate.click();
  await expect(page.getByRole('status')).toHaveText(/^Ihr Standort ist nicht erlaubt/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.5186, longitude: 13.4081, accuracy: 12 });
  await locate.click();
  await expect(field(page, 'Standort als Text')).toHaveValue(
    /^52\.51860, 13\.40810 \(auf 12 m genau, \d\d:\d\d Uhr\)$/,
  );
  await context.clearPermissions();
});

/** Draws a picture larger than a kept photo. */
async function drawPhoto(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 3200;
    canvas.height = 2400;
    const pen = canvas.getContext('2d');
    if (pen !== null) pen.fillStyle = '#1f6b45';
    pen?.fillRect(0, 0, 3200, 2400);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  return { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from(data, 'base64') };
}

test('photos are scaled down, kept, limited in number, removed and brought back', async ({ page }) => {
  await open(page, 'other');
  const photo = await drawPhoto(page);
  const list = page.getByRole('list', { name: 'Ihre Fotos' }).getByRole('listitem');
  await page.getByLabel('Foto machen: Kennzeichen').setInputFiles(photo);
  await expect(page.getByRole('status')).toHaveText('Foto aufbewahrt: Kennzeichen. Es sind 1 von 10.');
  const picture = list.getByRole('img', { name: 'Kennzeichen 1' });
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);

  await page.getByLabel('Vorhandene Fotos auswählen').setInputFiles(Array.from({ length: 10 }, () => photo));
  await expect(page.getByRole('status')).toHaveText(/^Es sind schon 10 Fotos/);
  await page
    .getByLabel('Foto machen: Papiere')
    .setInputFiles({ ...photo, buffer: Buffer.from('no picture') });
  await expect(list).toHaveCount(10);
  await page.reload();
  await expect(list).toHaveCount(10);

  await page.getByRole('button', { name: 'Kennzeichen 1 entfernen' }).click();
  await expect(list).toHaveCount(9);
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter');
  await expect(list).toHaveCount(10);
});

/** Notes an accident with both sides. */
async function note(page: Page): Promise<void> {
  await open(page, 'place');
  await field(page, 'Tag').fill('2026-11-20');
  await field(page, 'Uhrzeit').fill('18:05');
  await field(page, 'Ort').fill('B1, Kilometer 12,4');
  await open(page, 'other');
  await field(page, 'Kennzeichen').fill('B-AB 1234');
  await field(page, 'Nachname').fill('Öztürk');
  await field(page, 'Anschrift').fill('Ufer 3, Potsdam');
  await open(page, 'people');
  await page.getByRole('group', { name: 'Ist jemand verletzt, auch leicht?' }).getByLabel('Nein').check();
  await page.getByRole('group', { name: 'Was ist beschädigt?' }).getByLabel('Beide').check();
  await open(page, 'overview');
  await field(page, 'Mein Name').fill('Anna Müller');
  await field(page, 'Mein Kennzeichen').fill('B-LI 2026');
}

test('on paper there is the statement on one sheet, or the card where that is open', async ({ page }) => {
  await note(page);
  const sheets: Readonly<Record<string, readonly [shown: string, hidden: string]>> = {
    people: ['Fahrzeug B', 'Karte für die andere Person'],
    statement: ['Fahrzeug B', 'Karte für die andere Person'],
    card: ['Karte für die andere Person', 'Fahrzeug B'],
  };
  for (const [view, [shown, hidden]] of Object.entries(sheets)) {
    await open(page, view);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await expect(page.getByRole('heading', { name: hidden })).toBeHidden();
    await expect(page.getByText('Anna Müller').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button')).toHaveCount(0);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.emulateMedia({ media: null });
  }
});

test('the statement has the answers of both sides', async ({ page }) => {
  await note(page);
  await page.getByRole('link', { name: 'Unfallbericht ansehen und drucken' }).click();
  const sheet = page.locator('#statement');
  for (const text of ['20.11.2026, 18:05', 'B1, Kilometer 12,4', 'B-AB 1234', 'B-LI 2026', 'Öztürk'])
    await expect(sheet.getByText(text, { exact: true })).toBeVisible();
  await expect(sheet.locator('.tick[data-on]')).toHaveCount(1);
});

test('every view keeps nobody out, in both schemes, narrow and wide, and with large text', async ({
  page,
}) => {
  test.slow();
  await note(page);
  for (const view of ['call', 'secure', 'place', 'other', 'people', 'overview', 'card', 'statement']) {
    await open(page, view);
    await inViews(page, pictureViews, () => expectAccessibleOutside(page));
  }
});

test('large text widens no view', async ({ page }) => {
  await note(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const view of ['call', 'secure', 'place', 'other', 'people', 'overview', 'card', 'statement']) {
    await open(page, view);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  }
});

test('the login page leads there', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Unfall? Hilfe ohne Anmeldung' }).click();
  await expect(page).toHaveURL('/unfall');
});

const card = (page: Page): Locator => page.getByRole('region', { name: 'Ihre Unfallaufnahme' });
const take = 'In die Schadenmeldung übernehmen';

test('CLI-004 SEL-016 after signing in the record becomes the draft of a report, with its photos', async ({
  page,
  signInAs,
}) => {
  await note(page);
  await open(page, 'other');
  await page.getByLabel('Foto machen: Kennzeichen').setInputFiles(await drawPhoto(page));
  await expect(page.getByRole('status')).toHaveText(/^Foto aufbewahrt/);
  await signInAs('nora.neuhaus', '/claims');
  await expect(card(page).getByRole('button', { name: take })).toBeDisabled();
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await expectAccessible(page);

  await card(page).getByRole('button', { name: 'Alle Angaben als Text' }).click();
  await expect(card(page).getByText('Ufer 3, Potsdam')).toBeVisible();
  await card(page).getByRole('link', { name: take }).click();
  await page.getByRole('link', { name: 'Ja, weiter' }).click();
  await expect(page).toHaveURL('/claims/type');
  await expect(page.getByLabel('Schaden am eigenen Fahrzeug (Kasko)')).toBeChecked();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/claims/vehicle');
  await page.reload();
  await page.getByRole('radio', { name: 'Weder noch' }).check();
  await page.getByRole('radio', { name: 'Nein' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByLabel('Schadenort')).toHaveValue('B1, Kilometer 12,4');
});

test('CLM-116 a photo of the accident help is sent with the report that takes the record over', async ({
  page,
  signInAs,
}) => {
  test.slow();
  await open(page, 'other');
  await page.getByLabel('Foto machen: Schäden').setInputFiles(await drawPhoto(page));
  await expect(page.getByRole('status')).toHaveText(/^Foto aufbewahrt/);
  await signInAs('nora.neuhaus', '/claims');
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await card(page).getByRole('link', { name: take }).click();
  await page.getByRole('link', { name: 'Ja, weiter' }).click();

  await walkTo(page, shortestWay, 'witness');
  const files = page.getByRole('region', { name: 'Fotos und Unterlagen' });
  await expect(files.getByText('Schäden 1.jpg').first()).toBeVisible();
  await answer(page, { 'witness.witnessesKnown': 'false' });
  await goOn(page).click();
  await answer(page, { 'summary.affidavit': true });
  await submit(page).click();
  await expect(files.getByText('Alle Dateien sind angekommen.')).toBeVisible();
  await expect(files.getByText('Schäden 1.jpg').first()).toBeVisible();
});

test('a begun report is replaced only when the customer says so', async ({ page, signInAs }) => {
  await note(page);
  await signInAs('nora.neuhaus', '/claims');
  await page.getByRole('button', { name: 'Verstanden' }).click();
  await page
    .getByRole('region', { name: 'Was ist passiert?' })
    .getByRole('link', { name: 'Sturm, Blitz' })
    .click();
  await page.getByRole('link', { name: 'Ja, weiter' }).click();
  const event = page.getByLabel('Welches Ereignis war es?');
  await expect(event).toHaveValue('STORM_LIGHTNING');

  for (const [choice, count] of [
    ['Begonnene fortsetzen', 1],
    ['Ersetzen', 0],
  ] as const) {
    await page.goto('/claims');
    await card(page).getByRole('link', { name: take }).click();
    await page.getByRole('link', { name: 'Ja, weiter' }).click();
    await page.getByRole('button', { name: choice }).click();
    await expect(page.getByLabel('Schaden am eigenen Fahrzeug (Kasko)')).toBeChecked();
    await expect(event).toHaveCount(count);
  }
});

test('the record is deleted on the claims page as well', async ({ page, signInAs }) => {
  await note(page);
  await signInAs('anna.mueller', '/claims');
  await card(page).getByRole('button', { name: 'Löschen' }).click();
  await card(page).getByRole('button', { name: 'Behalten' }).click();
  await expect(card(page).getByRole('button', { name: 'Löschen' })).toBeFocused();
  await card(page).getByRole('button', { name: 'Löschen' }).click();
  await card(page).getByRole('button', { name: 'Jetzt löschen' }).click();
  await expect(card(page)).toHaveCount(0);
  await open(page);
  await expect(page.getByText('Noch ist nichts aufbewahrt.')).toBeVisible();
});
