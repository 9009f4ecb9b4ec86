import { expect, type Page } from '@playwright/test';
import { expectLoaded } from '../expectLoaded.ts';
import { chooseContract } from '../chooseContract.ts';
import { goTo } from '../goTo.ts';
import { customerOf, originOf } from '../seeds.ts';
import { enterSignIn, signIn } from '../signIn.ts';
import { bothViews, type View } from '../views.ts';
import type { Visitor } from './Stop.ts';
import type { TourPage } from './tourPages.ts';

/** Signs in once and visits pages of one customer, one after the other. */
export async function walkPages(
  page: Page,
  brand: string,
  pages: readonly TourPage[],
  visitor: Visitor,
): Promise<void> {
  const [first] = pages;
  if (first === undefined) return;
  await chooseContract(page, customerOf(brand));
  await signIn(page, first.login, `${originOf(brand)}${first.path}`);
  for (const { name, path } of pages) {
    if (name !== first.name) await goTo(page, path);
    await expectLoaded(page);
    // Parts of the page send their requests after the page.
    await page.waitForLoadState('networkidle');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await visitor.visit({ group: 'pages', name, kind: 'page', shape: name });
  }
}

/** Visits the overview of contracts of one customer, each of another kind. */
export async function walkContracts(
  page: Page,
  brand: string,
  keys: readonly string[] | null,
  visitor: Visitor,
): Promise<void> {
  const { login, contracts } = customerOf(brand);
  if (login === null) return;
  await signIn(page, login, `${originOf(brand)}/`);
  for (const { key, policy } of contracts) {
    if (keys?.includes(key) === false) continue;
    await page.evaluate((chosen) => sessionStorage.setItem('selectedPolicy', chosen), policy.policyNumber);
    await page.goto(`${originOf(brand)}/contract`);
    await expectLoaded(page);
    const dialog = page.getByRole('dialog');
    while (await dialog.isVisible()) await page.keyboard.press('Escape');
    await visitor.visit({ group: 'contracts', name: key, kind: 'page', shape: key });
  }
}

/** Visits one state of the start. */
export async function walkStart(page: Page, brand: string, start: TourPage, visitor: Visitor): Promise<void> {
  await start.before?.(page);
  await enterSignIn(page, start.login, `${originOf(brand)}${start.path}`);
  if (start.isWaiting)
    await page.locator('main[aria-busy=true] [role=status]', { hasText: 'Verträge' }).waitFor();
  else await expectLoaded(page);
  await start.after?.(page);
  await visitor.visit({ group: 'start', name: start.name, kind: 'page', shape: start.name });
}

/** Opens each menu of the header in a wide and in a narrow window. */
export async function walkHeader(page: Page, visitor: Visitor): Promise<void> {
  for (const { width, height } of bothViews) {
    await page.setViewportSize({ width, height });
    const openers = page.locator('header :is([aria-expanded], [aria-haspopup])').filter({ visible: true });
    for (const opener of await openers.all()) {
      const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? '';
      await opener.click();
      const fits = (view: View) => view.width === width;
      await visitor.visit({ group: 'header', name, kind: 'page', shape: `${width} ${name}`, fits });
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
    }
  }
}
