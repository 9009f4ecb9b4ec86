import { listApplyingSteps, type Facts, type Wizard } from '../../../engine/index.ts';
import type { Flow, FlowValue } from '../../flows/format/Flow.ts';
import { buildFlowItems } from '../../flows/buildFlowItems.ts';
import type { Entry } from '../Trail.ts';
import type { Counterexample, ProofFinding } from './ProofFinding.ts';
import { listFactNames } from '../../lint/shared/declareResultFacts.ts';
import { replay } from './replay.ts';
import { collectControlPaths } from '../rules/collectControlPaths.ts';

/** Writes a counterexample as a flow test: the facts that the form reads, and the entries on every step up to the situation. */
export function buildCounterexampleFlow(
  wizard: Wizard,
  finding: ProofFinding,
  counterexample: Counterexample,
): Flow {
  const { facts } = counterexample;
  const given = Object.fromEntries(
    listFactNames(wizard).flatMap((name) => {
      const value = facts[name] ?? null;
      return value === null || name === 'today' ? [] : [[name, value as FlowValue]];
    }),
  );
  const today = facts['today'];
  return {
    flow: `${finding.code}: ${finding.message}`,
    form: wizard.id,
    ...(typeof today === 'string' ? { today } : {}),
    given: { facts: given },
    steps: listStepsUpTo(wizard, counterexample).flatMap(({ at, entries }) =>
      buildFlowItems(wizard, at, entries),
    ),
  };
}

/** Picks the facts of a counterexample that rules read. */
export function pickCounterexampleFacts(wizard: Wizard, { facts }: Counterexample): Facts {
  const read = collectControlPaths(wizard);
  return Object.fromEntries(
    listFactNames(wizard).flatMap((name) => {
      const value = facts[name] ?? null;
      return read.has(name) && value !== null ? [[name, value]] : [];
    }),
  );
}

/** Lists every step up to the situation with its entries, by names within the step. */
export function listCounterexampleSteps(
  wizard: Wizard,
  counterexample: Counterexample,
): readonly { readonly at: string; readonly enter: Readonly<Record<string, FlowValue>> }[] {
  return listStepsUpTo(wizard, counterexample).map(({ at, entries }) => {
    const items = buildFlowItems(wizard, at, entries);
    const entered = items.map((item) => (typeof item === 'object' && 'at' in item ? item.enter : {}));
    const checkResults = entries.flatMap(({ key, to }) =>
      key.startsWith('check.') ? [[key, to as FlowValue]] : [],
    );
    return {
      at,
      enter: Object.assign({}, ...entered, Object.fromEntries(checkResults)) as Readonly<
        Record<string, FlowValue>
      >,
    };
  });
}

function listStepsUpTo(
  wizard: Wizard,
  counterexample: Counterexample,
): readonly { readonly at: string; readonly entries: readonly Entry[] }[] {
  const { at, trail } = counterexample;
  const last = wizard.steps.find(({ id }) => id === at)?.index ?? Infinity;
  return listApplyingSteps(replay(wizard, counterexample))
    .filter(({ index }) => index <= last)
    .map(({ id }) => ({ at: id, entries: trail.filter(({ step }) => step === id) }));
}
