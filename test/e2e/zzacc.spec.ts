import type { Page } from '@playwright/test';
import { answer, goOn, longestWay, startClaim, submit } from './claimWalk.ts';
import { expectAccessible } from './expectAccessible.ts';
import { expect, test } from './portalTest.ts';

const views = [
  { name: '1280 light', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: '360 dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of views) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('CLM-001 CLM-002 CLM-003 CLM-004 CLM-005 CLM-006 CLM-007 CLM-008 CLM-009 CLM-010 CLM-011 CLM-012 CLM-014 every step: new, blocked, with its errors and answered', async ({
      page,
      signInAs,
    }) => {
      test.setTimeout(420_000);
      await signInAs('anna.mueller');
      await startClaim(page);
      const percents = [8, 16, 24, 33, 41, 49, 57, 65, 74, 82, 90, 99];

      for (const [index, [id, answers]] of longestWay.entries()) {
        await expect(page).toHaveURL(`/claims/${id}`);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toBeFocused();
        expect(await page.evaluate(() => window.scrollY)).toBe(0);
        await expect(page).toHaveTitle(`${await heading.innerText()} – Lindenau`);
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
