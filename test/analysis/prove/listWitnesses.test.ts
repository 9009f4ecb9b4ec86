import { expect, it } from 'vitest';
import { listWitnesses } from '../../../src/analysis/prove/values/listWitnesses.ts';
import { pathsIn, type FactDefinition, type Expression } from '../../../src/engine/index.ts';

const cars: FactDefinition = {
  type: 'list',
  says: 'Fahrzeuge',
  rows: {
    plate: { type: 'string', says: 'Kennzeichen', examples: ['K-A 1', 'K-B 2'] },
    kind: { type: 'string', says: 'Art', enum: ['car', 'van', 'bike'] },
    sold: { type: 'boolean', says: 'Verkauft' },
  },
};
const asking = (...atoms: readonly Expression[]) => ({
  atoms: atoms.map((atom) => ({ atom, paths: pathsIn(atom), asked: [], readsTable: false })),
});

it('a list fact that no rule reads has one row, or none', () => {
  expect(listWitnesses(cars, asking(), {})).toEqual([[{ plate: 'K-A 1', kind: 'car', sold: false }], null]);
});

it('rows differ in the parts that rules read, together and alone', () => {
  const rows = [
    { plate: 'K-A 1', kind: 'car', sold: false },
    { plate: 'K-B 2', kind: 'car', sold: true },
  ];

  expect(listWitnesses(cars, asking({ '===': [{ var: 'row.sold' }, true] }), {})).toEqual([
    rows,
    ...rows.map((row) => [row]),
    null,
  ]);
});

it('an offered text that a rule compares has a row of its own, and so has each example of a part that rules read', () => {
  const asksForPlate = asking({ '===': [{ var: 'row.plate' }, 'K-B 2'] });

  expect(listWitnesses(cars, asking(), { plate: ['K-C 3'] })).toContainEqual([
    { plate: 'K-C 3', kind: 'car', sold: false },
  ]);
  expect(listWitnesses(cars, asksForPlate, {})).toContainEqual([
    { plate: 'K-B 2', kind: 'car', sold: false },
  ]);
});
