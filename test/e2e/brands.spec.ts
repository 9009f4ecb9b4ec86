import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

const brands = [
  {
    host: 'localhost',
    realm: 'lindenau',
    name: 'Lindenau',
    account: 'anna.mueller',
    phone: '030 23125 100',
    broker: /Lindenau Versicherungsvermittlung/,
  },
  {
    host: 'eskamp.localhost',
    realm: 'eskamp',
    name: 'Eskamp',
    account: 'elke.eskens',
    phone: '030 23125 300',
    broker: /Eskamp Mobilitätsdienste/,
  },
] as const;

for (const { host, realm, name, account, phone, broker } of brands) {
  test(`BRAND-003 BRAND-004 BRAND-005 BRAND-006 BRAND-008 BRAND-009 ${name} at ${host}`, async ({
    page,
    baseURL,
    signInAs,
  }) => {
    const { port } = new URL(baseURL ?? '');
    await signInAs(account, `http://${host}:${port}/claims`);

    await expect(page).toHaveTitle(`Schaden – ${name}`);
    await expect(page.getByRole('banner').getByRole('img')).toHaveAccessibleName(`${name} – zur Übersicht`);
    await expect(page.getByRole('complementary').getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
    await expect(page.getByRole('contentinfo')).toContainText(broker);
    expect(await page.evaluate(() => localStorage.getItem('brand'))).toBe(realm);
    await expectAccessible(page);
  });
}

test('BRAND-004 the interface takes the colours of the brand', async ({
  page,
  baseURL,
  signInAs,
  browser,
}) => {
  const { port } = new URL(baseURL ?? '');
  const colorOf = (target: typeof page) =>
    target.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-brand'));
  await signInAs('anna.mueller');
  const one = await colorOf(page);

  const other = await browser.newPage();
  await other.goto(`http://eskamp.localhost:${port}/`);
  await expect(other.getByLabel('E-Mail-Adresse')).toBeVisible();
  const { signIn } = await import('./signIn.ts');
  await signIn(other, 'elke.eskens', `http://eskamp.localhost:${port}/`);
  expect(await colorOf(other)).not.toBe(one);
  await other.close();
});
