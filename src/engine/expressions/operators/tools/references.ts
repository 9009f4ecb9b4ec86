import type { OperatorTools } from '../Operator.ts';

const asIs = { none: 'Another path or name is a change lint sees, or another form.' } as const;

export const variable: OperatorTools = {
  mutants: asIs,
  example: { write: { var: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: 'Yaris' },
};

export const is: OperatorTools = {
  mutants: asIs,
  example: { write: { is: 'full' }, given: { 'policy.full': true }, gives: true },
};

export const old: OperatorTools = {
  mutants: asIs,
  example: { write: { old: 'policy.model' }, given: {}, gives: null },
};

export const check: OperatorTools = {
  mutants: asIs,
  example: { write: { check: 'address' }, given: { 'check.address': 'invalid' }, gives: 'invalid' },
};
