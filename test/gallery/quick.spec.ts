import { expect, type Page, test } from '@playwright/test';

async function open(page: Page, part: string): Promise<void> {
  await page.goto(`/?brand=lindenau&part=${part}`);
  // The whole gallery on one page takes its time.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
}

const field = (page: Page, name: string) => page.locator(`[data-field="${name}"]`);

test('a button fills in a day or a time, and stays pressed until another answer is typed', async ({
  page,
}) => {
  await open(page, 'date,time');
  const date = field(page, 'date.quick');
  const input = date.getByRole('textbox');
  const yesterday = date.getByRole('button', { name: 'Gestern', exact: true });
  await yesterday.press('Enter');
  await expect(input).toHaveValue('20.11.2026');
  await expect(yesterday).toBeFocused();
  await expect(yesterday).toHaveAttribute('aria-pressed', 'true');
  await expect(yesterday).toHaveAccessibleDescription('Wann ist der Schaden passiert?');

  await date.getByRole('button', { name: 'Heute', exact: true }).click();
  await expect(input).toHaveValue('21.11.2026');
  await expect(yesterday).toHaveAttribute('aria-pressed', 'false');

  const time = field(page, 'time.quick');
  const now = time.getByRole('button', { name: 'Jetzt', exact: true });
  await now.click();
  await expect(time.getByRole('textbox')).toHaveValue('14:05');
  await expect(now).toHaveAttribute('aria-pressed', 'true');
  await time.getByRole('textbox').fill('12:00');
  await expect(now).toHaveAttribute('aria-pressed', 'false');
});

test.describe('the location of the device', () => {
  test('fills in the address when the browser has the permission', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 49.01, longitude: 8.4 });
    await open(page, 'text');
    await field(page, 'text.here').getByRole('button', { name: 'Meinen Standort verwenden' }).click();
    await expect(field(page, 'text.here').getByRole('textbox')).toHaveValue('Am Markt 1, 76133 Karlsruhe');
    await context.clearPermissions();
  });

  test('is requested on a press only; without permission a sentence asks to type the address', async ({
    page,
  }) => {
    // The browser itself would ask; here it says no, and counts how often it was asked.
    await page.addInitScript(() => {
      let asked = 0;
      const getCurrentPosition: Geolocation['getCurrentPosition'] = (_, refuse) => {
        asked += 1;
        document.documentElement.dataset['asked'] = String(asked);
        refuse?.({ code: 1, message: '' } as GeolocationPositionError);
      };
      Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
    });
    await open(page, 'text');
    const place = field(page, 'text.here');
    const here = place.getByRole('button', { name: 'Meinen Standort verwenden' });
    await expect(here).toBeVisible();
    expect(await page.locator('html').getAttribute('data-asked')).toBeNull();

    await here.click();
    await expect(place.getByRole('status')).toHaveText(
      'Ihr Standort ließ sich nicht bestimmen. Bitte geben Sie den Ort selbst ein.',
    );
    expect(await page.locator('html').getAttribute('data-asked')).toBe('1');
    await expect(here).toBeFocused();
    await place.getByRole('textbox').fill('Am Markt');
    await expect(place.getByRole('textbox')).toHaveValue('Am Markt');
  });
});

test('a button fills in the questions beside it', async ({ page }) => {
  await open(page, 'fill');
  const button = page.getByRole('button', { name: 'Name unbekannt', exact: true });
  await button.press('Enter');
  await expect(field(page, 'fill.lastName').getByRole('textbox')).toHaveValue('unbekannt');
  await expect(field(page, 'fill.firstName').getByRole('textbox')).toHaveValue('unbekannt');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
});
