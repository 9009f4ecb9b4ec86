import { type FlowCase, flowCases } from '../../src/analysis/index.ts';
import type { SeedAccount } from '../../src/backend/seed/SeedAccount.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import { readFlows } from '../../src/cli/readFlows.ts';
import type { Wizard } from '../../src/engine/index.ts';
import { shippedForms } from '../shippedForms.ts';
import { seeds } from './seeds.ts';

/** A flow that runs in the browser, its form and the account that walks it. */
interface BrowserCase {
  readonly one: FlowCase;
  readonly wizard: Wizard;
  readonly seed: SeedAccount;
}

const flows = readFlows('.', shippedForms).files.filter(({ flow }) => flow.browser === true);
const wizards = new Map(
  [...new Set(flows.map(({ flow }) => flow.form))].map((form) => [form, compileFormById(shippedForms, form)]),
);

export const browserCases: readonly BrowserCase[] = flows.flatMap((file) => {
  const wizard = wizards.get(file.flow.form);
  if (!wizard) throw new Error(`${file.flow.form} has mistakes`);
  const cases = flowCases(
    { ...file, flow: { ...file.flow, variants: [] } },
    wizard.steps.map(({ id }) => id),
  );
  return cases.map((one) => {
    const { account = '' } = one.given;
    const seed = seeds.get(account);
    if (!seed) throw new Error(`there is no account ${account}`);
    return { one, wizard, seed };
  });
});
