import { describe, expect, it } from 'vitest';
import { listContracts } from '../../../src/domain/listContracts.ts';
import {
  groupContracts,
  findOnlyVehicle,
} from '../../../src/portal/pages/dashboard/contracts/groupContracts.ts';
import { kindTable } from '../../../src/portal/session/hooks/kindTable.ts';
import { seededPolicies, today } from '../../domain/seededPolicies.ts';

const own = seededPolicies('mueller');
const keys = new Map([...own].map(([key, { policyNumber }]) => [policyNumber, key]));
const contracts = (wanted: (key: string) => boolean) =>
  listContracts(
    { policies: [...own].flatMap(([key, policy]) => (wanted(key) ? [policy] : [])) },
    { kinds: kindTable, today, flatrateNames: [], isWrongBrand: false },
  );
const keyOf = (policyNumber: string | undefined) => keys.get(policyNumber ?? '');

it('each contract stands in one list of the start page', () => {
  const { vehicles, ...rest } = groupContracts(contracts(() => true));
  const names = Object.entries(rest).map(([name, list]) => [
    name,
    list.map(({ policy }) => keyOf(policy.policyNumber)),
  ]);

  expect(Object.fromEntries(names)).toEqual({
    others: ['kps', 'kps-invoice', 'young-driver'],
    partner: [],
    ended: ['terminated', 'laid-up'],
  });
  expect(vehicles).toHaveLength(own.size - 5);
});

describe('the only vehicle', () => {
  it.each([
    ['one car', ['comprehensive-car'], 'comprehensive-car'],
    ['one car, and one that ended', ['comprehensive-car', 'terminated'], 'comprehensive-car'],
    ['two cars', ['comprehensive-car', 'partial-car'], undefined],
    ['one car and its purchase-price protection', ['comprehensive-car', 'kps'], undefined],
    ['an ended contract', ['terminated'], undefined],
    ['none', [], undefined],
  ])('of %s', (_, owned, expected) => {
    const vehicle = findOnlyVehicle(contracts((key) => owned.includes(key)));

    expect(keyOf(vehicle?.policy.policyNumber)).toBe(expected);
  });
});
