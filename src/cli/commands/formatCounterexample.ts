import { counterexampleFacts, counterexampleSteps, type Counterexample } from '../../analysis/index.ts';
import type { Wizard } from '../../engine/index.ts';
import { say } from '../messages.ts';

/** Lists the way to a counterexample: the facts that matter, then the entries per step. */
export function formatCounterexample(wizard: Wizard, counterexample: Counterexample): readonly string[] {
  const facts = Object.entries(counterexampleFacts(wizard, counterexample)).map(
    ([name, value]) => `${name} = ${JSON.stringify(value)}`,
  );
  const steps = counterexampleSteps(wizard, counterexample).map(
    ({ at, enter }) =>
      `${at}: ${
        Object.entries(enter)
          .map(([name, value]) => `${name} = ${shortenRuns(JSON.stringify(value))}`)
          .join(', ') || say('way.nothing')
      }`,
  );
  return [
    ...(facts.length > 0 ? [`    ${say('way.given', { facts: facts.join(', ') })}`] : []),
    ...steps.map((line) => `      ${line}`),
  ];
}

/** Shortens long runs of a letter for readers; flow files contain them as a whole. */
function shortenRuns(text: string): string {
  return text.replaceAll(/(.)\1{30,}/g, (run, letter: string) =>
    say('way.repeated', { letter, count: run.length }),
  );
}
