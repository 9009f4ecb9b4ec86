import { plain, type Operator } from './Operator.ts';

const asIs = { none: 'Another path or name is a change lint sees, or another form.' } as const;

const named: Operator['path'] = ([path]) => (typeof path === 'string' ? path : null);

export const variable: Operator = {
  ...plain,
  path: named,
  short: { of: 'path', full: (path = null) => ({ var: path }) },
  args: [{ at: 'place' }],
  result: 'path',
  evaluate: (scope, path) => scope.read(String(path)),
  mutants: asIs,
  example: { write: { var: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: 'Yaris' },
};

export const is: Operator = {
  ...plain,
  args: [{ at: 'name' }],
  result: 'boolean',
  evaluate: (scope, name) => scope.holds(String(name), scope),
  names: 'condition',
  short: { of: 'condition', full: (name = null) => ({ is: name }) },
  mutants: asIs,
  example: { write: { is: 'full' }, given: { 'policy.full': true }, gives: true },
};

export const old: Operator = {
  ...plain,
  path: named,
  args: [{ at: 'place' }],
  result: 'path',
  evaluate: (scope, path) => scope.old(String(path)),
  readsEntry: true,
  mutants: asIs,
  example: { write: { old: 'policy.model' }, given: {}, gives: null },
};

export const check: Operator = {
  ...plain,
  args: [{ at: 'name' }],
  result: 'path',
  evaluate: (scope, id) => scope.read(`check.${String(id)}`),
  reads: ([id]) => (typeof id === 'string' ? [`check.${id}`] : []),
  names: 'check',
  mutants: asIs,
  example: { write: { check: 'address' }, given: { 'check.address': 'invalid' }, gives: 'invalid' },
};
