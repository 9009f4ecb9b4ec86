import { expect, test } from '@playwright/test';
import { openGallery } from './openGallery.ts';

test('an error after leaving a field waits until the pointer is up and the click has arrived', async ({
  page,
}) => {
  await openGallery(page, 'email');
  const field = page.locator('[data-field="email.empty"]');
  const box = field.getByRole('textbox');
  await box.fill('keine Adresse');
  const invalid = page.locator('[data-field="email.empty"][data-invalid="true"]');
  const heading = page.getByRole('heading', { level: 1 });
  const place = await heading.boundingBox();
  if (place === null) throw new Error('The heading is not shown.');
  await page.mouse.move(place.x + 5, place.y + 5);
  await page.mouse.down();
  await expect(box).not.toBeFocused();
  await expect(invalid).toHaveCount(0);

  await page.mouse.up();
  await expect(invalid).toHaveCount(1);
});

test('an error appears on leaving a field even when a menu of the browser has taken the end of a press', async ({
  page,
}) => {
  await openGallery(page, 'email');
  const box = page.locator('[data-field="email.empty"]').getByRole('textbox');
  await box.fill('keine Adresse');
  await page.evaluate(() => {
    for (const kind of ['pointerdown', 'contextmenu'])
      document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
  });
  await box.blur();

  await expect(page.locator('[data-field="email.empty"][data-invalid="true"]')).toHaveCount(1);
});

test('an error after leaving a field by keyboard is shown at once', async ({ page }) => {
  await openGallery(page, 'email');
  const field = page.locator('[data-field="email.empty"]');
  await field.getByRole('textbox').fill('keine Adresse');
  await page.keyboard.press('Tab');

  await expect(page.locator('[data-field="email.empty"][data-invalid="true"]')).toHaveCount(1);
});

test('a field takes what a filler writes with a change alone', async ({ page }) => {
  await openGallery(page, 'email');
  const box = page.locator('[data-field="email.error"]').getByRole('textbox');
  await box.evaluate((input: HTMLInputElement) => {
    input.value = 'anna@beispiel.de';
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });

  await expect(page.locator('[data-field="email.error"][data-invalid="true"]')).toHaveCount(0);
});

test('the page behind a dialog does not scroll', async ({ page }) => {
  await openGallery(page, 'ui');
  await page.getByRole('button', { name: 'Rückfrage zeigen' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(5, 5);
  await page.mouse.wheel(0, 400);

  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  expect(await page.evaluate(() => scrollY)).toBe(before);
});
