import { type FieldRules, listLocks, type MutationTools } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { listRefMutants } from './listRefMutants.ts';

/** Lists small mistakes in the locks of a field, a group or a step; `what` is its name, `keys` lead to its rules. */
export function listLockMutants(
  tools: MutationTools,
  keys: Keys,
  what: string,
  written: FieldRules['lock'],
): readonly Mutant[] {
  return listLocks(written).flatMap(({ lock, keys: inside }) => {
    const own: Keys = [...keys, 'lock', ...inside];
    const removed = (kind: string, at: Keys, says: string): Mutant => ({
      part: 'rules',
      keys: at,
      kind,
      says,
    });
    const isOnly = inside.length === 0;
    return [
      removed('lock-removed', own, say(isOnly ? 'mutant.lock.never' : 'mutant.lock.not-this', { what })),
      ...listRefMutants(tools, 'rules', own, 'when', lock.when, say('mutant.lock.holds', { what })).filter(
        ({ kind }) => !kind.endsWith('-removed'),
      ),
      ...(lock.to === undefined
        ? []
        : [removed('lock-value-removed', [...own, 'to'], say('mutant.lock.value', { what }))]),
    ];
  });
}
