import type { Repository } from '../definitions/disk.ts';
import type { Facts } from '../engine/index.ts';
import { fixedFacts } from './fixedFacts.ts';

/** Settings, the first brand and a day that is always the same: pages and comparisons do not depend on when they are made. */
export function timelessFacts(repository: Repository): Facts {
  return fixedFacts(repository, repository.brands[0]?.id ?? null, '2026-06-15');
}
