import type { Page, Request, Route } from '@playwright/test';
import { type FlowDriver, runCase, textsOfForm } from '../../src/analysis/index.ts';
import type { Wizard } from '../../src/engine/index.ts';
import { operations } from '../../src/protocol/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { answersOn } from './answersOn.ts';
import { browserDriver, isRequestOf, nothingHeard } from './browserDriver.ts';
import { formFlows, sendsSomething } from './flowOfForm.ts';
import { onwardButton } from './onwardButton.ts';
import { openForm } from './openForm.ts';
import { expect, test } from './portalTest.ts';
import { today } from './today.ts';

const statuses = [400, 403, 404, 409, 422, 429, 500, 503];
test.use({ refusals: statuses, allowed: ['net::ERR_FAILED'] });
test.setTimeout(60_000);

/** With every commit one form of each frame; all of them now and then. */
const isDeep = process.env['DEEP'] !== undefined;
const often = ['claim-report', 'change-address', 'contact-callback'];

/** A refusal of the server; `null`: no answer. */
type Refusal = { readonly status: number; readonly body: string } | null;
const refusals: readonly Refusal[] = [
  ...statuses.map((status) => ({ status, body: '' })),
  { status: 503, body: 'DOWNTIME' },
  null,
];

/** Refuses each request once in every possible way and accepts none: the refusal is reported, the focus moves to a useful place, and no answer is lost. */
function refusedDriver(driver: FlowDriver, page: Page, wizard: Wizard, refused: string[]): FlowDriver {
  const form = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[type=submit]') });
  const submit = form.locator('[type=submit]');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const sends = wizard.calls.filter(({ at }) => 'submit' in at).map(({ call }) => call);
  const isSent = (request: Request) =>
    Object.values(operations).some((one) => sends.includes(one.id) && isRequestOf(one, request));

  /** The messages of the page before a refusal. */
  let quiet: readonly string[] = [];

  async function refuse(refusal: Refusal): Promise<void> {
    const name = refusal === null ? 'no answer' : `${refusal.status} ${refusal.body}`;
    const [address, before] = [page.url(), await answersOn(page)];
    const answering = (route: Route) => {
      if (!isSent(route.request())) return route.fallback();
      refused.push(name);
      return refusal === null
        ? route.abort()
        : route.fulfill({ status: refusal.status, contentType: 'text/plain', body: refusal.body });
    };
    await page.route('**/api/v1/**', answering);
    const asked = page.waitForRequest(isSent);
    await submit.focus();
    await page.keyboard.press('Enter');
    await Promise.race([asked, dialog.waitFor()]);
    // Some forms ask once more before they send.
    if (await dialog.isVisible()) {
      const confirmation = (await driver.see()).dialog;
      if (confirmation === null) await onwardButton(dialog).press('Enter');
      else await driver.choose(confirmation, 'next');
    }
    await asked;
    await expect(form.locator('[type=submit][aria-busy=true]')).toHaveCount(0);
    await page.unroute('**/api/v1/**', answering);

    expect(page.url(), name).toBe(address);
    await expect.poll(() => whereFocusIs(page), name).toMatch(/^(?:button|dialog|summary)$/);
    const place = await whereFocusIs(page);
    if (place === 'dialog') {
      await page.keyboard.press('Escape');
      await expect(submit, name).toBeFocused();
    } else {
      const isTold = async () => (await linesOn(page)).some((line) => !quiet.includes(line));
      await expect.poll(isTold, name).toBe(true);
    }
    expect(await answersOn(page), name).toEqual(before);
  }

  return {
    ...driver,
    async answerWith() {
      // What a step asks for by itself, like a premium, may hold back what is sent, and is no answer to it.
      await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
      await expect(form.locator('[aria-busy=true]')).toHaveCount(0);
      quiet = await linesOn(page);
      for (const refusal of refusals) await refuse(refusal);
      return nothingHeard;
    },
  };
}

const linesOn = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('#root').innerText()).split('\n');

/** Where the keyboard is: at the button that sends, in a dialog, at the summary of errors; else what has the focus. */
function whereFocusIs(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused?.closest('dialog, [role=dialog]')) return 'dialog';
    if (focused?.matches('form [type=submit]')) return 'button';
    if (focused?.closest('[role=region], section')?.querySelector('a[href^="#"]')) return 'summary';
    return focused?.outerHTML.slice(0, 200) ?? 'nothing';
  });
}

const sending = formFlows.filter(({ wizard }) => sendsSomething(wizard));
for (const { wizard, flow, seed } of sending.filter(({ wizard: { id } }) => isDeep || often.includes(id))) {
  test(`S4 ${wizard.id}: each refusal is reported, moves the focus to a useful place, and loses no answers`, async ({
    page,
  }) => {
    const refused: string[] = [];
    const driver = refusedDriver(
      browserDriver(page, wizard, textsOfForm(shippedForms, wizard.id)),
      page,
      wizard,
      refused,
    );
    await openForm(page, wizard, seed, flow.given.policy);

    expect(await runCase({ ...flow, today: today() }, driver, wizard)).toEqual([]);
    expect(new Set(refused).size).toBe(refusals.length);
  });
}
