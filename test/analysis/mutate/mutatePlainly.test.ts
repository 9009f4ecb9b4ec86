import { describe, expect, it } from 'vitest';
import { engineDriver, mutateForm, runCase } from '../../../src/analysis/index.ts';
import { createComparisonScope } from '../../../src/analysis/mutate/comparison/createComparisonScope.ts';
import { findDifference } from '../../../src/analysis/mutate/comparison/findDifference.ts';
import { applyMutant, locateMutation } from '../../../src/analysis/mutate/mutants/Mutant.ts';
import type { MutateInput } from '../../../src/analysis/mutate/MutateInput.ts';
import { createMutants } from '../../../src/analysis/mutate/mutants/createMutants.ts';
import { provePromises } from '../../../src/analysis/promises/provePromises.ts';
import { prepareFormRuns } from '../../../src/cli/commands/formRun.ts';
import { compileSoundValidators, readForms } from '../../../src/definitions/disk.ts';
import {
  compileWizard,
  collectLeafSchemas,
  type FormSource,
  type Wizard,
} from '../../../src/engine/index.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';

function inputsOf(root: string, form: string): MutateInput {
  const repository = readForms(root);
  const runs = prepareFormRuns(root, repository, form);
  const [run] = 'code' in runs ? [] : runs;
  if (!run) throw new Error(`${form} cannot be run`);
  return {
    ...run,
    facts: repository.shared.facts,
    compile,
    field: null,
    sample: null,
    budget: 200_000,
  };
}

function compile(changed: FormSource): Wizard | null {
  const validators = compileSoundValidators(collectLeafSchemas(changed));
  if (!validators) return null;
  const result = compileWizard(changed, { validators, ...formEnvironment });
  return result.ok ? result.wizard : null;
}

/** Compiles every mutant, runs every flow, decides every promise alone, and compares every way of both forms. */
async function mutatePlainly(input: MutateInput) {
  const { wizard, source, facts, given, budget, cases, statusesOf, compile } = input;
  const alive: string[] = [];
  const equal: string[] = [];
  const broken = new Set<number>();
  let refused = 0;
  for (const mutant of createMutants(source, wizard)) {
    const changed = compile(applyMutant(source, mutant));
    if (!changed) {
      refused += 1;
      continue;
    }
    let isKilled = false;
    for (const one of cases)
      isKilled = (await runCase(one.flow, engineDriver(changed, one.facts), changed)).length > 0 || isKilled;
    for (const promise of changed.promises) {
      const [proof] = provePromises({
        wizard: { ...changed, promises: [promise] },
        facts,
        given,
        budget,
      });
      if (proof?.verdict.kind !== 'no' && proof?.verdict.kind !== 'vacuous') continue;
      broken.add(promise.index);
      isKilled = true;
    }
    if (isKilled) continue;
    const comparison = createComparisonScope(wizard, changed, facts, given, budget);
    const verdict = findDifference(wizard, changed, comparison, statusesOf);
    (verdict.kind === 'equal' && mutant.part !== 'steps' ? equal : alive).push(
      `${mutant.kind} ${locateMutation(source, mutant).pointer}`,
    );
  }
  const idle = wizard.promises.flatMap(({ index }) => (broken.has(index) ? [] : [`/promises/${index}`]));
  return { refused, equal, alive, idle };
}

describe('mutate has the same result as an exhaustive trial of every mutant', () => {
  const inSeconds = [['test/analysis/small', 'code']] as const;
  const inMinutes = [
    ['test/analysis/small', 'bank'],
    ['.', 'change-password'],
  ] as const;

  it.each(process.env['DEEP'] === '1' ? [...inSeconds, ...inMinutes] : inSeconds)(
    '%s: %s',
    async (root, form) => {
      const input = inputsOf(root, form);
      const { refused, equivalent, survivors, idle } = await mutateForm(input);
      const names = (
        found: readonly { readonly mutant: { readonly kind: string }; readonly pointer: string }[],
      ) => found.map(({ mutant, pointer }) => `${mutant.kind} ${pointer}`);

      expect({
        refused,
        equal: names(equivalent),
        alive: names(survivors),
        idle: idle.map(({ pointer }) => pointer),
      }).toEqual(await mutatePlainly(input));
    },
  );
});
