import { expect, type Page, test } from '@playwright/test';
import { controlTools } from '../../src/wizard/controls/controlTools.ts';
import { controlTypes } from '../../src/wizard/controls/controlTypes.ts';

async function open(page: Page, part?: string): Promise<void> {
  await page.goto(`/?brand=lindenau${part === undefined ? '' : `&part=${part}`}`);
  // The whole gallery on one page takes its time.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);
const namesOf = (patterns: readonly string[]): readonly string[] =>
  Object.entries(controlTools)
    .filter(([, { pattern }]) => patterns.includes(pattern))
    .map(([name]) => name);

/** The pasted text for each control; a word for all others. */
const copied: Readonly<Record<string, string>> = {
  birthDate: '09.03.1995',
  date: '27.3.2026',
  email: 'anna.mueller@example.de',
  iban: 'DE89 3704 0044 0532 0130 00',
  number: '12.000',
  phone: '0221 4711-0',
  policyNumber: '1234Y-5.678.901',
  postalCode: '50667',
  time: '14:05',
};

test('every typed control accepts a paste by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  const kept: Record<string, string> = {};
  const wanted: Record<string, string> = {};
  for (const name of [...namesOf(['textbox', 'boxes']), 'placeSearch']) {
    const place =
      name === 'placeSearch' ? page.locator('[data-showcase="placeSearch"]') : field(page, `${name}.empty`);
    const inputs = place.locator('input, textarea');
    const text = copied[name] ?? 'Auf der Höhe 7';
    await page.evaluate((words) => navigator.clipboard.writeText(words), text);
    await inputs.first().focus();
    await page.keyboard.press('ControlOrMeta+V');
    const parts = await inputs.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    // Separators are the control's own, and so is the letter between the boxes of a policy number.
    kept[name] = parts.join('').replaceAll(/\W/g, '');
    wanted[name] = text.replaceAll(/\W/g, '').replace('1234Y', '1234');
  }

  expect(kept).toEqual(wanted);
});

test('groups have a name that is announced once, and optional questions are marked', async ({ page }) => {
  await open(page);
  const wrong = await page.evaluate(() => {
    const wordsOf = (element: Element | null | undefined): string => (element?.textContent ?? '').trim();
    const nameOf = (group: Element): string => {
      const ids = group.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
      const named = ids.map((id) => wordsOf(document.getElementById(id))).join(' ');
      return named || group.getAttribute('aria-label') || wordsOf(group.querySelector(':scope > legend'));
    };
    const groups = [...document.querySelectorAll('main :is(fieldset, [role=group], [role=radiogroup])')];
    return groups.flatMap((group) => {
      const name = nameOf(group);
      if (name === '') return [`no name: ${group.outerHTML.slice(0, 80)}`];
      const outer = group.parentElement?.closest('fieldset, [role=group], [role=radiogroup]');
      return outer && nameOf(outer) === name ? [`read twice: ${name}`] : [];
    });
  });
  expect(wrong).toEqual([]);

  const marked = await page.evaluate(() =>
    [...document.querySelectorAll('main [data-field]')]
      .filter((question) => question.querySelector('label, legend')?.textContent.includes('(freiwillig)'))
      .map((question) => question.getAttribute('data-field')),
  );
  const canBeLeft = Object.entries(controlTypes).filter(([, type]) => !('isTwoValued' in type));
  expect(marked).toEqual(canBeLeft.map(([name]) => `${name}.optional`));
});

test('the calendar is used by the keys of a calendar', async ({ page }) => {
  await open(page, 'date');
  const question = field(page, 'date.filled');
  const button = question.getByRole('button');
  const calendar = page.getByRole('dialog').filter({ visible: true });
  const day = (name: string) => calendar.getByRole('button', { name, exact: true });
  await button.press('Enter');
  await expect(day('Freitag, 27. März 2026')).toBeFocused();

  for (const [key, arrivesAt] of [
    ['ArrowRight', 'Samstag, 28. März 2026'],
    ['ArrowDown', 'Samstag, 4. April 2026'],
    ['ArrowLeft', 'Freitag, 3. April 2026'],
    ['ArrowUp', 'Freitag, 27. März 2026'],
    ['Home', 'Montag, 23. März 2026'],
    ['End', 'Sonntag, 29. März 2026'],
    ['PageDown', 'Mittwoch, 29. April 2026'],
    ['PageUp', 'Sonntag, 29. März 2026'],
    ['Shift+PageUp', 'Samstag, 29. März 2025'],
    ['Shift+PageDown', 'Sonntag, 29. März 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(arrivesAt), key).toBeFocused();
  }

  await page.keyboard.press('Escape');
  await expect(calendar).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(question.getByRole('textbox')).toHaveValue('27.03.2026');
});

test('a button shows a password by keyboard and names its state', async ({ page }) => {
  await open(page, 'password');
  const question = field(page, 'password.filled');
  const show = question.getByRole('button', { name: 'Neues Passwort' });
  await question.locator('input').focus();
  await page.keyboard.press('Tab');
  await expect(show).toBeFocused();
  await expect(show).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(question.locator('input')).toHaveAttribute('type', 'text');
  await page.keyboard.press('Enter');
  await expect(question.locator('input')).toHaveAttribute('type', 'password');
});
