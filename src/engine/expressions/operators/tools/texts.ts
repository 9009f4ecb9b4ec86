import type { OperatorTools } from '../Operator.ts';

function createConversion(name: string, gives: string): OperatorTools {
  return {
    mutants: ([text = null], { inWords, say }) => [
      { kind: 'conversion-dropped', to: text, says: say('unconverted', { part: inWords(text) }) },
    ],
    example: { write: { [name]: 'policy.plate' }, given: { 'policy.plate': ' k-ab 1 ' }, gives },
  };
}

export const trim = createConversion('trim', 'k-ab 1');
export const upper = createConversion('upper', ' K-AB 1 ');
export const noSpaces = createConversion('noSpaces', 'k-ab1');

export const join: OperatorTools = {
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
