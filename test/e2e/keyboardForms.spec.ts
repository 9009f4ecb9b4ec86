import type { Page } from '@playwright/test';
import { type FlowCase, flowCases, runCase, textsOfForm } from '../../src/analysis/index.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { shippedForms } from '../shippedForms.ts';
import { type CallReply, type Wizard } from '../../src/engine/index.ts';
import { operations } from '../../src/protocol/index.ts';
import { browserDriver, isRequestOf } from './browserDriver.ts';
import { keyboardOf } from './hands.ts';
import { listeningDriver } from './listeningDriver.ts';
import { openForm } from './openForm.ts';
import { expect, test } from './portalTest.ts';
import { seeds } from './seeds.ts';
import { setServerTimeToNoon } from './setServerTime.ts';
import { today } from './today.ts';

/** Of forms that have no test of their own with the keyboard, a flow that ends by sending, or by the question before it. */
const walked = [
  'payment-details/other-iban',
  'green-card/few-presses',
  'change-email/answers-to-email',
  'change-password/answers-to-password',
  'communication/changes',
  'delete-account/answers-to-deletion',
];
const walkedDeep = [
  'contract-address/move',
  'change-address/few-presses',
  'tax-certificate/order',
  'contact-mail/request',
  'contact-temporary-coverage/request',
  'contact-accompanied-driving/request',
  'postpone-deletion/answers-to-postponement',
];
type FlowItem = FlowCase['items'][number]['item'];
const isDeep = process.env['DEEP'] !== undefined;
const flows = readFlows('.', shippedForms).files;

// An IBAN that is wrong or excluded is refused.
test.use({ refusals: [400, 403] });

for (const name of isDeep ? [...walked, ...walkedDeep] : walked) {
  test(`A2 A12 everything can be done by keyboard alone: ${name}`, async ({ page }) => {
    const file = flows.find((one) => one.file === `test/flows/${name}.flow.yaml`);
    const wizard = file && compileFormById(shippedForms, file.flow.form);
    const seed = seeds.get(file?.flow.given.account ?? '');
    const [way] = file ? flowCases({ ...file, flow: { ...file.flow, variants: [] } }, []) : [];
    if (!wizard || !seed || !way) throw new Error(`There is no flow "${name}"`);
    // Not while the systems are maintained, which some forms ask about first.
    await setServerTimeToNoon(page);
    await openForm(page, wizard, seed, way.given.policy);
    const good = await answerWell(page, wizard);

    const walking = browserDriver(page, wizard, textsOfForm(shippedForms, wizard.id), keyboardOf(page));
    const driver = await listeningDriver(walking, page);
    // The question before an irreversible action is read, and answered with no.
    const isAsked = wizard.steps.some(({ confirm }) => confirm.length > 0);
    const items = way.items
      .filter(({ item }) => !Object.values(dialogsOf(item)).includes('next'))
      .map(({ item, line }) => ({ item: withoutLooks(item), line }));
    const walk = { ...way, items, today: today(), submits: null, answer: null };
    expect(await runCase(walk, driver, wizard)).toEqual([]);
    if (!isAsked) expect(await driver.answerWith(good, {})).toBeInstanceOf(Object);
  });
}

function dialogsOf(item: FlowItem): Readonly<Record<string, string>> {
  return typeof item === 'object' && 'at' in item ? (item.dialogs ?? {}) : {};
}

/** Keeps only actions, because expectations press buttons as well, and not by keyboard. */
function withoutLooks(item: FlowItem): FlowItem {
  if (typeof item === 'string' || !('at' in item)) return item;
  const { at, type = {}, enter = {}, press = [], answers = {}, dialogs = {}, destructive = [] } = item;
  // The walk waits for the calls of a press.
  return { at, type, enter, press, answers: press.length > 0 ? answers : {}, dialogs, destructive };
}

/** The last call succeeds without being sent, unless its answer has data. */
async function answerWell(page: Page, { calls }: Wizard): Promise<CallReply> {
  const last = calls.findLast(({ at }) => 'submit' in at)?.call;
  const operation = Object.values(operations).find(({ id }) => id === last);
  const [status, answer] =
    Object.entries(operation?.answers ?? {}).find(([code]) => code.startsWith('2')) ?? [];
  if (operation === undefined || answer === undefined) throw new Error(`Nobody answers "${last}"`);
  if (answer.body === undefined)
    await page.route('**/api/v1/**', (route) =>
      isRequestOf(operation, route.request())
        ? route.fulfill({ status: Number(status), body: '' })
        : route.fallback(),
    );
  return { status: Number(status), body: null };
}
