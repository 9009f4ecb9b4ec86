import { expandExpression, type Expression, type MutationTools } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant } from './Mutant.ts';
import { listMutations } from './listMutations.ts';

export type RuleMutant = Pick<Mutant, 'keys' | 'kind' | 'says'> & { readonly to?: Expression };

/** Lists every small mistake in a rule: its negation, and the mistakes of its operators. */
export function listRuleMutants(
  written: Expression,
  keys: Keys,
  tools: MutationTools,
): readonly RuleMutant[] {
  const { expression } = expandExpression(written, 'condition');
  return [
    {
      keys,
      to: { '!': expression },
      kind: 'condition-negated',
      says: say('mutant.opposite', { says: tools.inWords(expression) }),
    },
    ...listMutations(expression, tools).map((mutation) => ({ ...mutation, keys })),
  ];
}
