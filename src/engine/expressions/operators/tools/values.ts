import type { OperatorTools } from '../Operator.ts';

export const constant: OperatorTools = {
  mutants: { none: 'Another text is another form.' },
  example: { write: { const: 'policy.model' }, given: {}, gives: 'policy.model' },
};

export const object: OperatorTools = {
  mutants: { none: 'Each value is changed on its own.' },
  example: {
    write: { object: { min: 'policy.age', none: 'policy.none' } },
    given: { 'policy.age': 18 },
    gives: { min: 18 },
  },
};

export const lookup: OperatorTools = {
  mutants: ([, key = null], { inWords, say }) => [
    { kind: 'conversion-dropped', to: key, says: say('unconverted', { part: inWords(key) }) },
  ],
  example: {
    write: { lookup: ['countries', 'policy.country', 'code'] },
    given: { 'policy.country': 'Deutschland' },
    gives: 'DEU',
  },
};

export const derive: OperatorTools = {
  mutants: { none: 'Each value is changed on its own, and a derivation has tests of its own.' },
  example: {
    write: { derive: ['double', { of: 'policy.age' }] },
    given: { 'policy.age': 9 },
    gives: 18,
  },
};
