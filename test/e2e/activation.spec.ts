import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './expectAccessible.ts';
import { expectEnd } from './expectEnd.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

// The policies of an account that is not activated answer 403; the others are provoked.
test.use({ refusals: [403, 409, 422] });
/** The tests change accounts for good, so they are not repeated. */
test.describe.configure({ retries: 0 });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const box = (page: Page, name: string) => page.locator(`[name="${name}"]`);
const boxesOf = async (page: Page, field: string) =>
  page
    .locator(`[name^="${field}#"]`)
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const summary = (page: Page) => page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' });

/** Pastes as the browser tells a page about it. */
async function paste(target: Locator, text: string): Promise<void> {
  await target.focus();
  await target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

test('ACT-001 ACT-002 ACT-003 ACT-004 ACT-006 ACT-010 ACT-011 ACT-013 ACT-015 ACT-016 ACT-017 ACT-021 ACT-028 a customer orders a code by keyboard alone, reads the errors, and signs out', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(120_000);
  await signInAs('nina.neumann', '/claims/type');
  await expect(page, 'ACT-013').toHaveURL('/');
  await expect(page).toHaveTitle('Konto freischalten – Lindenau');
  await expect(button(page, 'Abmelden'), 'ACT-001').toBeVisible();
  await expectAccessible(page);
  await tabTo(page, button(page, 'Weiter'));
  await expect(button(page, 'Weiter')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeFocused();
  await expect(summary(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Nein' })).toBeChecked();
  await tabTo(page, button(page, 'Weiter'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/orderCode');
  await expect(page).toHaveTitle('Freischaltcode anfordern – Lindenau');
  await expect(heading(page, 'Freischaltcode anfordern')).toBeFocused();
  await expect(box(page, 'order.policyNumber#1')).toHaveCount(0);
  await tabTo(page, page.getByRole('radio', { name: 'Privat', exact: true }));
  await page.keyboard.press('Space');
  await expectAccessible(page);
  await tabTo(page, page.getByRole('textbox', { name: 'Teil 1 von 4, vier Ziffern' }));
  await page.keyboard.type('24y17');
  await expect(page.getByRole('textbox', { name: 'Teil 2 von 4, eine Ziffer' }), 'ACT-016').toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(box(page, 'order.policyNumber#1')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('9000030');
  expect(await boxesOf(page, 'order.policyNumber')).toEqual(['2417', '9', '000', '030']);
  await tabTo(page, page.getByRole('textbox', { name: 'Tag' }));
  await page.keyboard.type('09031995');
  expect(await boxesOf(page, 'order.birthDate'), 'ACT-021').toEqual(['09', '03', '1995']);
  await tabTo(page, button(page, 'Code anfordern'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    /^Fehler: Versicherungsnummer und Geburtsdatum passen nicht zusammen\. /,
  );
  await expect(summary(page)).toBeFocused();
  await expect(page).toHaveTitle('Fehler: Freischaltcode anfordern – Lindenau');
  await expect(page.getByRole('img', { name: /^Muster eines Versicherungsscheins/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ihr Geburtsdatum' })).toHaveAccessibleDescription(
    /^Bitte prüfen Sie das Geburtsdatum\./,
  );
  await expectAccessible(page);
  await tabTo(page, page.getByRole('link', { name: 'Bitte prüfen Sie das Geburtsdatum.' }));
  await page.keyboard.press('Enter');
  await expect(box(page, 'order.birthDate#day')).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('08');
  await expect(box(page, 'order.birthDate#month')).toBeFocused();
  await expect(page.getByRole('link', { name: 'Bitte prüfen Sie das Geburtsdatum.' })).toHaveCount(0);
  await tabTo(page, button(page, 'Code anfordern'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/confirmation');
  await expectEnd(page, 'Ihr Freischaltcode kommt per Post', /innerhalb von fünf Werktagen/);
  await page.goForward();
  await expect(page).toHaveURL('/confirmation');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await expectAccessible(page);
  await page.reload();
  await expectLoaded(page);
  await expect(heading(page, 'Ihr Freischaltcode kommt per Post')).toBeVisible();
  await tabTo(page, button(page, 'Jetzt abmelden'));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('E-Mail-Adresse'), 'ACT-011').toBeVisible();
  expect(new URL(page.url()).search).not.toContain('confirmation');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('kfz'))),
    'ACT-011',
  ).toEqual([]);
});

test.describe('on a phone in the dark', () => {
  test.use({ viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('ACT-005 ACT-012 ACT-014 ACT-025 ACT-027 ACT-032 the code opens the portal without a reload; going back, reloading and wrong codes lose no answers', async ({
    page,
    signInAs,
  }) => {
    test.setTimeout(120_000);
    await signInAs('carla.cordes');
    await page.getByRole('radio', { name: 'Ja' }).check();
    await button(page, 'Weiter').click();
    await expect(page).toHaveURL('/activation');
    await expect(heading(page, 'Freischaltcode eingeben')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked();
    await page.goForward();
    await expect(heading(page, 'Freischaltcode eingeben')).toBeVisible();

    await paste(box(page, 'activation.policyNumber#3'), 'VN: 2417Y-9.300.011');
    expect(await boxesOf(page, 'activation.policyNumber')).toEqual(['2417', '9', '300', '011']);
    await expect(box(page, 'activation.policyNumber#4')).toBeFocused();
    await page.reload();
    await expectLoaded(page);
    await expect(box(page, 'activation.policyNumber#4')).toHaveValue('011');
    const code = page.getByRole('textbox', { name: 'Freischaltcode' });
    await code.fill('k7rwpx42qmt');
    await code.blur();
    await expect(code).toHaveAccessibleDescription(/^Der Freischaltcode hat 12 Zeichen\. Noch nötig: 1\./);
    await code.fill('k7rwpx42qmty');
    await code.blur();
    await expect(code).toHaveValue('k7rw px42 qmty');
    await expectAccessible(page);

    await button(page, 'Konto freischalten').click();
    await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
      /^Fehler: Freischaltcode oder Versicherungsnummer stimmen nicht\. /,
    );
    await expect(summary(page)).toBeFocused();
    await expect(page.getByRole('img', { name: /^Muster eines Versicherungsscheins/ })).toBeVisible();
    await expectAccessible(page);
    await code.fill('k7rw px42 qmtz');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await button(page, 'Konto freischalten').click();

    await expect(heading(page, 'Guten Tag, Carla Cordes')).toBeFocused();
    await expect(page).toHaveURL('/');
    await expect(page.getByText('2417Y-9.300.011')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await page.goto('/activation');
    await expectLoaded(page);
    await expect(page).toHaveURL('/');
  });
});

test('ACT-007 ACT-009 ACT-033 a business customer enters the plate; a used code is refused with the reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('bernd.borchert', '/orderCode');
  await page.getByRole('radio', { name: 'Geschäftlich' }).check();
  await expect(page.getByRole('textbox', { name: 'Kennzeichen des Fahrzeugs' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Ihr Geburtsdatum' })).toHaveCount(0);
  await expect(page.getByText('Noch offen: Versicherungsnummer und Kennzeichen')).toBeVisible();
  await page.getByRole('link', { name: 'Zur Frage nach dem Code' }).click();
  await page.getByRole('radio', { name: 'Ja' }).check();
  await button(page, 'Weiter').click();
  await paste(box(page, 'activation.policyNumber#1'), '2417Y-9.300.029');
  await page.getByRole('textbox', { name: 'Freischaltcode' }).fill('B4XH9NCT6GVE');
  await button(page, 'Konto freischalten').click();

  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'Fehler: Dieser Code wurde bereits verwendet. Bitte rufen Sie uns an: 030 23125 100.',
  );
  await expect(page).toHaveURL('/activation');
  await expect(page.getByRole('textbox', { name: 'Freischaltcode' })).toHaveValue('B4XH 9NCT 6GVE');
});
