import { counterexampleSteps, factsRead, type Counterexample } from '../analysis/index.ts';
import type { Wizard } from '../engine/index.ts';

/** How to get there: the facts that matter, then what to enter per step. */
export function counterexampleLines(wizard: Wizard, counterexample: Counterexample): readonly string[] {
  const read = factsRead(wizard);
  const facts = wizard.definition.facts
    .filter((name) => read.has(name) && (counterexample.facts[name] ?? null) !== null)
    .map((name) => `${name} = ${JSON.stringify(counterexample.facts[name])}`);
  const steps = counterexampleSteps(wizard, counterexample).map(
    ({ at, enter }) =>
      `${at}: ${Object.entries(enter)
        .map(([name, value]) => `${name} = ${JSON.stringify(value)}`)
        .join(', ')}`,
  );
  return [
    ...(facts.length > 0 ? [`    given ${facts.join(', ')}`] : []),
    ...steps.map((line) => `      ${line}`),
  ];
}
