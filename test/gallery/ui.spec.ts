import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { expectAccessibleParts, expectNoProblems } from '../e2e/expectAccessible.ts';
import { expectReflow, expectTextKept } from '../e2e/expectReadable.ts';
import { askPage } from '../e2e/probes/askPage.ts';
import { buttonProblems } from '../e2e/probes/buttonProblems.ts';
import { focusProblems } from '../e2e/probes/focusProblems.ts';
import { bareInputs } from './bareInputs.ts';
import { findingsInShowcases } from './eachShowcase.ts';
import { looks, openGallery } from './openGallery.ts';
import { partsWithoutLook } from './ui/partsWithoutLook.ts';

for (const { brand, width, height, colorScheme } of looks) {
  test.describe(`${brand}, ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    test('every part of src/ui is accessible, and its focus is visible', async ({ page }) => {
      await openGallery(page, 'ui', brand);
      expect(await findingsInShowcases(page), 'of axe').toEqual([]);
      await expectNoProblems(page);
      await page.keyboard.press('Tab');
      expect(await askPage(page, focusProblems), 'of focus').toEqual([]);
    });
  });
}

test('every component and style sheet of src/ui is shown in its states, or has a reason for its absence', async ({
  page,
}) => {
  await openGallery(page, 'ui');
  const parts = readdirSync('src/ui', { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => /^(.+\/.+?)(?:\.tsx|\.module\.css)$/.exec(file)?.[1] ?? [],
  );
  const shown = await page.locator('[data-part]').evaluateAll((all) =>
    all
      .filter((part) => part.querySelector(':scope > [data-state]') !== null)
      .filter((part) =>
        [...part.querySelectorAll(':scope > [data-state]')].every(
          (state) => state.firstElementChild?.checkVisibility() === true,
        ),
      )
      .map((part) => part.getAttribute('data-part') ?? ''),
  );

  expect([...shown, ...Object.keys(partsWithoutLook)].toSorted()).toEqual([...new Set(parts)].toSorted());
});

test('parts of src/ui fit 320 px, larger texts and the colours of the system', async ({ page }) => {
  await openGallery(page, 'ui');
  await expectReflow(page);
  await expectTextKept(page);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await askPage(page, bareInputs)).toEqual([]);
  expect(await askPage(page, buttonProblems)).toEqual([]);
});

test('a section that cannot be drawn shows a notice, and the sections beside it stay', async ({ page }) => {
  await openGallery(page, 'ui');
  const section = page.locator('[data-part="loading/SectionBoundary"]');

  await expect(section).toContainText('Dieser Bereich lässt sich gerade nicht anzeigen.');
  await expect(section.getByText('Was daneben steht, bleibt stehen.')).toBeVisible();
});

test('dialogs hold and return the focus, and are accessible', async ({ page }) => {
  await openGallery(page, 'ui');

  // The filled button stands first, as below a form.
  for (const [name, filled, other] of [
    ['Rückfrage zeigen', 'Trotzdem weiter', 'Zurück'],
    ['Warnung zeigen', 'Zurück', 'Trotzdem weiter'],
  ] as const) {
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('button + button, button:has(+ button)')).toHaveText([filled, other]);
    await expect(dialog.getByRole('button', { name: 'Zurück', exact: true })).toBeFocused();
    await expectAccessibleParts(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
