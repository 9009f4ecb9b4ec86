import type { Repository } from '../definitions/disk.ts';
import type { Value } from '../engine/index.ts';
import { fixedFacts } from './fixedFacts.ts';

/** Settings, the first brand and a day that is always the same: pages and comparisons do not depend on when they are made. */
export function plainFixedFacts(repository: Repository): Readonly<Record<string, Value>> {
  const facts = fixedFacts(repository, repository.brands[0]?.id ?? null, '2026-06-15');
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      value !== null && typeof value === 'object' ? [] : [[name, value]],
    ),
  );
}
