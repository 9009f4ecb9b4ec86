import { expect, type Page, test } from '@playwright/test';

async function open(page: Page): Promise<void> {
  await page.goto('/?brand=lindenau');
  // The whole gallery on one page takes its time.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

/** Sets the text of an input as dictation and password managers do: at once, without keys. */
async function fillAtOnce(page: Page, name: string, text: string): Promise<void> {
  const input = field(page, `${name}.empty`).locator('input, textarea').first();
  await input.focus();
  await page.keyboard.insertText(text);
  await input.blur();
}

test('a field that was left shows the text that is sent', async ({ page }) => {
  await open(page);
  const shown: Record<string, string> = {};
  const typed: Readonly<Record<string, readonly [string, string]>> = {
    text: ['\u202eA\u0308rger\u00a0\u200b', 'Ärger'],
    textarea: ['eins\tzwei', 'eins zwei'],
    email: ['mailto:anna@beispiel.de\u200e', 'anna@beispiel.de'],
    phone: ['\u202a+49 170 1234567\u202c', '+49 170 1234567'],
    iban: ['IBAN: DE89 3704 0044 0532 0130 00', 'DE89 3704 0044 0532 0130 00'],
    date: ['Fr,\u00a020.\u00a0November 2026.', '20.11.2026'],
    time: ['ca. 14:30:00', '14:30'],
    number: ['12000 km', '12.000'],
    plate: ['ka\u2013ab 123', 'KA-AB 123'],
  };
  for (const [name, [text]] of Object.entries(typed)) {
    await fillAtOnce(page, name, text);
    shown[name] = await field(page, `${name}.empty`).locator('input, textarea').first().inputValue();
  }

  expect(shown).toEqual(Object.fromEntries(Object.entries(typed).map(([name, [, clean]]) => [name, clean])));
});

test('SUM-020 a date is written out below its field, also one that was put into a single box', async ({
  page,
}) => {
  await open(page);
  await field(page, 'date.empty').locator('input').fill('1.1.27');
  await expect(field(page, 'date.empty').getByText('Freitag, 1. Januar 2027')).toBeVisible();

  await fillAtOnce(page, 'birthDate', '27. März 1986');
  await expect(field(page, 'birthDate.empty').getByText('Donnerstag, 27. März 1986')).toBeVisible();
  const boxes = field(page, 'birthDate.empty').locator('input');
  expect(
    await boxes.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)),
  ).toEqual(['27', '03', '1986']);
});
