import { expect, it } from 'vitest';
import { listWitnesses } from '../../../src/analysis/prove/values/listWitnesses.ts';
import { pathsIn, type FactDefinition, type Expression } from '../../../src/engine/index.ts';
import { text, wizardOf } from '../../engine/testForm.ts';

const cars: FactDefinition = {
  type: 'list',
  says: 'Fahrzeuge',
  rows: {
    plate: { type: 'string', says: 'Kennzeichen', examples: ['K-A 1', 'K-B 2'] },
    kind: { type: 'string', says: 'Art', enum: ['car', 'van', 'bike'] },
    sold: { type: 'boolean', says: 'Verkauft' },
  },
};
const wizard = wizardOf({ facts: ['garage.cars'], steps: { one: { a: text() } }, rules: {} });
const witnesses = (
  table: Parameters<typeof listWitnesses>[1],
  offered: Parameters<typeof listWitnesses>[2],
) => listWitnesses(cars, table, offered, { name: 'garage.cars', wizard });
const asking = (...atoms: readonly Expression[]) => ({
  atoms: atoms.map((atom) => ({ atom, paths: pathsIn(atom), asked: [], readsTable: false })),
});

it('a list fact that no rule reads has one row, or none', () => {
  expect(witnesses(asking(), {})).toEqual([[{ plate: 'K-A 1', kind: 'car', sold: false }], null]);
});

it('rows differ in the parts that rules read, together and alone', () => {
  const rows = [
    { plate: 'K-A 1', kind: 'car', sold: false },
    { plate: 'K-B 2', kind: 'car', sold: true },
  ];

  expect(witnesses(asking({ '===': [{ var: 'row.sold' }, true] }), {})).toEqual([
    rows,
    ...rows.map((row) => [row]),
    null,
  ]);
});

it('an offered text that a rule compares has a row of its own, and so has each example of a part that rules read', () => {
  const asksForPlate = asking({ '===': [{ var: 'row.plate' }, 'K-B 2'] });

  expect(witnesses(asking(), { plate: ['K-C 3'] })).toContainEqual([
    { plate: 'K-C 3', kind: 'car', sold: false },
  ]);
  expect(witnesses(asksForPlate, {})).toContainEqual([{ plate: 'K-B 2', kind: 'car', sold: false }]);
});

it('a rule about rows has a row that makes it true, also when several parts must fit', () => {
  const asksForGoldBike = {
    atom: {
      some: [
        { var: 'garage.cars' },
        { and: [{ '===': [{ var: 'row.plate' }, 'GOLD'] }, { '===': [{ var: 'row.kind' }, 'bike'] }] },
      ],
    },
    paths: ['garage.cars', 'row.plate', 'row.kind'],
    asked: ['GOLD', 'bike'],
    readsTable: false,
  };

  expect(witnesses({ atoms: [asksForGoldBike] }, {})).toContainEqual([
    { plate: 'GOLD', kind: 'bike', sold: false },
  ]);
});
