import type { Page } from '@playwright/test';
import {
  type FlowCase,
  flowCases,
  type FlowFile,
  runCase,
  textsOfForm,
} from '../../../src/analysis/index.ts';
import type { Repository } from '../../../src/definitions/disk.ts';
import type { Wizard } from '../../../src/engine/index.ts';
import { browserDriver } from '../browserDriver.ts';
import { openForm } from '../openForm.ts';
import { customerOf, originOf, seeds } from '../seeds.ts';
import { today } from '../today.ts';
import type { Visitor } from './Stop.ts';
import { visitingDriver } from './visitingDriver.ts';

/** A flow that can be walked in a browser: with a person, and without facts or settings of its own. */
export function isWalkable({ flow }: FlowFile): boolean {
  const { account, facts, settings } = flow.given;
  const isShown = flow.browser === true || flow['answers from server'] !== undefined;
  return isShown && account !== undefined && facts === undefined && settings === undefined;
}

/**
 * Walks a flow in a brand without comparing anything, then meets each message its server may answer with; nothing is really sent. In
 * another brand than the flow's the customer of that brand goes. A sentence when the way ended early.
 */
export async function walkForm(
  page: Page,
  brand: string,
  file: FlowFile,
  repository: Repository,
  wizard: Wizard,
  visitor: Visitor,
): Promise<string | null> {
  const { account = '', policy } = file.flow.given;
  const seed = seeds.get(account);
  await openForm(page, wizard, seed?.brand === brand ? seed : customerOf(brand), policy, originOf(brand));

  const text = textsOfForm(repository, wizard.id);
  const driver = visitingDriver(browserDriver(page, wizard, text), page, wizard, text, visitor);
  const cases = flowCases({ ...file, flow: { ...file.flow, variants: [] } }, []);
  const [first] = cases;
  if (first === undefined) return null;
  const [failure] = await runCase(withoutLooks(first), driver, wizard);
  if (failure) return `${failure.file}:${failure.line} ${failure.message}`;

  const answers = cases.flatMap(({ answer }) => answer ?? []);
  const told = answers.filter(
    ({ shows, asks }, index) =>
      answers.findIndex((one) => one.shows === shows && one.asks === asks) === index,
  );
  const staying = told.filter(({ stays }) => stays === true);
  const going = told.filter(({ stays }) => stays !== true);
  for (const { status, body, call } of [...staying, ...going]) {
    await page.unrouteAll();
    await page.route('**/api/v1/**', (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 200, body: '' }),
    );
    const reply = status === 'network' ? status : { status, body: body ?? null };
    await driver.answerWith(reply, call === undefined ? {} : { call });
    await page.keyboard.press('Escape');
  }
  return null;
}

/** The same way with nothing expected of it: another brand's customer may be asked less. */
function withoutLooks(flow: FlowCase): FlowCase {
  const items = flow.items.map(({ item, line }) => {
    if (typeof item === 'string' || !('at' in item)) return { item, line };
    const { at, type = {}, enter = {}, remove = {} } = item;
    return { item: { at, type, enter, remove }, line };
  });
  return { ...flow, items, today: today(), submits: null, answer: null, skipsHidden: true };
}
