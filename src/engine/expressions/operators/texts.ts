import { many, plain, type Operator } from './Operator.ts';

function nothingIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}

function conversion(name: string, means: string, change: (text: string) => string, gives: string): Operator {
  return {
    ...plain,
    args: [{ at: 'value' }],
    result: 'text',
    means,
    evaluate: (_, text) => (typeof text === 'string' ? nothingIfEmpty(change(text)) : text),
    says: { is: `{0} ${means}`, isNot: null },
    mutants: ([text = null], { inWords }) => [
      { kind: 'conversion-dropped', to: text, says: `${inWords(text)} zählt, wie es dasteht` },
    ],
    example: { write: { [name]: 'policy.plate' }, given: { 'policy.plate': ' k-ab 1 ' }, gives },
  };
}

export const trim = conversion('trim', 'ohne Leerzeichen am Rand', (text) => text.trim(), 'k-ab 1');
export const upper = conversion('upper', 'in Großbuchstaben', (text) => text.toUpperCase(), ' K-AB 1 ');
export const noSpaces = conversion(
  'noSpaces',
  'ohne Leerzeichen',
  (text) => text.replace(/\s/g, ''),
  'k-ab1',
);

export const join: Operator = {
  ...plain,
  args: [{ at: 'value', rest: true }],
  result: 'text',
  means: 'Texte und Zahlen mit Leerzeichen verbunden; was fehlt, fällt weg',
  evaluate: (_, ...values) =>
    nothingIfEmpty(
      values.filter((value) => typeof value === 'string' || typeof value === 'number').join(' '),
    ),
  count: many,
  says: { is: '{* und }', isNot: null },
  mutants: (values, { inWords }) =>
    values.length < 2
      ? []
      : values.map((value, place) => ({
          kind: 'source-dropped',
          to: { join: values.toSpliced(place, 1) },
          says: `Es zählt nicht mehr: ${inWords(value)}`,
        })),
  example: {
    write: { join: ['policy.model', 'policy.none', 'policy.age'] },
    given: { 'policy.model': 'Yaris', 'policy.age': 7 },
    gives: 'Yaris 7',
  },
};
