import type { Expression } from '../../definition/Expression.ts';
import { plain, type Operator } from './Operator.ts';

export const within: Operator = {
  ...plain,
  args: [{ at: 'value' }, { at: 'literal', accepts: 'list' }],
  result: 'boolean',
  compares: 'membership',
  evaluate: (_, value, list) => value !== null && Array.isArray(list) && list.includes(value),
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

function textTest(name: string, test: (text: string, part: string) => boolean): Operator {
  return {
    ...plain,
    args: [
      { at: 'value', accepts: 'text' },
      { at: 'literal', accepts: 'text' },
    ],
    result: 'boolean',
    evaluate: (_, text, part) => typeof text === 'string' && typeof part === 'string' && test(text, part),
    mutants: { none: 'A text that begins or ends otherwise is no slip of the pen.' },
    example: { write: { [name]: ['policy.model', 'Ya'] }, given: { 'policy.model': 'Ya' }, gives: true },
  };
}

export const startsWith = textTest('startsWith', (text, part) => text.startsWith(part));

export const endsWith = textTest('endsWith', (text, part) => text.endsWith(part));
