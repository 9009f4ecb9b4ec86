import { many, plain, type Operator } from './Operator.ts';

function nothingIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

function conversion(name: string, change: (text: string) => string, gives: string): Operator {
  return {
    ...plain,
    args: [{ at: 'value' }],
    result: 'text',
    evaluate: (_, text) => (typeof text === 'string' ? nothingIfEmpty(change(text)) : text),
    mutants: ([text = null], { inWords, say }) => [
      { kind: 'conversion-dropped', to: text, says: say('unconverted', { part: inWords(text) }) },
    ],
    example: { write: { [name]: 'policy.plate' }, given: { 'policy.plate': ' k-ab 1 ' }, gives },
  };
}

export const trim = conversion('trim', (text) => text.trim(), 'k-ab 1');
export const upper = conversion('upper', (text) => text.toUpperCase(), ' K-AB 1 ');
export const noSpaces = conversion('noSpaces', (text) => text.replace(/\s/g, ''), 'k-ab1');

export const join: Operator = {
  ...plain,
  args: [{ at: 'value', rest: true }],
  result: 'text',
  evaluate: (_, ...values) =>
    nothingIfEmpty(
      values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' '),
    ),
  count: many,
  mutants: (values, { inWords, say }) =>
    values.length < 2
      ? []
      : values.map((value, place) => ({
          kind: 'source-dropped',
          to: { join: values.toSpliced(place, 1) },
          says: say('dropped', { part: inWords(value) }),
        })),
  example: {
    write: { join: ['policy.model', 'policy.none', 'policy.age'] },
    given: { 'policy.model': 'Yaris', 'policy.age': 7 },
    gives: 'Yaris 7',
  },
};
