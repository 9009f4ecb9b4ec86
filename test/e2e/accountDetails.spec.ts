import { expectAccessible } from './expectAccessible.ts';
import { expectLoaded } from './expectLoaded.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';
import { setServerTimeToNoon } from './setServerTime.ts';

test.describe('My details, by keyboard alone', () => {
  test.use({ refusals: [403] });

  test('ACC-001 ACC-016 ACC-018 ACC-019 ACC-026 ACC-027 the reason is asked before the name can be changed, once a day', async ({
    page,
    signInAs,
  }, { retry }) => {
    // A name can be changed once a day, so each attempt has an account of its own.
    const [login, firstName, before] =
      retry === 0 ? ['vera.spaeter', 'Vera', 'Später'] : ['lina.zweig', 'Lina', 'Zweig'];
    const lastName = page.getByRole('textbox', { name: 'Nachname' });
    const dialog = page.getByRole('dialog', { name: 'Warum ändert sich Ihr Nachname?' });
    const edit = page.getByRole('button', { name: 'Ändern: Grund der Änderung' });
    await signInAs(login, '/myAccount');
    await expect(page.getByRole('link', { name: 'Meine Daten' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('navigation', { name: 'Mein Konto' }).getByRole('link')).toHaveCount(6);

    await tabTo(page, lastName);
    await expect(dialog).toBeHidden();
    await page.keyboard.press('x');
    await expect(dialog.getByRole('radio', { name: 'Heirat' }), 'ACC-016').toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lastName).toBeFocused();
    await expect(lastName).toHaveValue(before);
    await expect(edit).toBeHidden();

    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Heirat' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(dialog.getByRole('radio', { name: 'Anderer Grund' })).toBeChecked();
    await expect(dialog.getByRole('status')).toContainText('hilft Ihnen unser Kundenservice');
    await expect(dialog.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/contact');
    await expect(dialog.getByRole('button', { name: 'Übernehmen' })).toBeHidden();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: 'Heirat' })).toBeChecked();
    await tabTo(page, dialog.getByRole('button', { name: 'Übernehmen' }));
    await page.keyboard.press('Enter');

    await expect(lastName).toBeFocused();
    await expect(page.getByText('Grund der Änderung: Heirat'), 'ACC-019').toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Winter');
    await tabTo(page, edit);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('radio', { name: 'Heirat' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Speichern' }));
    await page.keyboard.press('Enter');

    await expect(
      page.getByRole('status').filter({ hasText: 'Ihr neuer Name ist bei uns eingegangen.' }),
    ).toBeVisible();
    await expect(lastName).toHaveValue('Winter');
    await page.reload();
    await expectLoaded(page);
    await expect(lastName).toHaveValue('Winter');
    await expect(page.getByRole('button', { name: `Mein Konto: ${firstName} Winter` })).toBeVisible();

    await page.getByRole('combobox', { name: 'Titel' }).selectOption({ label: 'Dr. jur.' });
    await page.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('Ihren Namen können Sie einmal am Tag ändern.');
    await expect(page.getByRole('combobox', { name: 'Titel' })).toHaveValue('DRJUR');
  });
});

test.describe('change of address, on a phone in the dark', () => {
  test.use({ refusals: [503], viewport: { width: 360, height: 740 }, colorScheme: 'dark' });

  test('ACC-032 ACC-037 ACC-038 ACC-039 a customer can send an address that cannot be checked', async ({
    page,
    signInAs,
  }) => {
    const street = page.getByRole('textbox', { name: 'Straße und Hausnummer' });
    const save = page.getByRole('button', { name: 'Speichern' });
    const info = page.getByText('Ziehen Sie mit Ihrem Fahrzeug um?');
    const hint = page.getByText('Bitte prüfen Sie die Adresse', { exact: true });
    await signInAs('stefan.rohr', '/myAccount/changeAddress');
    await page.getByRole('button', { name: 'Hinweis schließen' }).click();
    await expect(info).toBeHidden();
    await page.reload();
    await expectLoaded(page);
    await expect(street).toHaveValue('Berrenrather Straße 150');
    await expect(info).toBeHidden();

    await street.fill(' Aachener Straße 9 ');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Adresse ungeprüft absenden?' });
    await expect(dialog.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(save).toBeFocused();
    await expect(hint).toBeVisible();
    await expect(page.getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute('href', '/contact');
    await expectAccessible(page);

    await save.click();
    await dialog.getByRole('button', { name: 'Änderung absenden' }).click();
    await expect(page).toHaveURL('/');
    await expect(
      page
        .getByRole('status')
        .filter({ hasText: 'Ihre neue Adresse ist bei uns eingegangen. Sie gilt ab dem' }),
    ).toBeVisible();
    expect(await page.evaluate(() => (history.state as { usr?: unknown }).usr)).toMatchObject({
      reloadAccountData: true,
    });
    await page.goto('/myAccount/changeAddress');
    await expect(street).toHaveValue('Aachener Straße 9');
  });
});

test('ACC-021 a customer with related accounts always sees the contact', async ({ page, signInAs }) => {
  const dialog = page.getByRole('dialog', { name: 'Zu Ihrem Konto gehören verknüpfte Konten' });
  await signInAs('anna.mueller', '/myAccount');
  await expect(dialog.getByRole('link', { name: /^[\d ]+$/ })).toHaveAttribute('href', /^tel:\d+$/);
  await dialog.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await dialog.getByRole('link', { name: 'Kontaktformular' }).click();
  await expect(page).toHaveURL('/contact?anliegen=mail');
});

for (const address of ['/myAccount', '/myAccount/changeAddress', '/myAccount/communication'])
  test(`${address}: the button reports a missing change, without an error`, async ({ page, signInAs }) => {
    // Not while the systems are maintained, when a form is locked.
    await setServerTimeToNoon(page);
    await signInAs('nora.neuhaus', address);
    await page.locator('main form button[type=submit]').press('Enter');

    const box = page.getByRole('region', { name: 'Noch nichts geändert' });
    await expect(box.getByRole('heading')).toBeFocused();
    await expect(box.getByRole('listitem')).toHaveText(/^Bitte ändern Sie/);
    await expect(page).not.toHaveTitle(/^Fehler/);
    await expect(page.locator('main [aria-invalid]')).toHaveCount(0);
    await expectAccessible(page);
  });
