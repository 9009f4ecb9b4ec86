import { applyingSteps, keyParts, type Facts, type Wizard } from '../../engine/index.ts';
import type { Flow, FlowItem, FlowValue } from '../flows/Flow.ts';
import type { Entry } from './explore.ts';
import type { Counterexample, ProveFinding } from './proveForm.ts';
import { replay } from './replay.ts';
import { controlPaths } from './rulesOf.ts';

/** A counterexample as a flow test: the facts the form reads, and what to enter on every step up to the one in question. */
export function counterexampleFlow(
  wizard: Wizard,
  finding: ProveFinding,
  counterexample: Counterexample,
): Flow {
  const { facts } = counterexample;
  const given = Object.fromEntries(
    wizard.definition.facts.flatMap((name) => {
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
    steps: counterexampleSteps(wizard, counterexample).map(({ at, enter }): FlowItem =>
      Object.keys(enter).length > 0 ? { at, enter } : { at },
    ),
  };
}

/** The facts of a counterexample that tell its way from others: those rules read. */
export function counterexampleFacts(wizard: Wizard, { facts }: Counterexample): Facts {
  const read = controlPaths(wizard);
  return Object.fromEntries(
    wizard.definition.facts.flatMap((name) => {
      const value = facts[name] ?? null;
      return read.has(name) && value !== null ? [[name, value]] : [];
    }),
  );
}

/** Every step up to the one the counterexample leads to, and what to enter there by names within the step. */
export function counterexampleSteps(
  wizard: Wizard,
  counterexample: Counterexample,
): readonly { readonly at: string; readonly enter: Entered }[] {
  const { at, trail } = counterexample;
  const last = wizard.steps.find(({ id }) => id === at)?.index ?? Infinity;
  return applyingSteps(replay(wizard, counterexample))
    .filter(({ index }) => index <= last)
    .map(({ id }) => ({ at: id, enter: entered(trail.filter(({ step }) => step === id)) }));
}

type Entered = Readonly<Record<string, FlowValue>>;

/** Rows of a list stand in their order. What servers say is not entered. */
function entered(entries: readonly Entry[]): Entered {
  const enter: Record<string, FlowValue> = {};
  const rows = new Map<string, Map<number, Record<string, FlowValue>>>();
  for (const { step, key, to } of entries) {
    if (key.startsWith('check.') || (to !== null && typeof to === 'object')) continue;
    const { path, row, part } = keyParts(key);
    const name = path.slice(step.length + 1);
    if (row === null || part === null) {
      enter[name] = to;
      continue;
    }
    const list = rows.get(name) ?? new Map<number, Record<string, FlowValue>>();
    list.set(row, { ...list.get(row), [part]: to });
    rows.set(name, list);
    enter[name] = [...list.values()] as FlowValue;
  }
  return enter;
}
