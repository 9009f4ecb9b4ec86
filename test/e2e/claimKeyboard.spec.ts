import type { Page } from '@playwright/test';
import { goOn, longestWay, startClaim, submit } from './claimWalk.ts';
import { expect, test } from './portalTest.ts';
import { tabTo } from './tabTo.ts';

test('the whole report by keyboard alone', async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs('anna.mueller');
  await startClaim(page);

  for (const [id, answers] of longestWay) {
    await expect(page).toHaveURL(`/claims/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const [name, to] of Object.entries(answers)) await answerByKeyboard(page, name, to);
    const button = id === 'summary' ? submit(page) : goOn(page);
    await tabTo(page, button, 80);
    await page.keyboard.press('Enter');
  }

  await expect(page).toHaveURL('/claims/confirmation');
  await tabTo(
    page,
    page
      .getByRole('main')
      .getByRole('link', { name: 'Zur Startseite' })
      .or(page.getByRole('button', { name: 'Zur Startseite' })),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
});

/** Reaches the control by Tab (radios by arrows), and answers as a hand on the keyboard would. */
async function answerByKeyboard(page: Page, name: string, to: string | boolean): Promise<void> {
  const control = page.locator(`[name="${name}"]`);
  const kind = await control
    .first()
    .evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
  if (kind === 'INPUT radio') {
    await tabTo(page, control.first(), 80);
    const values = await control.evaluateAll((inputs) => inputs.map((input) => input.getAttribute('value')));
    await page.keyboard.press('Space');
    for (let press = 0; press < values.indexOf(String(to)); press += 1)
      await page.keyboard.press('ArrowDown');
    await expect(page.locator(`[name="${name}"][value="${to}"]`)).toBeChecked();
    return;
  }
  await tabTo(page, control, 80);
  if (typeof to === 'boolean') await page.keyboard.press('Space');
  else if (kind.startsWith('SELECT')) await control.selectOption(to);
  else await page.keyboard.type(to);
}
