import { describe, expect, it } from 'vitest';
import { takeAskedContract } from '../../../src/portal/session/stores/askedContract.ts';

describe('the contract of a new tab', () => {
  it.each([
    ['/contract?vertrag=2417Y3508126', '/contract', '2417Y3508126'],
    ['/contact?anliegen=mileage&vertrag=24#a', '/contact?anliegen=mileage#a', '24'],
    ['/contract?vertrag=', '/contract', null],
    ['/claims/type?a=1#b', '/claims/type?a=1#b', null],
  ])('%s', (address, path, policyNumber) => {
    expect(takeAskedContract(address)).toEqual({ path, policyNumber });
  });
});
