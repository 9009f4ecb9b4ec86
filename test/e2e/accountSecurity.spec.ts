import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleOutside } from './expectAccessible.ts';
import { expectEnd } from './expectEnd.ts';
import { expectLoaded } from './expectLoaded.ts';
import { mailTo } from './mailTo.ts';
import { expect, test } from './portalTest.ts';
import { setServerTime, setServerTimeToNoon } from './setServerTime.ts';

const password = 'demo-passwort';
const submitted = 'Ihre Einwilligungen sind geändert. Sie gelten ab sofort.';

/** The message of the page, in its region for messages. */
const said = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: false }).first();

async function enter(page: Page, login: string, secret: string): Promise<void> {
  await page.getByLabel('E-Mail-Adresse').fill(login);
  await page.getByRole('textbox', { name: 'Passwort' }).fill(secret);
  await page.getByRole('button', { name: 'Anmelden' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Mein Konto: / }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByLabel('E-Mail-Adresse')).toBeVisible();
}

test.describe('e-mail address and password', () => {
  test.use({ refusals: [401, 403, 422] });

  test('ACC-056 ACC-057 ACC-062 ACC-063 API-021 a new address is checked, confirmed by its link, and signs in', async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await signInAs('nele.neuland', '/myAccount/changeEmail');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const row = (name: string) => page.locator(`[data-field="email.${name}"]`);
    await expect(field('Bisherige E-Mail-Adresse')).toHaveValue('nele.neuland@beispiel.de');
    await expect(field('Bisherige E-Mail-Adresse')).toHaveAttribute('autocomplete', 'username');

    await field('Neue E-Mail-Adresse').fill('nele.neuland@beispiel.de');
    await field('Neue E-Mail-Adresse wiederholen').fill('nele@beispiel.de');
    await expect(row('newEmail').getByText('Bitte prüfen', { exact: true })).toBeVisible();
    await expect(row('newEmail')).toContainText('Das ist Ihre bisherige E-Mail-Adresse.');
    await field('Neue E-Mail-Adresse').fill('nele.neu@beispiel.de');
    await expect(row('newEmail').getByText('In Ordnung', { exact: true })).toBeVisible();
    await field('Passwort').fill('falsches-passwort');
    await expect(row('repeatEmail')).toContainText('Die E-Mail-Adressen stimmen nicht überein.');
    await expectAccessible(page);

    await field('Neue E-Mail-Adresse wiederholen').fill('nele.neu@beispiel.de');
    await page.getByRole('button', { name: 'Passwort anzeigen' }).click();
    await expect(field('Passwort')).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await expect(said(page, 'Ihr Passwort ist nicht korrekt.')).toBeVisible();
    await expect(row('password')).toContainText('Dieses Passwort stimmt nicht.');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('falsches-passwort');

    const asked = new Date();
    await field('Passwort').fill(password);
    await page.getByRole('button', { name: 'E-Mail-Adresse ändern' }).click();
    await expect(
      said(
        page,
        'Ihre neue E-Mail-Adresse ist bei uns eingegangen. Sie gilt, sobald Sie den Link in unserer E-Mail bestätigt haben.',
      ),
    ).toBeVisible();
    await expect(field('Bisherige E-Mail-Adresse')).toHaveValue('nele.neuland@beispiel.de');
    await expect(field('Neue E-Mail-Adresse')).toHaveValue('');

    const mail = await mailTo('nele.neu@beispiel.de', asked);
    await page.goto(/http:\S+/.exec(mail)?.[0] ?? '');
    await expect(page.getByText('melden Sie sich mit nele.neu@beispiel.de')).toBeVisible();
    await expectAccessibleOutside(page);
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
    await expect(page.getByRole('heading', { name: 'Ihre neue E-Mail-Adresse gilt' })).toBeVisible();
    await expectAccessibleOutside(page);
    await page.getByRole('link', { name: 'Zum Kundenportal' }).click();
    await expectLoaded(page);

    await signOut(page);
    await enter(page, 'nele.neuland@beispiel.de', password);
    await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible();
    await enter(page, 'nele.neu@beispiel.de', password);
    await expectLoaded(page);
  });

  test('ACC-066 ACC-068 ACC-071 ACC-073 API-022 the new password signs in, the old one does not', async ({
    page,
    browser,
    signInAs,
  }) => {
    await signInAs('paul.passer', '/myAccount/changePassword');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const change = page.getByRole('button', { name: 'Passwort ändern' });
    await expect(page.locator('input[autocomplete=username]')).toHaveValue('paul.passer@beispiel.de');
    const elsewhere = await (await browser.newContext()).newPage();
    await elsewhere.goto(page.url());
    await enter(elsewhere, 'paul.passer@beispiel.de', password);
    await expectLoaded(elsewhere);

    await change.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Passwort ist erforderlich' })).toHaveCount(3);
    await field('Aktuelles Passwort').fill(password);
    await field('Neues Passwort').fill('sieben7');
    await field('Neues Passwort wiederholen').fill('sieben8');
    await change.focus();
    await expect(page.locator('[data-field="password.confirmPassword"]')).toContainText(
      'Passwort stimmt nicht überein',
    );
    await expectAccessible(page);
    await field('Neues Passwort wiederholen').fill('sieben7');
    await change.click();
    await expect(said(page, 'Das neue Passwort muss mindestens 8 Zeichen lang sein.')).toBeVisible();
    for (const name of ['Neues Passwort', 'Neues Passwort wiederholen'])
      await field(name).fill('Lindenau-2026');
    await change.click();
    await expect(said(page, 'Das neue Passwort ist zu leicht zu erraten.')).toBeVisible();
    for (const name of ['Neues Passwort', 'Neues Passwort wiederholen'])
      await field(name).fill('ein ganz neuer Satz');
    await expect(page.getByText('Stärke: gut.')).toBeVisible();
    await expectAccessible(page);
    await change.click();
    await expect(said(page, 'Ihr Passwort ist geändert.')).toBeVisible();

    await elsewhere.reload();
    await expect(elsewhere.getByLabel('E-Mail-Adresse')).toBeVisible();
    await elsewhere.context().close();
    await signOut(page);
    await enter(page, 'paul.passer@beispiel.de', password);
    await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible();
    await enter(page, 'paul.passer@beispiel.de', 'ein ganz neuer Satz');
    await expectLoaded(page);
  });

  test('ACC-076 ACC-078 an account is deleted after a question, signed out after three seconds, and gone', async ({
    page,
    signInAs,
  }) => {
    await signInAs('adele.abschied', '/myAccount/deleteAccount');
    const secret = page.getByRole('textbox', { name: 'Passwort', exact: true });
    const ask = page.getByRole('button', { name: 'Konto löschen' });
    await secret.fill('falsches-passwort');
    await ask.click();
    const question = page.getByRole('dialog', { name: 'Konto endgültig löschen?' });
    await expect(question.getByRole('button', { name: 'Konto behalten' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await ask.click();
    await question.getByRole('button', { name: 'Konto endgültig löschen' }).click();
    await expect(page.locator('[data-field="account.password"]')).toContainText(
      'Dieses Passwort stimmt nicht.',
    );

    await secret.fill(password);
    await ask.click();
    await question.getByRole('button', { name: 'Konto endgültig löschen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Wir löschen Ihr Konto' })).toBeFocused();
    await expect(said(page, 'Ihr Auftrag zum Löschen ist bei uns eingegangen.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Jetzt abmelden' })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await expect(page.getByRole('heading', { level: 1, name: 'Sie sind abgemeldet' })).toBeVisible();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Ihr Auftrag zum Löschen ist bei uns eingegangen.')).toBeVisible();
    await expectAccessible(page);
    // The next step is shown on a page that stays.
    await expectEnd(page, 'Sie sind abgemeldet', /kommt in wenigen Minuten per E-Mail/);
    await page.goto('/');
    await enter(page, 'adele.abschied@beispiel.de', password);
    await expect(page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.')).toBeVisible();
  });
});

test('ACC-045 ACC-047 ACC-051 DASH-013 the portal asks for consents once in a sign-in and shows them on their page', async ({
  page,
  signInAs,
}) => {
  // Not while the systems are maintained, which comes first.
  await setServerTimeToNoon(page);
  await signInAs('eva.willig');
  const dialog = page.getByRole('dialog', { name: 'Kommunikation' });
  await expect(dialog.getByText('Kurze Frage an Sie')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('switch', { name: 'Anrufe' }).check();
  await expect(dialog.getByRole('textbox', { name: 'Telefonnummer' })).toHaveValue('0221 555 0195');
  const details = dialog.getByText('Was das bedeutet');
  await expect(details).toHaveCount(3);
  await details.first().click();
  await expect(dialog.getByText('Briefe zu Ihren Verträgen')).toBeVisible();
  await details.first().click();
  await expect(dialog.getByText('Briefe zu Ihren Verträgen')).toBeHidden();
  await dialog.getByRole('button', { name: 'Später entscheiden' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expectLoaded(page);
  await expect(dialog).toHaveCount(0);

  // As at sign-out. The device remembers nothing of the closed question.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(dialog.getByRole('switch', { name: 'Anrufe' })).not.toBeChecked();
  // Escape during the request does not cancel it.
  await page.route('**/api/v1/consent/accounts/*', async (route) => {
    await page.keyboard.press('Escape');
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Einwilligungen speichern' }).click();
  await expect(said(page, submitted)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expectLoaded(page);
  await expect(page.getByRole('heading', { name: 'Was möchten Sie erledigen?' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('ACC-048 the tab announces a maintenance window and is locked', async ({ page, signInAs }) => {
  await page.clock.install();
  await setServerTime(page, '2026-11-24T00:14:30+01:00');
  await signInAs('anna.mueller', '/myAccount/communication');
  const post = page.getByRole('switch', { name: 'Werbung per Post' });
  await expect(post).toBeChecked();
  await page.locator('summary').first().click();
  await expect(page.getByText('Wir senden Ihnen Informationen')).toBeVisible();

  await page.clock.fastForward('01:00');
  const notice = page.getByRole('dialog', { name: 'Wir warten gerade unsere Systeme' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click();
  await expect(notice).toHaveCount(0);
  await expect(post).toHaveAttribute('aria-disabled', 'true');
  await post.click({ force: true });
  await expect(post).toBeChecked();
  await expectAccessible(page);
});

test('ACC-083 ACC-085 ACC-086 a deletion is postponed once', async ({ page, signInAs }) => {
  await signInAs('lars.abel', '/myAccount/postponeDeletion');
  await expect(page.getByRole('heading', { name: /innerhalb von 30 Tagen/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'zu Ihren Dokumenten' }).click();
  await expect(page).toHaveURL('/contractSelection');
  expect(await page.evaluate(() => (history.state as { usr: unknown }).usr)).toEqual({
    heading: 'documents',
    targetPath: '/documents',
  });
  await page.goBack();

  await page.getByRole('button', { name: 'Löschung verschieben' }).click();
  await expect(page).toHaveURL('/');
  await expect(said(page, 'Die Löschung Ihres Kontos ist um sechs Monate verschoben.')).toBeVisible();
  await page.goto('/myAccount/postponeDeletion');
  await expect(page.getByRole('heading', { name: /nach einem halben Jahr/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Löschung verschieben' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page);
});
