import { many, plain, type Operator } from './Operator.ts';

export const answered: Operator = {
  ...plain,
  args: [{ at: 'place' }],
  result: 'boolean',
  asksWhether: 'answered',
  means: 'Feld oder Fakt hat einen Wert',
  evaluate: (scope, path) => scope.read(String(path)) !== null,
  says: { is: '{0} ist ausgefüllt', isNot: '{0} ist nicht ausgefüllt' },
  mutants: { none: 'Its negation is a change of whatever stands around it.' },
  example: { write: { answered: 'policy.model' }, given: { 'policy.model': 'Yaris' }, gives: true },
};

export const changed: Operator = {
  ...plain,
  args: [{ at: 'place', rest: true, group: true }],
  result: 'boolean',
  asksWhether: 'changed',
  means: 'eines davon weicht vom Wert beim Einstieg ab: Felder, Gruppen, Schritte, "*" das Formular',
  evaluate: (scope, ...paths) => paths.some((path) => scope.changed(String(path))),
  says: { is: '{* oder } wurde geändert', isNot: '{* oder } wurde nicht geändert' },
  count: many,
  readsEntry: true,
  mutants: (places, { inWords }) =>
    places.length < 2
      ? []
      : places.map((place, position) => ({
          kind: 'place-dropped',
          to: { changed: places.toSpliced(position, 1) },
          says: `Es zählt nicht mehr: ${inWords({ changed: place })}`,
        })),
  example: {
    write: { changed: ['policy.model', 'policy.full'] },
    given: { 'policy.full': true },
    gives: true,
  },
};
