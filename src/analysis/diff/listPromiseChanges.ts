import { provePromises } from '../promises/provePromises.ts';
import type { FormRevision, FormPair } from './FormRevision.ts';
import { say } from '../messages/messages.ts';

/** Lists the promises that a change breaks, drops or adds, one sentence each. */
export function listPromiseChanges({ old, new: now }: FormPair, budget: number): readonly string[] {
  const before = new Set(old.wizard.promises.map(({ says }) => says));
  const after = new Set(now.wizard.promises.map(({ says }) => says));
  return [
    ...(old.wizard.hash === now.wizard.hash ? [] : findBrokenPromises(now, budget)).map((says) =>
      say('diff.promise.broken', { says }),
    ),
    ...[...before].filter((says) => !after.has(says)).map((says) => say('diff.promise.gone', { says })),
    ...[...after].filter((says) => !before.has(says)).map((says) => say('diff.promise.new', { says })),
  ];
}

function findBrokenPromises({ wizard, repository, fixed }: FormRevision, budget: number): readonly string[] {
  const given = [{ fixed, brands: [] }];
  return provePromises({ wizard, facts: repository.shared.facts, given, budget }).flatMap(
    ({ promise, verdict }) => (verdict.kind === 'no' || verdict.kind === 'vacuous' ? [promise.says] : []),
  );
}
