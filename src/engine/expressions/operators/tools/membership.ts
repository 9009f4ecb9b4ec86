import type { Expression } from '../../../definition/Expression.ts';
import type { OperatorTools } from '../Operator.ts';

export const within: OperatorTools = {
  mutants: ([value = null, list = null], { inWords, say }) =>
    (Array.isArray(list) ? (list as readonly Expression[]) : []).map((item, place, items) => ({
      kind: 'constant-dropped',
      to: { in: [value, items.toSpliced(place, 1)] },
      says: say('item-dropped', { item: JSON.stringify(item), whole: inWords({ in: [value, items] }) }),
    })),
  example: {
    write: { in: ['policy.model', ['Yaris', 'Corolla']] },
    given: { 'policy.model': 'Corolla' },
    gives: true,
  },
};

function textTest(name: string): OperatorTools {
  return {
    mutants: { none: 'A text that begins or ends otherwise is no slip of the pen.' },
    example: { write: { [name]: ['policy.model', 'Ya'] }, given: { 'policy.model': 'Ya' }, gives: true },
  };
}

export const startsWith = textTest('startsWith');

export const endsWith = textTest('endsWith');
