import type { Page } from '@playwright/test';
import { runCase, textsOfForm } from '../../src/analysis/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { browserCases } from './browserCases.ts';
import { browserDriver } from './browserDriver.ts';
import { openForm } from './openForm.ts';
import { portalPort, portalPortOfDeepTests } from './portalPorts.ts';
import { expect, test } from './portalTest.ts';
import { today } from './today.ts';
import { translatePage } from './translatePage.ts';

const isDeep = process.env['DEEP'] !== undefined;
const [longest] = browserCases.toSorted((one, other) => other.wizard.steps.length - one.wizard.steps.length);
/** One flow of the longest form is enough for each commit. */
const cases = browserCases.filter((one) => isDeep || one === longest);

// The same flows run elsewhere, and a change that was made is none the second time.
test.use({ baseURL: `http://localhost:${isDeep ? portalPortOfDeepTests : portalPort}` });
test.setTimeout(300_000);

for (const { one, wizard, seed } of cases)
  test(`a page that the browser translates goes through ${one.name}`, async ({ page }) => {
    await translatePage(page);
    await openForm(page, wizard, seed, one.given.policy);

    const driver = browserDriver(page, wizard, textsOfForm(shippedForms, wizard.id));
    const walk = runCase({ ...one, today: today() }, driver, wizard);
    const failures = await Promise.race([walk, rejectOnError(page)]);

    expect(failures).toEqual([]);
    expect(await page.locator('font').count(), 'translated texts').toBeGreaterThan(0);
  });

/** Rejects with the first error of the page, which would leave the flow waiting for parts that are gone. */
function rejectOnError(page: Page): Promise<never> {
  return new Promise((_, reject) => {
    page.on('pageerror', reject);
    page.on('console', (message) => {
      if (message.type() === 'error') reject(new Error(message.text()));
    });
  });
}
