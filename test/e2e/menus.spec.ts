import type { Locator } from '@playwright/test';
import { expect, test } from './portalTest.ts';
import { narrowDark, wideLight } from './views.ts';

/** Lists the changes outside of this button's menu when the button and Escape are pressed. */
async function changesElsewhere(button: Locator): Promise<readonly string[]> {
  const changes = await button.evaluateHandle((element) => {
    const seen: string[] = [];
    const watch = new MutationObserver((records) => {
      for (const { target } of records)
        if (element.parentElement?.contains(target) !== true) seen.push(target.nodeName);
    });
    // Not the head: files that are asked for ahead are named there.
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    return seen;
  });
  await button.press('Enter');
  await button.page().keyboard.press('Escape');
  return changes.jsonValue();
}

for (const { width, height } of [wideLight, narrowDark]) {
  test(`a menu of the header opens at once, and draws no other part, at ${width} px`, async ({
    page,
    signInAs,
  }) => {
    await page.setViewportSize({ width, height });
    await signInAs('anna.mueller');
    await expect(page.getByRole('button', { name: /Benachrichtigung/ })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const code: string[] = [];
    page.on('request', (request) => {
      // The session watch loads some seconds after the page.
      if (request.resourceType() === 'script' && !request.url().includes('/Session'))
        code.push(request.url());
    });

    const buttons = await page.getByRole('banner').getByRole('button').filter({ visible: true }).all();
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) expect(await changesElsewhere(button)).toEqual([]);
    expect(code).toEqual([]);
  });
}
