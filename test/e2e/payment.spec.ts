import { chooseContract } from './chooseContract.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';
import { recordAnnouncements } from './recordAnnouncements.ts';
import { customerOf } from './seeds.ts';

const mueller = customerOf('lindenau');
test.use({ refusals: [400, 403, 503] });

const address = '/contract/paymentDetails';
const good = 'DE89 3704 0044 0532 0130 00';

test('PAY-029 PAY-030 PAY-036 an IBAN is grouped while it is typed, checked, and can be sent when it is valid', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'telematics');
  await signInAs('anna.mueller', address);
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await expect(iban).toHaveValue('DE02 1203 0000 0000 2020 51');

  await iban.fill('');
  await iban.pressSequentially('de893704004405320130');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130');
  await iban.blur();
  await expect(page.getByText('Stimmt sie doch, hilft Ihnen unser Kundenservice')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await iban.press('End');
  await iban.press('ArrowLeft');
  await iban.press('ArrowLeft');
  await iban.press('ArrowLeft');
  await iban.press('ArrowLeft');
  await iban.press('Backspace');
  await expect(iban).toHaveValue('DE89 3704 0044 0530 130');
  await iban.pressSequentially('2');
  await expect(iban).toHaveValue('DE89 3704 0044 0532 0130');
  const verdict = page.getByText('Stimmt sie doch, hilft Ihnen unser Kundenservice');
  await expect(verdict).toBeHidden();
  await iban.press('Tab');
  await expect(verdict).toBeVisible();
  await page.getByRole('button', { name: 'Änderung absenden' }).press('Enter');
  await expect(iban).toBeFocused();
  await expectAccessible(page);

  const said = await recordAnnouncements(page);
  await iban.press('End');
  await iban.pressSequentially('00');
  await expect(iban).toHaveValue(good);
  await expect(page.getByText('Diese IBAN ist gültig.')).toBeVisible();
  await page.getByRole('button', { name: 'Änderung absenden' }).click();
  await expect(page).toHaveURL('/');
  await expect(
    page.getByText(
      /Ihre neuen Zahlungsdaten sind bei uns eingegangen\. Sie gelten ab dem \d\d\.\d\d\.\d{4}\. Eine Bestätigung kommt per E-Mail\.$/,
    ),
  ).toBeVisible();

  // A12: the check and the sending are announced once each.
  for (const words of ['Diese IBAN ist gültig.', 'Ihre neuen Zahlungsdaten'])
    expect(said().filter((text) => text.includes(words))).toHaveLength(1);
  await page.goto(address);
  await expect(iban).toHaveValue(good);
});

test('PAY-033 accounts of some banks are excluded, and a failed check does not block the form', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'comprehensive-car');
  await signInAs('anna.mueller', address);
  const iban = page.getByRole('textbox', { name: 'IBAN' });
  await iban.fill('DE87900000000000000001');
  await expect(page.getByText('Von diesem Konto können wir nicht abbuchen.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Zum Kontakt' })).toHaveAttribute(
    'href',
    '/contact',
  );
  await page.route(/\/iban\//, (route) => route.fulfill({ status: 503 }));
  await iban.fill(good);
  await expect(page.getByText('Wir können die IBAN gerade nicht prüfen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Änderung absenden' })).not.toHaveAttribute('aria-disabled');
});

test('CON-011 a purchase price cover that is paid by invoice has its own remark, once', async ({
  page,
  signInAs,
}) => {
  await chooseContract(page, mueller, 'kps-invoice');
  await signInAs('anna.mueller', address);
  const remark = page.getByRole('dialog', { name: 'Kaufpreisschutz auf Rechnung' });
  await remark.getByRole('button', { name: 'Verstanden' }).click();
  await expect(remark).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zahlungsdaten ändern' })).toBeVisible();
  await expect(remark).toBeHidden();
});
