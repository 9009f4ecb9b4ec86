import { errors, type Page, type Request } from '@playwright/test';
import {
  type Flow,
  type FlowAnswer,
  type FlowCase,
  flowCases,
  type FlowDriver,
  type FlowFile,
  runCase,
  textsOfForm,
} from '../../../src/analysis/index.ts';
import type { SeedAccount } from '../../../src/backend/seed/SeedAccount.ts';
import type { Repository } from '../../../src/definitions/disk.ts';
import type { Wizard } from '../../../src/engine/index.ts';
import { type Operation, operations } from '../../../src/protocol/index.ts';
import { actsOf } from '../actsOf.ts';
import { browserDriver, isRequestOf } from '../browserDriver.ts';
import { openForm } from '../openForm.ts';
import { customerOf, originOf, seeds } from '../seeds.ts';
import { today } from '../today.ts';
import { withoutYes } from '../withoutYes.ts';
import type { Visitor } from './Stop.ts';
import { visitingDriver } from './visitingDriver.ts';

/** A flow that can be walked in a browser: with a person, and without facts or settings of its own. */
export function isWalkable({ flow }: FlowFile): boolean {
  const { account, facts, settings } = flow.given;
  const isShown = flow.browser === true || flow['answers from server'] !== undefined;
  const isPlain = (account === undefined || facts === undefined) && settings === undefined;
  return isShown && isPlain && personOf(flow) !== undefined;
}

/** Returns the account of a flow. Before the activation facts of the session name the account. */
function personOf({ given: { account, facts } }: Flow): SeedAccount | undefined {
  if (account !== undefined) return seeds.get(account);
  return [...seeds.values()].find(({ login }) => login !== null && login === facts?.['session.email']);
}

/**
 * Walks a flow in a brand without comparing, then visits each message that its server may answer with; no request reaches the server. In
 * another brand than the flow's a customer of that brand walks, whose path may differ. Returns a sentence when the walk ended early.
 */
export async function walkForm(
  page: Page,
  brand: string,
  file: FlowFile,
  repository: Repository,
  wizard: Wizard,
  visitor: Visitor,
): Promise<string | null> {
  const { policy } = file.flow.given;
  const own = personOf(file.flow);
  const isStranger = own?.brand !== brand;
  const text = textsOfForm(repository, wizard.id);
  const driver = visitingDriver(browserDriver(page, wizard, text), page, wizard, text, visitor);
  const cases = flowCases({ ...file, flow: { ...file.flow, variants: [] } }, []);
  const [way] = cases;
  if (way === undefined) return null;

  const answers = cases.flatMap(({ answer }) => answer ?? []).filter((one) => canBeMet(one, wizard));
  for (const replies of walksOf(answers)) {
    await leaveAll(page);
    await openForm(page, wizard, isStranger ? customerOf(brand) : own, policy, originOf(brand));
    const [failure] = await runCase(withoutLooks(way, wizard), driver, wizard);
    if (failure) return isStranger ? null : `${failure.file}:${failure.line} ${failure.message}`;
    for (const reply of replies) {
      try {
        await answerAlone(page, reply, driver);
      } catch (error) {
        // A customer on another path may stand at a step that sends no request yet.
        if (isStranger && error instanceof errors.TimeoutError) return null;
        throw error;
      }
      await page.keyboard.press('Escape');
    }
  }
  return null;
}

/** Returns false for an unreadable success of a call whose body is not read: such a success counts in any case. */
function canBeMet({ status, call: named }: FlowAnswer, { calls }: Wizard): boolean {
  if (status !== 'unreadable') return true;
  const sending = calls.filter(({ at }) => 'submit' in at);
  const asked = named === undefined ? sending.at(-1) : sending.find(({ call }) => call === named);
  if (asked === undefined) return false;
  const operation: Operation | undefined = Object.values(operations).find(({ id }) => id === asked.call);
  const bringsFile = Object.values(operation?.answers ?? {}).some(({ mediaType }) => mediaType !== undefined);
  const needsPart = asked.outcomes.some(({ effects: { file, newTab } }) => file ?? newTab);
  return bringsFile || needsPart || (asked.keep.length > 0 && !asked.mayLack);
}

/**
 * Groups the answers into walks: each different answer once, without successes of an unknown kind. An answer that ends or leaves the form
 * ends its walk, and the next such answer starts another walk.
 */
function walksOf(answers: readonly FlowAnswer[]): readonly (readonly FlowAnswer[])[] {
  const met = answers.filter(
    ({ status, stays }) => stays !== true || typeof status === 'string' || status >= 300,
  );
  const told = met.filter(
    ({ shows, asks, chooses }, index) =>
      met.findIndex((one) => one.shows === shows && one.asks === asks && one.chooses === chooses) === index,
  );
  const staying = told.filter(({ stays }) => stays === true);
  const [first, ...others] = told.filter(({ stays }) => stays !== true);
  return [first === undefined ? staying : [...staying, first], ...others.map((one) => [one])];
}

/** Removes all traces of the walk from the browser. */
async function leaveAll(page: Page): Promise<void> {
  if (page.url() === 'about:blank') return;
  await page.unrouteAll();
  await page.evaluate(() => sessionStorage.clear());
  await page.context().clearCookies();
}

/** Makes the server give this answer, and a success to all other calls. */
async function answerAlone(page: Page, answer: FlowAnswer, driver: FlowDriver): Promise<void> {
  const { status, body, call, chooses } = answer;
  await page.unrouteAll();
  await page.route('**/api/v1/**', (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const good = goodAnswers(route.request());
    const usual = good.find((one) => one.status === status) ?? good[0];
    // What brings something back comes from the server itself.
    return usual === undefined || usual.hasBody
      ? route.fallback()
      : route.fulfill({ status: usual.status, body: '' });
  });
  const reply = typeof status === 'string' ? status : { status, body: body ?? null };
  await driver.answerWith(reply, {
    ...(call === undefined ? {} : { call }),
    ...(chooses === undefined ? {} : { chooses }),
  });
}

/** How the call that is asked for may go well. */
function goodAnswers(request: Request): readonly { readonly status: number; readonly hasBody: boolean }[] {
  const asked: Operation | undefined = Object.values(operations).find((one) => isRequestOf(one, request));
  return Object.entries(asked?.answers ?? {})
    .map(([status, { body }]) => ({ status: Number(status), hasBody: body !== undefined }))
    .filter(({ status }) => status < 300);
}

/** The same way up to where it would be sent, with nothing expected of it: another brand's customer may be asked less. */
function withoutLooks(flow: FlowCase, wizard: Wizard): FlowCase {
  return {
    ...flow,
    items: flow.items.map((placed) => withoutYes(actsOf(placed), wizard)),
    today: today(),
    submits: null,
    answer: null,
    skipsHidden: true,
  };
}
