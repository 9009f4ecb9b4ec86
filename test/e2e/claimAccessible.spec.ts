import type { Page } from '@playwright/test';
import { answer, goOn, longestWay, startClaim, submit } from './claimWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

interface View {
  readonly host: string;
  readonly brand: string;
  readonly account: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const customers: readonly Pick<View, 'host' | 'brand' | 'account'>[] = [
  { host: 'localhost', brand: 'Lindenau', account: 'anna.mueller' },
  { host: 'nordkamp.localhost', brand: 'Nordkamp', account: 'nele.kampe' },
  { host: 'sperberg.localhost', brand: 'Sperberg', account: 'simon.berger' },
  { host: 'marlau.localhost', brand: 'Marlau', account: 'martin.lauer' },
  { host: 'rotdorn.localhost', brand: 'Rotdorn', account: 'robert.dornbusch' },
  { host: 'eskamp.localhost', brand: 'Eskamp', account: 'elke.eskens' },
  { host: 'sonnwald.localhost', brand: 'Sonnwald', account: 'sonja.wald' },
  { host: 'tellwig.localhost', brand: 'Tellwig', account: 'tessa.wigger' },
];
const [first] = customers;
if (first === undefined) throw new Error('no customer');

const perCommit: readonly View[] = [
  { ...first, width: 1280, colorScheme: 'light' },
  { ...first, width: 360, colorScheme: 'dark' },
];
const matrix: readonly View[] = customers.flatMap((customer) =>
  [320, 768, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({ ...customer, width, colorScheme })),
  ),
);

for (const { host, brand, account, width, colorScheme } of process.env['DEEP'] ? matrix : perCommit) {
  test.describe(`${brand} ${width} ${colorScheme}`, () => {
    test.use({
      viewport: { width, height: 800 },
      colorScheme,
      baseURL: `http://${host}:${process.env['E2E_PORT'] ?? 4199}`,
    });

    test('CLM-001 CLM-002 CLM-003 CLM-004 CLM-005 CLM-006 CLM-007 CLM-008 CLM-009 CLM-010 CLM-011 CLM-012 CLM-014 every step: new, blocked, with its errors and answered', async ({
      page,
      signInAs,
    }) => {
      test.setTimeout(180_000);
      await signInAs(account);
      await startClaim(page, null);
      const percents = [8, 16, 24, 33, 41, 49, 57, 65, 74, 82, 90, 99];

      for (const [index, [id, answers]] of longestWay.entries()) {
        await expect(page).toHaveURL(`/claims/${id}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page).toHaveTitle(`${await heading.innerText()} – ${brand}`);
        const percent = percents[index] ?? 0;
        await expect(page.getByRole('progressbar')).toHaveAttribute('value', String(percent));
        await expect(page.getByText(`Fortschritt ${percent} %`)).toBeVisible();
        await expectAccessible(page);

        const button = id === 'summary' ? submit(page) : goOn(page);
        await expect(button).toHaveAttribute('aria-disabled', 'true');
        await expect(button).toHaveAccessibleDescription(/Noch offen: .+/);
        await button.press('Enter');
        const summary = page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
        await expect(summary.getByRole('heading')).toBeFocused();
        await expect(page).toHaveTitle(/^Fehler: /);
        await expectAccessible(page);
        await followEveryLink(page);

        await answer(page, answers);
        await expect(summary).toHaveCount(0);
        await expect(page).not.toHaveTitle(/^Fehler: /);
        await expect(button).not.toHaveAttribute('aria-disabled', 'true');
        await expectAccessible(page);
        await button.click();
      }

      await expect(page).toHaveURL('/claims/confirmation');
      await expect(
        page.getByRole('status').filter({ hasText: 'Ihre Anfrage ist bei uns eingegangen.' }),
      ).toBeVisible();
      await expectAccessible(page);
    });
  });
}

/** Each entry of the summary of errors leads to a control that says the same. */
async function followEveryLink(page: Page): Promise<void> {
  const links = page.getByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }).getByRole('link');
  const count = await links.count();
  expect(count).toBeGreaterThan(0);
  for (let index = 0; index < count; index += 1) {
    const said = await links.nth(index).innerText();
    await links.nth(index).click();
    const focused = page.locator(':focus');
    await expect(focused).toHaveAttribute('name', /^\w+\./);
    const error = page
      .locator('[data-invalid]')
      .filter({ has: focused })
      .or(page.locator('[data-invalid]:has(:focus)'));
    await expect(error.first()).toContainText(said);
  }
}
