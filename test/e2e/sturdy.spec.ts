import type { Page } from '@playwright/test';
import { mountedForms } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';
import { chooseContract } from './chooseContract.ts';
import { expectLoaded } from './expectLoaded.ts';
import { findingsInPassing } from './findingsInPassing.ts';
import { pageAddresses } from './pageAddresses.ts';
import { expect, test } from './portalTest.ts';
import { clippedText } from './probes/clippedText.ts';
import { overflowProblems } from './probes/overflowProblems.ts';
import { typingChanges } from './probes/typingChanges.ts';
import { seeds } from './seeds.ts';

const account = seeds.get('mueller');
if (account === undefined) throw new Error('no account');

/** Of each form the first step, of the portal each page. */
const entries = mountedForms(shippedForms)
  .filter(({ mount }) => mount.frame !== 'activation')
  .map(({ entry }) => entry);
const addresses = [...new Set([...pageAddresses, ...entries])];
const groups = [0, 1, 2, 3].map((group) => addresses.filter((_, index) => index % 4 === group));

/** Who has related accounts is told so as the account details open; what is looked for is the page behind that. */
async function closeNotice(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/myAccount') return;
  const notice = page.getByRole('dialog', { name: 'Zu Ihrem Konto gehören verknüpfte Konten' });
  await notice.getByRole('button', { name: 'Schließen' }).last().click();
  await expect(notice).toBeHidden();
}

/** Texts of twice the size, as somebody sets them in the browser. */
async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '32px', 'important');
  });
}

for (const [group, paths] of groups.entries()) {
  test(`A9 A16 S8 at 32 px nothing leaves the screen or lies over anything, and what is looked for in passing is not there, ${group + 1} of 4`, async ({
    page,
    signInAs,
  }) => {
    await chooseContract(page, account, 'comprehensive-car');
    await signInAs('anna.mueller');
    const problems: string[] = [];
    for (const path of paths) {
      await page.goto(path);
      await expectLoaded(page);
      await closeNotice(page);
      problems.push(...(await findingsInPassing(page)).map((text) => `${path}: ${text}`));
      await enlarge(page);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        const found = [...(await page.evaluate(overflowProblems)), ...(await page.evaluate(clippedText))];
        problems.push(...found.map((text) => `${path} at ${width}: ${text}`));
      }
      const moved = await page.evaluate(typingChanges);
      problems.push(...moved.map((text) => `${path}: ${text}`));
    }
    expect(problems).toEqual([]);
  });
}
