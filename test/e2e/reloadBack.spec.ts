import type { Page } from '@playwright/test';
import { type FlowCase, flowCases, type FlowDriver, runCase, textsOfForm } from '../../src/analysis/index.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import { wizardOf } from '../../src/cli/wizardOf.ts';
import { mountedForms } from '../../src/definitions/disk.ts';
import { shippedForms } from '../shippedForms.ts';
import { browserDriver } from './browserDriver.ts';
import { expectLoaded } from './expectLoaded.ts';
import { openForm } from './openForm.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { today } from './today.ts';

test.setTimeout(300_000);

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** What the fields of a step hold. */
const answersOn = (page: Page) =>
  page
    .getByRole('main')
    .locator('input, textarea, select')
    .evaluateAll((fields) =>
      fields.map((field) =>
        field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)
          ? `${field.name} ${field.value} ${field.checked}`
          : `${Reflect.get(field, 'name')} ${Reflect.get(field, 'value')}`,
      ),
    );

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

/** The same driver, which reloads every step it comes to and goes back and forth once. */
function reloadingDriver(driver: FlowDriver, page: Page, steps: string[]): FlowDriver {
  return {
    ...driver,
    async next() {
      const [before, answers] = [addressOf(page), await answersOn(page)];
      const failed = await driver.next();
      const here = addressOf(page);
      if (failed !== null || here === before || (await driver.see()).step === null) return failed;
      steps.push(here);
      await page.reload();
      await expectLoaded(page);
      await page.goBack();
      await expect.poll(() => addressOf(page), `one step back from ${here}`).toBe(before);
      await expect.poll(() => answersOn(page), `the answers of ${before}`).toEqual(answers);
      await page.goForward();
      await expect.poll(() => addressOf(page), `forward again from ${before}`).toBe(here);
      await expectLoaded(page);
      if (steps.length === 2) await leaveDeepLink(page, here);
      return failed;
    },
  };
}

const shown = mountedForms(shippedForms).filter(({ mount }) => mount.frame !== 'activation');
const flows = readFlows('.', shippedForms).files;

/** Pages are loaded so often here that one account would ask for more than an account may. */
const accounts = ['mueller', 'nachrichten', 'folgerechnung', 'grenzalter'];

/** A flow is not walked with the account that `flows.spec.ts` walks it with, nor two that say the same: it is no change any more. */
const unchanged = ['einwilligung', 'nachrichten'];

function accountFor({ account, policy }: FlowCase['given'], index: number): string {
  if (policy === undefined) return account ?? accounts[index % accounts.length] ?? '';
  const key = unchanged[index % unchanged.length] ?? '';
  return seeds.get(key)?.contracts.some((one) => one.key === policy) ? key : (account ?? 'mueller');
}

for (const [index, { id }] of shown.entries()) {
  const wizard = wizardOf(shippedForms, id);
  if (!wizard) throw new Error(`${id} has mistakes`);
  const own = flows.filter(({ flow }) => flow.form === id);
  const walked = own.find(({ flow }) => flow.browser === true) ?? own[0];
  if (walked === undefined) throw new Error(`${id} has no flow`);
  const [one] = flowCases(
    { ...walked, flow: { ...walked.flow, variants: [] } },
    wizard.steps.map((step) => step.id),
  );
  if (one === undefined) throw new Error(`${id} has no case`);
  const seed = seeds.get(accountFor(one.given, index));

  test(`W4 ${id}: from the first step, reloaded, back leads to where one came from`, async ({ page }) => {
    if (!seed) throw new Error(`there is no account ${one.given.account ?? ''}`);
    await openForm(page, wizard, seed, one.given.policy);
    const first = addressOf(page);
    await page.goto('/faq');
    await expectLoaded(page);
    await page.goto(first);
    await expectLoaded(page);
    const opened = addressOf(page);
    await page.reload();
    await expectLoaded(page);
    expect(addressOf(page)).toBe(opened);
    await page.goBack();
    await expect.poll(() => addressOf(page)).toBe('/faq');
    await expectLoaded(page);
    await page.goForward();
    await expect.poll(() => addressOf(page)).toBe(opened);
  });

  if (new Set(wizard.steps.map(({ route }) => route)).size === 1 || walked.flow.browser !== true) continue;
  test(`W4 ${id}: every step, reloaded, is one step after the one before it`, async ({ page }) => {
    if (!seed) throw new Error(`there is no account ${one.given.account ?? ''}`);
    await openForm(page, wizard, seed, one.given.policy);
    const steps: string[] = [];
    const driver = reloadingDriver(
      browserDriver(page, wizard, textsOfForm(shippedForms, wizard.id)),
      page,
      steps,
    );

    // What a flow sees of results that a reload forgets is not the matter here.
    await runCase({ ...one, today: today() }, driver, wizard);
    expect(new Set(steps).size).toBeGreaterThan(1);
  });
}
