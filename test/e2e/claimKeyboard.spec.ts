import type { Page } from '@playwright/test';
import { goOn, longestWay, startClaim, submit } from './claimWalk.ts';
import { keyboardOf } from './hands.ts';
import { expect, test } from './portalTest.ts';

test('the whole report by keyboard alone', async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs('anna.mueller');
  await startClaim(page);

  for (const [id, answers] of longestWay) {
    await expect(page).toHaveURL(`/claims/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    for (const [name, to] of Object.entries(answers)) await answerByKeyboard(page, name, to);
    const button = id === 'summary' ? submit(page) : goOn(page);
    await keyboardOf(page).press(button);
  }

  await expect(page).toHaveURL('/claims/confirmation');
  const home = page.getByRole('main').getByRole('link', { name: 'Zur Startseite' });
  await keyboardOf(page).press(home.or(page.getByRole('button', { name: 'Zur Startseite' })));
  await expect(page).toHaveURL('/');
});

/** Reaches the control and answers it as hands on a keyboard would. */
async function answerByKeyboard(page: Page, name: string, to: string | boolean): Promise<void> {
  const control = page.locator(`[name="${name}"]`);
  const hands = keyboardOf(page);
  const kind = await control
    .first()
    .evaluate((element) => `${element.tagName} ${element.getAttribute('type') ?? ''}`);
  if (typeof to === 'boolean') await hands.tick(control, to);
  else if (kind === 'INPUT radio') await hands.choose(page.locator(`[name="${name}"][value="${to}"]`));
  else if (kind.startsWith('SELECT')) await hands.select(control, to);
  else await hands.write(control, to);
}
