import { expect, type Page, test as base } from '@playwright/test';
import { blockTypes } from '../../src/wizard/blocks/blockTypes.ts';
import { controlTypes } from '../../src/wizard/controls/controlTypes.ts';
import { expectAccessibleParts, expectNoProblems } from '../e2e/expectAccessible.ts';
import { askPage } from '../e2e/probes/askPage.ts';
import { buttonProblems } from '../e2e/probes/buttonProblems.ts';
import { expectReflow, expectTextKept } from '../e2e/expectReadable.ts';
import { focusProblems } from '../e2e/probes/focusProblems.ts';
import { eachShowcase, findingsInShowcases } from './eachShowcase.ts';
import { bareInputs } from './bareInputs.ts';
import { looks, openGallery } from './openGallery.ts';

const states = ['empty', 'filled', 'error', 'locked', 'optional', 'longText'];
/** One is for password managers alone, two need answers to speak of. */
const shownBlocks = Object.keys(blockTypes).filter(
  (name) => !['username', 'summary', 'changes'].includes(name),
);

/** The whole gallery, opened once for all tests of a worker that leave it as it was. */
const test = base.extend<object, { readonly gallery: Page }>({
  gallery: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', viewport = null } = project.use;
      const context = await browser.newContext({ baseURL, locale, timezoneId, viewport });
      const page = await context.newPage();
      await openGallery(page);
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const showcase = (page: Page, name: string) => page.locator(`[data-showcase="${name}"]`);

for (const { brand, width, height, colorScheme } of looks) {
  test.describe(`${brand}, ${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height }, colorScheme });
    test.setTimeout(120_000);

    test('every control, block and part of a page is accessible', async ({ page }) => {
      await openGallery(page, '', brand);
      expect(await findingsInShowcases(page), 'of axe').toEqual([]);
      await expectNoProblems(page);
    });
  });
}

test('every control is shown in every state, and every block at least once', async ({ gallery }) => {
  const wanted = [
    ...Object.keys(controlTypes).flatMap((name) => states.map((state) => `[data-field="${name}.${state}"]`)),
    ...shownBlocks.map((name) => `[data-block^="${name}."]`),
  ];
  const missing = await gallery.evaluate(
    (selectors) => selectors.filter((one) => document.querySelector(one)?.checkVisibility() !== true),
    wanted,
  );
  expect(missing).toEqual([]);
  await expect(showcase(gallery, 'summary').getByRole('definition').first()).toBeVisible();
});

test('every error stands at its control', async ({ gallery }) => {
  const silent = await gallery.evaluate(
    (names) =>
      names.filter((name) => {
        const field = document.querySelector(`[data-field="${name}.error"]`);
        const error = field?.querySelector(`[id="${name}.error-error"]`);
        return field?.getAttribute('data-invalid') !== 'true' || !/\S/.test(error?.textContent ?? '');
      }),
    Object.keys(controlTypes),
  );
  expect(silent).toEqual([]);
});

test('the focus is visible on every element that the keyboard reaches', async ({ gallery }) => {
  for (const { width, height } of looks) {
    await gallery.setViewportSize({ width, height });
    await gallery.keyboard.press('Tab');
    const found: string[] = [];
    await eachShowcase(gallery, async () => void found.push(...(await askPage(gallery, focusProblems))));
    expect(found, `at ${width} px`).toEqual([]);
  }
});

test('the page does not scroll sideways at 320 px, and larger texts are not cut off', async ({ gallery }) => {
  await expectReflow(gallery);
  await expectTextKept(gallery);
});

test('with system colours every input has an edge or a mark, and every button has words or an icon', async ({
  gallery,
}) => {
  await gallery.emulateMedia({ forcedColors: 'active' });
  expect(await askPage(gallery, bareInputs)).toEqual([]);
  expect(await askPage(gallery, buttonProblems)).toEqual([]);
  await gallery.emulateMedia({ forcedColors: 'none' });
});

test('an older result is marked, visibly and for screen readers', async ({ gallery }) => {
  const part = showcase(gallery, 'older result');

  await expect(part.getByRole('textbox', { name: 'Neuer Beitrag im Monat' })).toHaveValue(/48,20/);
  await expect(part.getByRole('status')).toHaveText('Wird gerade aktualisiert …');
});

test('the calendar is a dialog of its own and writes the day that is chosen', async ({ page }) => {
  await openGallery(page, 'date');
  const field = page.locator('[data-field="date.filled"]');
  await field.getByRole('button').press('Enter');

  const calendar = page.getByRole('dialog').filter({ visible: true });
  await expect(calendar).toBeVisible();
  await expectAccessibleParts(page);
  const day = calendar.getByRole('button', { name: 'Donnerstag, 12. März 2026' });
  await expect(day).toHaveText('12');
  await expect(calendar.getByRole('button', { name: 'März 2026', exact: true })).toBeVisible();
  await day.press('Enter');
  await expect(field.getByRole('textbox')).toHaveValue('12.03.2026');
});

test('the calendar opens on the day of the form and marks it, whatever the device says, in words as well', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2026-03-20T12:00:00+01:00'));
  await openGallery(page, 'date');
  await page.locator('[data-field="date.empty"]').getByRole('button').press('Enter');

  const today = page.getByRole('dialog').filter({ visible: true }).locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName('Samstag, 21. November 2026, heute');
  await expect(today).toHaveCSS('border-top-width', '2px');
});

test('days of the weekend look like other days, in spite of the library', async ({ page }) => {
  await openGallery(page, 'date');
  await page.locator('[data-field="date.filled"]').getByRole('button').press('Enter');
  const days = page
    .getByRole('dialog')
    .filter({ visible: true })
    .locator('[data-day]:not([data-selected], [data-outside])');
  await expect(days.first()).toBeVisible();
  const colors = await days.evaluateAll((all) => all.map((day) => getComputedStyle(day).color));
  expect(colors.length).toBeGreaterThan(20);
  expect(new Set(colors).size).toBe(1);
});

test('suggestions of addresses end above the keyboard of a phone', async ({ page }) => {
  const seen = 330;
  await page.addInitScript((height) => {
    Object.defineProperty(VisualViewport.prototype, 'height', { get: () => height });
  }, seen);
  await page.setViewportSize({ width: 360, height: 740 });
  await openGallery(page, 'placeSearch');
  // In the portal, help and footer follow.
  await page.evaluate(() => document.body.style.setProperty('padding-block-end', '600px'));
  const search = showcase(page, 'placeSearch');
  const input = search.getByRole('combobox').or(search.getByRole('textbox')).first();
  await input.fill('Am M');

  const last = search.getByRole('option').last();
  await expect(last).toBeVisible();
  await expect
    .poll(async () => last.evaluate((option) => option.getBoundingClientRect().bottom))
    .toBeLessThanOrEqual(seen);
  expect((await input.boundingBox())?.y).toBeGreaterThanOrEqual(0);
});

test('suggestions of addresses are a list below their input, reached by arrows', async ({ page }) => {
  await openGallery(page, 'placeSearch');
  const search = showcase(page, 'placeSearch');
  const input = search.getByRole('combobox').or(search.getByRole('textbox')).first();
  await input.fill('Am M');

  await expect(search.getByRole('option')).toHaveCount(2);
  await expectAccessibleParts(page);
  await input.press('ArrowDown');
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(page.locator('[name="placeSearch.city"]')).toHaveValue('Karlsruhe');
});

test('CLM-085 a new row takes the focus, a removed row loses its answers, and a full list names the reason for its limit', async ({
  page,
}) => {
  await openGallery(page, 'page');
  const questions = showcase(page, 'questions');
  const name = (row: number) => page.locator(`[name="asked.witnesses.${row}.name"]`);
  const names = questions.getByRole('textbox', { name: 'Name', exact: true });
  const add = questions.getByRole('button', { name: 'Person hinzufügen' });
  await expect(names).toHaveCount(2);
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription('Mehr als zwei Personen können Sie hier nicht angeben.');
  await add.press('Enter');
  await expect(names).toHaveCount(2);

  await name(1).fill('Ida Klein');
  await questions.getByRole('button', { name: /^1\. .*entfernen|entfernen.*1\./i }).press('Enter');
  await expect(names).toHaveCount(1);
  await expect(name(0)).toHaveValue('Ida Klein');
  await expect(questions.getByRole('heading', { name: '1. Person' })).toBeFocused();
  await add.press('Enter');
  await expect(name(1)).toBeFocused();
  await expect(name(1)).toHaveValue('');
});

test('W15 a complete row is one line until it is edited or an answer in it is wrong; on paper it is open', async ({
  page,
}) => {
  await openGallery(page, 'page');
  const said = () => page.locator('html').getAttribute('data-said');
  const rows = showcase(page, 'folded rows');
  const control = (row: number, name: string) => page.locator(`[name="foldedRows.people.${row}.${name}"]`);
  const add = rows.getByRole('button', { name: 'Person hinzufügen' });
  const edit = (row: string) => rows.getByRole('button', { name: `Bearbeiten: ${row}` });
  await expect(control(0, 'town')).toBeHidden();
  await expect(rows.getByText('Klein, Ida')).toBeVisible();
  await expect(control(1, 'town')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(control(0, 'town')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await edit('1. Person').press('Enter');
  await expect(control(0, 'lastName')).toBeFocused();
  await control(0, 'town').fill('');
  for (const name of ['lastName', 'firstName', 'town']) await control(1, name).fill(name);
  await expect(control(1, 'town')).toBeVisible();
  await add.press('Enter');
  await expect(control(2, 'lastName')).toBeFocused();
  await expect(control(1, 'town')).toBeHidden();
  await expect(control(0, 'town')).toBeVisible();
  await expect.poll(said).toContain('3. Person hinzugefügt. Jetzt 3 in der Liste.');

  await rows.getByRole('button', { name: 'Entfernen: 1. Person' }).press('Enter');
  await expect(rows.getByRole('heading', { name: '1. Person' })).toBeFocused();
  await expect(rows.getByText('lastName, firstName')).toBeVisible();
  await expect
    .poll(said)
    .toContain('1. Person entfernt. Noch 2 in der Liste, die folgenden sind neu nummeriert.');
});

test('"Ja" and "Nein" stand side by side on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGallery(page, 'yesNo');
  const tops = await page
    .locator('[data-short]')
    .evaluateAll((pairs) =>
      pairs.map(({ children }) => [...children].map((option) => option.getBoundingClientRect().top)),
    );
  expect(tops.length).toBeGreaterThan(0);
  expect(tops.filter(([one, other]) => one !== other)).toEqual([]);
});

test('a locked control shows the reason and keeps its answer', async ({ gallery: page }) => {
  const wrong = await page.evaluate(
    (names) =>
      names.filter((name) => {
        const field = document.querySelector(`[data-field="${name}.locked"]`);
        const hint = field?.querySelector(`[id="${name}.locked-hint"]`);
        const described = field?.querySelector(`[aria-describedby~="${name}.locked-hint"]`);
        const inputs = [...(field?.querySelectorAll('input, select, textarea') ?? [])];
        return !(
          hint?.textContent.includes('Das steht in Ihrem Vertrag.') &&
          described?.checkVisibility() &&
          inputs.length > 0 &&
          inputs.every((input) => input.matches('[aria-disabled=true], [readonly]'))
        );
      }),
    Object.keys(controlTypes),
  );
  expect(wrong).toEqual([]);
  for (const name of ['checkbox', 'switch']) {
    const box = page.locator(`[name="${name}.locked"]`);
    await box.press('Space');
    await expect(box).toBeChecked();
  }
  const radios = page.locator('[data-field="radio.locked"]').getByRole('radio');
  await radios.first().press('Space');
  await expect(radios.first()).not.toBeChecked();
  const list = page.locator('[name="select.locked"]');
  const chosen = await list.inputValue();
  await list.press('ArrowDown');
  await expect(list).toHaveValue(chosen);
});

test('a locked group shows the reason once, above its questions, with the number to call, and keeps its answers', async ({
  page,
}) => {
  await openGallery(page, 'page');
  const group = page.getByRole('group', { name: 'Rabattschutz und GAP-Deckung' });
  await expect(group.getByText(/Leasingvertrag/)).toHaveCount(1);
  await expect(group.getByText('Hier lässt sich gerade nichts ändern')).toBeVisible();
  await expect(group.getByRole('link', { name: '030 23125 100' })).toHaveAttribute('href', 'tel:03023125100');
  const box = group.getByRole('checkbox', { name: 'Rabattschutz' });
  await box.press(' ');
  await expect(box).toBeChecked();
  await expect(box).toHaveAttribute('aria-disabled', 'true');
  await expect(group.getByRole('radio', { name: '500 Euro' })).toBeChecked();
});

test('compared amounts are shown by column, and a missing result can be requested again', async ({
  page,
}) => {
  await openGallery(page, 'page,priceComparison');
  const block = page.locator('[data-block="priceComparison.cheaper"]');
  await expect(block.getByText('3,10\u00a0€ günstiger im Monat')).toBeVisible();
  await block.getByRole('radio', { name: 'Jährlich' }).check({ force: true });
  await expect(block.getByText('35,10\u00a0€ günstiger im Jahr')).toBeVisible();
  await expect(
    block.getByRole('row', { name: /^Kfz-Haftpflicht 278,49.€ 295,47.€ \+.16,98.€$/ }),
  ).toBeVisible();
  await expect(block.getByRole('row', { name: /^Schutzbrief.* gleich$/ })).toBeVisible();

  const failed = page.getByRole('region', { name: 'failed result' });
  const retry = failed.getByRole('button', { name: 'Erneut versuchen' });
  await retry.press('Enter');
  await expect(retry).toHaveAttribute('aria-busy', 'true');
  await expect(retry).toBeFocused();
  await expect(failed.getByRole('status').first()).toHaveText('Wird berechnet …');
  await expect(failed.locator('[aria-busy=true]', { has: page.getByRole('table') })).toBeVisible();
});

test('arrow keys choose radios', async ({ page }) => {
  await openGallery(page, 'radio');
  const radios = page.locator('[data-field="radio.empty"]').getByRole('radio');
  await radios.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(radios.nth(1)).toBeChecked();
});

test('CLM-102 a wrong e-mail is reported on leaving the field, not during typing, and the error disappears with the mistake', async ({
  page,
}) => {
  await openGallery(page, 'email');
  const email = page.locator('[name="email.empty"]');
  const error = page.locator('[id="email.empty-error"]');
  await email.pressSequentially('kanzlei@recht');
  await expect(error).toHaveCount(0);
  await email.press('Tab');
  await expect(error).toHaveText(/name@beispiel\.de/);
  // A12: the result of the check is announced once.
  await expect(page.locator('html')).toHaveAttribute('data-said', /^[^|]*name@beispiel\.de[^|]*$/);
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill('kanzlei@recht.de');

  await expect(error).toHaveCount(0);
});

test('typing moves on to the next box, Backspace moves back, and a number pasted into any box fills all boxes', async ({
  page,
}) => {
  await openGallery(page, 'policyNumber,birthDate');
  const partsOf = (name: string) =>
    page
      .locator(`[name^="${name}#"]`)
      .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
  const number = page.locator('[name^="policyNumber.empty#"]');
  await number.first().focus();
  await page.keyboard.type('24y17');
  await expect(number.nth(1)).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(number.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('9000030');
  expect(await partsOf('policyNumber.empty')).toEqual(['2417', '9', '000', '030']);

  for (const [at, text] of [
    [2, 'VN: 2417Y-9.300.011'],
    [0, '24179300011'],
  ] as const) {
    await number.nth(at).focus();
    await number.nth(at).evaluate((element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      element.dispatchEvent(paste);
    }, text);
    expect(await partsOf('policyNumber.empty')).toEqual(['2417', '9', '300', '011']);
    await expect(number.last()).toBeFocused();
  }

  const date = page.locator('[name^="birthDate.empty#"]');
  await date.first().focus();
  await page.keyboard.type('09031995');
  expect(await partsOf('birthDate.empty')).toEqual(['09', '03', '1995']);
});

test('a theme accepts widgets and templates as rjsf documents them', async ({ page }) => {
  await openGallery(page, 'ownTheme');
  const town = page.getByLabel('Wohnort*');
  await town.pressSequentially('köl');
  await expect(town).toHaveValue('KÖL');
  await expect(page.getByText('Höchstens fünf Zeichen')).toBeVisible();
  await town.pressSequentially('n am rhein');
  await town.blur();
  await expect(page.locator('[data-errors="1"]')).toContainText(/5 Zeichen/);
  await page.getByRole('button', { name: 'Blau' }).click();
  await expect(page.getByRole('button', { name: 'Blau' })).toHaveAttribute('aria-pressed', 'true');
});
