import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

test.use({ refusals: [409] });

/** Ends in something that cannot be broken, as addresses and numbers do. */
const question = `Wann ist mein Beitrag fällig? ${'0123456789'.repeat(20)}`;

test('CTC-001 CTC-003 CTC-005 CTC-024 a customer orders a callback by keyboard alone, and typed answers are kept', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.mueller', '/contact');
  await expect(page.getByText('montags bis freitags von 8 bis 18 Uhr')).toBeVisible();

  const drivers = page.getByRole('link', { name: 'Weitere Fahrer mitversichern' });
  await tabTo(page, drivers);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact?anliegen=temporaryCoverage');
  await expect(
    page.getByRole('heading', { name: 'Weitere Fahrer vorübergehend mitversichern', level: 2 }),
  ).toBeFocused();
  await expect(drivers).toHaveAttribute('aria-current', 'true');
  const from = page.getByRole('textbox', { name: 'Mitversichert ab' });
  await expect(from).toBeVisible();
  await tabTo(page, from);
  await page.keyboard.type('31.2.2027');
  await tabTo(page, page.getByRole('button', { name: 'Mitversicherung anfragen' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Angaben' })).toBeFocused();
  await expect(page).toHaveTitle(/^Fehler: Weitere Fahrer vorübergehend mitversichern/);
  await expectAccessible(page);

  const callback = page.getByRole('link', { name: 'Rückruf' });
  await callback.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Rückruf', level: 2 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Telefonnummer' })).toHaveValue('0221 555 0117');
  await drivers.click();
  await expect(from).toHaveValue('31.2.2027');
  await callback.click();

  const contract = page.getByRole('combobox', { name: 'Vertrag' });
  await expect(contract.locator('optgroup').first()).toHaveAttribute('label', 'Ihre Verträge');
  await tabTo(page, contract);
  await page.keyboard.type('2417Y-3.508.134');
  await tabTo(page, page.getByRole('radio', { name: 'Technische Frage' }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('button', { name: 'Rückruf anfordern' }));
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('status').filter({ hasText: 'Wir rufen Sie unter 0221 555 0117 an.' }),
  ).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Kontakt', level: 1 })).toBeFocused();
  await expect(page).toHaveURL('/contact');
});

test('CTC-002 CTC-020 MSG-003 a preselected mail is refused for open premiums, and the message stays', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs('markus.hahn');
  // As a link with navigation state does it.
  await page.evaluate(() => {
    const state = { usr: { preselectedReason: 'EMAIL_FORM' }, key: 'preselected', idx: 1 };
    history.pushState(state, '', '/contact');
    dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  await expect(page).toHaveURL('/contact?anliegen=mail');
  await page.reload();

  await expect(page.getByRole('link', { name: 'Anfrage per E-Mail' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.getByRole('combobox', { name: 'Vertrag' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: 'Ihre Nachricht' }).fill(question);
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'nehmen wir diese Anfrage online nicht an' });
  await expect(refusal).toBeInViewport();
  await expect(refusal.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Ihre Nachricht' })).toHaveValue(question);
  await expectAccessible(page);

  await page.getByText('Rechtliches', { exact: true }).click();
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL('/imprint');
  await expect(refusal).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Ihre Nachricht' })).toHaveValue(question);
});
