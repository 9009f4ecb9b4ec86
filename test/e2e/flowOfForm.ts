import { type FlowCase, flowCases } from '../../src/analysis/index.ts';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { mountedForms } from '../../src/definitions/disk.ts';
import type { Wizard } from '../../src/engine/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { actsOf } from './actsOf.ts';
import { seeds } from './seeds.ts';
import { withoutYes } from './withoutYes.ts';

/** A form, one flow to its end, and an account that walks it. */
interface FormFlow {
  readonly wizard: Wizard;
  /** Comes to where it would be sent, and leaves that to the driver. */
  readonly flow: FlowCase;
  readonly seed: SeedAccount;
}

const files = readFlows('.', shippedForms).files;

/** Pages are loaded so often that one account would ask for more than an account may. */
const accounts = ['mueller', 'nachrichten', 'folgerechnung', 'grenzalter'];

/** Sees the activation alone, which no other test takes from it. */
const notActivated = 'neu-firma';

/** A flow is not walked with the account that `flows.spec.ts` walks it with, nor two that say the same: it is no change any more. */
const unchanged = ['einwilligung', 'nachrichten'];

function accountFor({ account, policy }: FlowCase['given'], index: number): string {
  if (policy === undefined) return account ?? accounts[index % accounts.length] ?? '';
  const key = unchanged[index % unchanged.length] ?? '';
  return seeds.get(key)?.contracts.some((one) => one.key === policy) ? key : (account ?? 'mueller');
}

/** Every form of the portal, in the order of the repository. */
export const formFlows: readonly FormFlow[] = mountedForms(shippedForms).map(({ id, mount }, index) => {
  const wizard = compileFormById(shippedForms, id);
  if (!wizard) throw new Error(`${id} has mistakes`);
  const ids = wizard.steps.map((step) => step.id);
  const cases = files
    .filter(({ flow }) => flow.form === id)
    .sort((one, other) => Number(other.flow.browser === true) - Number(one.flow.browser === true))
    .flatMap((file) => flowCases({ ...file, flow: { ...file.flow, variants: [] } }, ids));
  const flow = cases.find(isWalkable) ?? cases[0];
  const seed = flow && seeds.get(mount.frame === 'activation' ? notActivated : accountFor(flow.given, index));
  if (!flow || !seed) throw new Error(`${id} has no flow, or there is no account for it`);
  const items = flow.items.map((placed) => withoutYes(actsOf(placed), wizard));
  return { wizard, flow: { ...flow, items, submits: null, answer: { status: 204 } }, seed };
});

export function sendsSomething({ calls }: Wizard): boolean {
  return calls.some(({ at }) => 'submit' in at);
}

/** It comes to its end in a page, where the real server answers on the way. */
function isWalkable({ items, submits, answer, leads }: FlowCase): boolean {
  const answers = items.flatMap(({ item }) =>
    typeof item === 'object' && 'at' in item ? Object.values(item.answers ?? {}) : [],
  );
  const goesWell = answers.every(({ status }) => typeof status === 'number' && status < 300);
  return goesWell && (submits !== null || answer !== null || leads !== null);
}
