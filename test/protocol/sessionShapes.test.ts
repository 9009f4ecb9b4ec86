import { describe, expect, it } from 'vitest';
import { seedAccounts, seedDefaults } from '../../src/backend/seed/loadSeed.ts';
import { findMismatch, operations } from '../../src/protocol/index.ts';
import { seededAccount } from '../domain/seededPolicies.ts';

const account = operations.getAccount.answers[200].body;
const policies = operations.getPolicies.answers[200].body;
const anna = seededAccount('mueller');

describe('the account', () => {
  it('SHELL-025 has the fields of the specification', () => {
    expect(Object.keys(account.properties).toSorted((one, other) => one.localeCompare(other))).toEqual([
      'accountId',
      'address',
      'birthDate',
      'companyName',
      'consent',
      'dunningLevel',
      'email',
      'firstName',
      'lastName',
      'phoneNumber',
      'remediation',
      'salutation',
      'title',
    ]);
    expect(Object.keys(anna.address ?? {})).toEqual(
      expect.arrayContaining(['street', 'city', 'country', 'zip']),
    );
    expect(Object.keys(anna.consent ?? {})).toEqual(['mailAdvertising', 'phone', 'survey']);
  });

  it.each([
    [{}, true],
    [{ address: { ...anna.address, phoneNumber: '0221 1' } }, true],
    [{ address: { ...anna.address, zip: undefined } }, false],
    [{ consent: { mailAdvertising: true, phone: false } }, false],
    [{ dunningLevel: '3' }, false],
    [{ birthDate: '1.2.1980' }, false],
  ])('SHELL-025 with %j fits: %j', (change, fits) => {
    expect(findMismatch(account, { ...anna, ...change }) === null).toBe(fits);
  });

  it('SHELL-027 has one of four salutations or none, and reads every other as none', () => {
    const four = ['HERR', 'FRAU', 'UNDEFINED', 'FIRMA'];
    const given = [...four, 'NEVER_HEARD_OF', null, 1];
    const fitting = given.filter((salutation) => findMismatch(account, { ...anna, salutation }) === null);

    expect(JSON.stringify(account.properties.salutation)).toContain(JSON.stringify(four));
    expect(fitting).toEqual([...four, 'NEVER_HEARD_OF', null]);
  });
});

it.each([
  [{ policies: [] }, true],
  [{ policies: [], relationPolicies: { '4711': [] }, detectedBrands: ['Lindenau'] }, true],
  [{ policies: [], relationPolicies: null, detectedBrands: null }, true],
  [{ relationPolicies: {}, detectedBrands: [] }, false],
  [{ policies: [], detectedBrands: 'Lindenau' }, false],
])('SHELL-028 the answer %j of the policies call fits: %j', (answer, fits) => {
  expect(findMismatch(policies, answer) === null).toBe(fits);
});

it('SHELL-018 the demonstration data set the eight specified switches and those of reports, files and drafts, and no others', () => {
  const known = Object.keys(seedDefaults.application);

  expect(known).toEqual([
    'GENERAL_DASHBOARD_NOTE',
    'YEAR_END_BUSINESS',
    'FOLLOW_UP_INVOICE',
    'CUSTOMER_PORTAL_DEACTIVATED',
    'FUNCTIONALITY_POLICYCHANGES',
    'FUNCTIONALITY_DOCUMENTS',
    'FUNCTIONALITY_CLAIMREPORT',
    'FUNCTIONALITY_CLAIMREPORTS',
    'FUNCTIONALITY_CLAIMFILES',
    'FUNCTIONALITY_DRAFTS',
    'FUNCTIONALITY_ADDRESSCHANGES',
  ]);
  for (const { application = {} } of seedAccounts.values()) {
    expect(known).toEqual(expect.arrayContaining(Object.keys(application)));
  }
});
