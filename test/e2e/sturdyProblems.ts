import { expect, type Page } from '@playwright/test';
import { findingsInPassing } from './findingsInPassing.ts';
import { clippedText } from './probes/clippedText.ts';
import { overflowProblems } from './probes/overflowProblems.ts';
import { typingChanges } from './probes/typingChanges.ts';

/**
 * Checks A9, A13, A16 and S8 on the current page: the findings of `findingsInPassing`, texts of twice the size that are cut off or overlap,
 * and fields that lose the focus during typing. The typed text stays in the fields.
 */
export async function sturdyProblems(page: Page): Promise<readonly string[]> {
  await closeNotice(page);
  const problems = [...(await findingsInPassing(page))];
  const before = page.viewportSize();
  await setTextSize(page, '32px');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const found = [...(await page.evaluate(overflowProblems)), ...(await page.evaluate(clippedText))];
    problems.push(...found.map((text) => `at 32 px and a width of ${width}: ${text}`));
  }
  problems.push(...(await page.evaluate(typingChanges)));
  await setTextSize(page, null);
  if (before) await page.setViewportSize(before);
  return problems;
}

/** Customers with related accounts are told so as the account details open, in front of the page. */
async function closeNotice(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/myAccount') return;
  const notice = page.getByRole('dialog', { name: 'Zu Ihrem Konto gehören verknüpfte Konten' });
  await notice.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(notice).toBeHidden();
}

/** Sets the size of texts as a customer does in the browser. */
async function setTextSize(page: Page, size: string | null): Promise<void> {
  await page.evaluate((to) => document.documentElement.style.setProperty('font-size', to, 'important'), size);
}
