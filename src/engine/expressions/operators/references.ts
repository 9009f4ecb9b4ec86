import { commonMembers, type Operator } from './Operator.ts';

const pathInOperand: Operator['path'] = ([path]) => (typeof path === 'string' ? path : null);

export const variable: Operator = {
  ...commonMembers,
  path: pathInOperand,
  short: { of: 'path', full: (path = null) => ({ var: path }) },
  args: [{ at: 'place' }],
  result: 'path',
  evaluate: (scope, path) => scope.read(String(path)),
};

export const is: Operator = {
  ...commonMembers,
  args: [{ at: 'name' }],
  result: 'boolean',
  evaluate: (scope, name) => scope.holds(String(name), scope),
  names: 'condition',
  short: { of: 'condition', full: (name = null) => ({ is: name }) },
};

export const old: Operator = {
  ...commonMembers,
  path: pathInOperand,
  args: [{ at: 'place' }],
  result: 'path',
  evaluate: (scope, path) => scope.old(String(path)),
  readsEntry: true,
};

export const check: Operator = {
  ...commonMembers,
  args: [{ at: 'name' }],
  result: 'path',
  evaluate: (scope, id) => scope.read(`check.${String(id)}`),
  reads: ([id]) => (typeof id === 'string' ? [`check.${id}`] : []),
  names: 'check',
};
