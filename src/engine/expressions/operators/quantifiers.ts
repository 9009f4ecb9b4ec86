import { plain, type Operator } from './Operator.ts';

function quantifier(name: string, means: string, says: Operator['says'], gives: boolean): Operator {
  return {
    ...plain,
    args: [
      { at: 'list', accepts: 'list' },
      { at: 'condition', perRow: true },
    ],
    result: 'boolean',
    means,
    evaluate: null,
    says,
    mutants: { none: 'The condition of the rows is changed on its own.' },
    example: {
      write: { [name]: ['policy.rows', { '===': ['row.known', true] }] },
      given: { 'policy.rows': [{ known: true }, { known: false }] },
      gives,
    },
  };
}

export const some = quantifier(
  'some',
  'mindestens eine Zeile erfüllt die Bedingung',
  { is: 'mindestens eine Zeile von {0} erfüllt: {1}', isNot: 'keine Zeile von {0} erfüllt: {1}' },
  true,
);

export const all = quantifier(
  'all',
  'es gibt Zeilen, und alle erfüllen die Bedingung',
  { is: 'es gibt Zeilen in {0}, und alle erfüllen: {1}', isNot: null },
  false,
);

export const none = quantifier(
  'none',
  'keine Zeile erfüllt die Bedingung',
  { is: 'keine Zeile von {0} erfüllt: {1}', isNot: 'mindestens eine Zeile von {0} erfüllt: {1}' },
  false,
);
