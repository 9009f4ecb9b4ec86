import type { Block, Call } from './Wizard.ts';

/** Tells whether `reads` contains one of these results, or a member of one. */
export function readsAnyResult(reads: readonly string[], results: ReadonlySet<string>): boolean {
  return reads.some((path) => results.has(path.split('.', 2).join('.')));
}

/** Tells whether a call keeps a result that a block shows. */
export function bringsResultsOf({ keep }: Call, { values }: Block): boolean {
  const results = new Set(keep.map(({ name }) => `result.${name}`));
  return Object.values(values).some(({ reads }) => readsAnyResult(reads, results));
}
