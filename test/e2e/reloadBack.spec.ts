import type { Page } from '@playwright/test';
import { type FlowDriver, runCase, textsOfForm } from '../../src/analysis/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { answersInDraft, answersOn } from './answersOn.ts';
import { browserDriver, nothingHeard } from './browserDriver.ts';
import { expectLoaded } from './expectLoaded.ts';
import { formFlows, sendsSomething } from './flowOfForm.ts';
import { openForm } from './openForm.ts';
import { expect, test } from './portalTest.ts';
import { enterSignIn } from './signIn.ts';
import { today } from './today.ts';

// The policies of an account that is not activated answer 403.
test.use({ refusals: [403] });
test.setTimeout(300_000);

/** `npm test` takes one form of each frame and every fourth step; `npm run test:deep` takes all. */
const isDeep = process.env['DEEP'] !== undefined;
const often = ['claim-report', 'change-address', 'contract-change'];
const isTaken = (position: number): boolean => isDeep || position % 4 === 1;

type Answers = Awaited<ReturnType<typeof answersOn>>;
/** Returns the answers that a draft restores. */
type Kept = (answers: Answers) => Answers;

/** A draft spells answers its own way: `gün - gb 77 h` comes back as `GÜN-GB 77H`. */
const lettersOf = (answers: Answers): Answers =>
  answers.map(({ field, holds }) => ({
    field,
    holds: holds.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''),
  }));
const lettersOn = async (page: Page) => lettersOf(await answersOn(page));

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** A step that was opened by its address, and reloaded, lies one step after the page before it. */
async function leaveDeepLink(page: Page, step: string): Promise<void> {
  await page.goto('/faq');
  await expectLoaded(page);
  await page.goto(step);
  await expectLoaded(page);
  await page.reload();
  await expectLoaded(page);
  expect(addressOf(page)).toBe(step);
  await page.goBack();
  await expect.poll(() => addressOf(page), `back from ${step}`).toBe('/faq');
  await page.goForward();
  await expect.poll(() => addressOf(page), `forward to ${step}`).toBe(step);
  await expectLoaded(page);
}

/** Signs out on a step and signs in again: the same step must follow, with all stored answers. */
async function signInAgain(page: Page, account: string, keptOf: Kept): Promise<void> {
  const [step, answers] = [addressOf(page), keptOf(await answersOn(page))];
  await page.context().clearCookies({ name: '_session' });
  await enterSignIn(page, account, step);
  await expectLoaded(page);
  expect(addressOf(page)).toBe(step);
  await expect.poll(() => lettersOn(page), `the answers of ${step}`).toEqual(lettersOf(answers));
}

/** The same driver, which reloads the steps that are taken, goes back and forth once, and signs in again where it would send. */
function reloadingDriver(
  driver: FlowDriver,
  page: Page,
  account: string,
  steps: string[],
  keptOf: Kept,
): FlowDriver {
  return {
    ...driver,
    async next() {
      const [before, answers] = [addressOf(page), keptOf(await answersOn(page))];
      const failed = await driver.next();
      const here = addressOf(page);
      if (failed !== null || here === before || (await driver.see()).step === null) return failed;
      steps.push(here);
      if (!isTaken(steps.length)) return failed;
      await page.reload();
      await expectLoaded(page);
      await page.goBack();
      await expect.poll(() => addressOf(page), `one step back from ${here}`).toBe(before);
      await expect.poll(() => lettersOn(page), `the answers of ${before}`).toEqual(lettersOf(answers));
      await page.goForward();
      await expect.poll(() => addressOf(page), `forward again from ${before}`).toBe(here);
      await expectLoaded(page);
      if (steps.length === 1) await leaveDeepLink(page, here);
      return failed;
    },
    async answerWith() {
      await signInAgain(page, account, keptOf);
      return nothingHeard;
    },
  };
}

for (const { wizard, flow, seed } of formFlows.filter(({ wizard: { id } }) => isDeep || often.includes(id))) {
  test(`W4 ${wizard.id}: after a reload of the first step, back leads to the previous page`, async ({
    page,
  }) => {
    await openForm(page, wizard, seed, flow.given.policy);
    const first = addressOf(page);
    const { mount, leaveGuard } = wizard.definition;
    // An account that is not activated comes to the pages of the activation alone.
    const elsewhere = (mount?.frame === 'activation' ? leaveGuard?.free[0] : undefined) ?? '/faq';
    await page.goto(elsewhere);
    await expectLoaded(page);
    await page.goto(first);
    await expectLoaded(page);
    const opened = addressOf(page);
    await page.reload();
    await expectLoaded(page);
    expect(addressOf(page)).toBe(opened);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe(elsewhere);
    await expectLoaded(page);
    await page.goForward();
    await expect.poll(() => addressOf(page)).toBe(opened);
  });

  if (!sendsSomething(wizard)) continue;
  test(`W4 ${wizard.id}: after a reload, back leads to the previous step, and a new sign-in keeps all answers`, async ({
    page,
  }) => {
    let opened: Answers = [];
    const steps: string[] = [];
    const driver = reloadingDriver(
      browserDriver(page, wizard, textsOfForm(shippedForms, wizard.id)),
      page,
      seed.login ?? '',
      steps,
      (answers) => answersInDraft(wizard, answers, opened),
    );
    await openForm(page, wizard, seed, flow.given.policy);
    opened = await answersOn(page);

    expect(await runCase({ ...flow, today: today() }, driver, wizard)).toEqual([]);
  });
}
