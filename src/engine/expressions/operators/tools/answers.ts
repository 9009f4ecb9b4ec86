import type { OperatorTools } from '../Operator.ts';

export const answered: OperatorTools = {
  mutants: { none: 'Its negation is a change of whatever stands around it.' },
  example: { write: { answered: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: true },
};

export const changed: OperatorTools = {
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
