import { fields, plain, type Operator } from './Operator.ts';

export const answered: Operator = {
  ...plain,
  args: [{ at: 'place' }],
  result: 'boolean',
  asksWhether: 'answered',
  evaluate: (scope, path) => scope.read(String(path)) !== null,
  mutants: { none: 'Its negation is a change of whatever stands around it.' },
  example: { write: { answered: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: true },
};

export const changed: Operator = {
  ...plain,
  args: [{ at: 'place', rest: true, group: true }],
  result: 'boolean',
  asksWhether: 'changed',
  evaluate: (scope, ...paths) => paths.some((path) => scope.changed(String(path))),
  count: fields,
  readsEntry: true,
  mutants: (places, { inWords, say }) =>
    places.length < 2
      ? []
      : places.map((place, position) => ({
          kind: 'place-dropped',
          to: { changed: places.toSpliced(position, 1) },
          says: say('dropped', { part: inWords({ changed: place }) }),
        })),
  example: {
    write: { changed: ['policy.model', 'policy.full'] },
    given: { 'policy.full': true },
    gives: true,
  },
};
