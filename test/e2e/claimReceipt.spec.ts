import type { Page } from '@playwright/test';
import { answer, shortestWay, startClaim, submit, walkTo } from './claimWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expectEnd } from './expectEnd.ts';
import { expect, test } from './portalTest.ts';
import { switchOff } from './switchOff.ts';

const claimsLine = '030 23125 212';

/** Reports glass damage and stands on the end page. */
async function reportGlass(page: Page): Promise<void> {
  await startClaim(page);
  await walkTo(page, shortestWay, 'summary');
  await answer(page, { 'summary.affidavit': true });
  await submit(page).click();
  await expect(page).toHaveURL('/claims/confirmation');
}

test('CLM-013 CLM-030 CLM-031 the end page is a receipt: number, file, duties, steps, answers', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await reportGlass(page);
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '100');
  const receipt = page.getByRole('region', { name: 'Nummer Ihrer Meldung' });
  await expect(receipt).toContainText(/S-\d{4}-\d{6}/);
  await expect(receipt).toContainText('K-AM 2410');
  const download = page.waitForEvent('download');
  await receipt.getByRole('button', { name: 'Meldung als PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Schadenmeldung-S-\d{4}-\d{6}\.pdf$/);

  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Nummer Ihrer Meldung',
    'Fotos und Unterlagen',
    'Bitte noch nicht reparieren',
    'So geht es weiter',
    'Ihre Angaben',
    'Sie brauchen Hilfe?',
  ]);
  const steps = page.getByRole('region', { name: 'So geht es weiter' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await expect(page.getByRole('link', { name: claimsLine })).toHaveCount(1);
  await expectAccessible(page);

  await expect(page.getByText('Köln, Parkhaus am Dom')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Köln, Parkhaus am Dom')).toBeVisible();
});

test('going back from the end page starts no second report, opening the form again does', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await reportGlass(page);
  await expectEnd(page, 'Vielen Dank für Ihre Meldung', /In den nächsten Werktagen/);
  await expect(page).toHaveURL('/claims/confirmation');
  await expect(page.getByRole('region', { name: 'Nummer Ihrer Meldung' })).toBeVisible();

  await startClaim(page);
  await page.reload();
  await expect(page).toHaveURL('/claims/type');
});

test('a sent report is listed with its stage, appears on the start page and in the notifications, and can be read', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller');
  await reportGlass(page);
  const shown = await page.getByRole('region', { name: 'Nummer Ihrer Meldung' }).innerText();
  const number = /S-\d{4}-\d{6}/.exec(shown)?.[0] ?? '';
  await page.getByRole('link', { name: 'Zur Schadenübersicht' }).click();
  const mine = page.getByRole('region', { name: 'Meine Schäden' });
  const own = mine.getByRole('listitem').filter({ hasText: `Meldung ${number}` });
  await expect(own).toContainText('Eingegangen am');
  await own.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('list', { name: 'Stand der Meldung' }).getByRole('listitem')).toContainText([
    'Eingegangen',
    'In Prüfung',
    'Entschieden',
  ]);
  await expect(page.locator('[aria-current=step]')).toContainText('Eingegangen');
  await expect(page.getByText('Köln, Parkhaus am Dom')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('banner').getByRole('link', { name: 'zur Startseite' }).click();
  await expect(page.getByRole('region', { name: 'Ihre offenen Schadenmeldungen' })).toContainText(number);
  await page.getByRole('button', { name: /neuen? Benachrichtigung/ }).click();
  await expect(page.getByRole('region', { name: 'Benachrichtigungen' })).toContainText(number);
});

test('the portal mentions no reports when the insurer keeps none', async ({ page, signInAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/claim/')) asked.push(`${request.method()} ${request.postData() ?? ''}`);
  });
  await switchOff(page, 'FUNCTIONALITY_CLAIMREPORTS');
  await page.route('**/api/v1/claim/accounts/*', async (route) => {
    await route.fulfill({ status: 201, json: { claimId: 'x' } });
  });
  await signInAs('anna.mueller', '/claims');
  await expect(page.getByRole('heading', { name: 'Meine Schäden' })).toHaveCount(0);
  await reportGlass(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nummer Ihrer Meldung' })).toHaveCount(0);
  expect(asked).toHaveLength(1);
  expect(asked[0]).not.toContain('"answers"');
});
