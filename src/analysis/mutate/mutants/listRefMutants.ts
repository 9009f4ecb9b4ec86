import { expandExpression, type Expression, type MutationTools } from '../../../engine/index.ts';
import { say } from '../../messages/messages.ts';
import type { Keys, Mutant, MutatedPart } from './Mutant.ts';
import { listMutations } from './listMutations.ts';

/**
 * Lists mutants of a rule at its use: removed, negated, and with changed parts when the rule is more than a reference. `what`: the effect
 * of the rule, e.g. `„a.b“ zeigt sich`.
 */
export function listRefMutants(
  tools: MutationTools,
  part: MutatedPart,
  keys: Keys,
  key: string,
  written: Expression,
  what: string,
): readonly Mutant[] {
  const { expression } = expandExpression(written, 'condition');
  const opposite: Expression = { '!': expression };
  const at = { part, keys: [...keys, key] };
  return [
    {
      ...at,
      kind: `${key}-removed`,
      says: say('mutant.always', { what, says: tools.inWords(expression) }),
    },
    {
      ...at,
      to: opposite,
      kind: `${key}-negated`,
      says: say('mutant.when', { what, says: tools.inWords(opposite) }),
    },
    ...(typeof written === 'string'
      ? []
      : listMutations(expression, tools).map((mutation) => ({
          ...at,
          ...mutation,
          says: say('mutant.of', { what, says: mutation.says }),
        }))),
  ];
}
