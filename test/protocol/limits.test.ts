import { describe, expect, it } from 'vitest';
import { findMismatch, operations } from '../../src/protocol/index.ts';
import { thirdPartyClaim } from './claims.ts';

const policyNumber = '2417Y-9.300.037';
const order = { policyNumber, customerEmail: 'a@b.de' };
const activation = { ...order, accountId: 'A-1' };
const callback = { policyNumber, reason: 'CONTRACT' };
const claim = thirdPartyClaim();
const young = { policyNumber, email: 'a@b.de', inclusionDate: '2026-12-01' };

describe('limits count the typed characters', () => {
  it.each([
    [
      'ACT-022 a plate of ten',
      operations.orderActivationCode,
      { ...order, licensePlate: 'MÜKAB1234E' },
      true,
    ],
    [
      'ACT-022 a plate of eleven',
      operations.orderActivationCode,
      { ...order, licensePlate: 'MÜK AB1234E' },
      false,
    ],
    [
      'SHELL-051 a number with spaces',
      operations.requestPhoneContact,
      { ...callback, phone: '+49 (0) 221 / 12 34 56' },
      true,
    ],
    [
      'SHELL-051 20 digits',
      operations.requestPhoneContact,
      { ...callback, phone: '01234 56789 01234 56789' },
      true,
    ],
    [
      'SHELL-051 21 digits',
      operations.requestPhoneContact,
      { ...callback, phone: '01234 56789 01234 567890' },
      false,
    ],
    [
      'ACT-025 a code in groups',
      operations.activateAccount,
      { ...activation, activationCode: 'K7RW PX42-QMTZ' },
      true,
    ],
    [
      'ACT-025 12 with hyphens',
      operations.activateAccount,
      { ...activation, activationCode: 'K7-RW-PX42QM' },
      true,
    ],
    [
      'ACT-025 11 characters',
      operations.activateAccount,
      { ...activation, activationCode: 'K7RWPX42QMT' },
      false,
    ],
    [
      'ACT-025 13 characters',
      operations.activateAccount,
      { ...activation, activationCode: 'K7RWPX42QMTZA' },
      false,
    ],
  ])('%s', (_, { request }, body, fits) => {
    expect(findMismatch(request, body) === null).toBe(fits);
  });
});

describe('days have an earliest value', () => {
  it.each([
    [
      'ACT-020',
      operations.orderActivationCode,
      (day: string) => ({ ...order, birthDate: day }),
      '1900-01-01',
      '1899-12-31',
    ],
    [
      'CTC-009',
      operations.requestAccompaniedDriving,
      (day: string) => ({ ...young, birthDate: day }),
      '1900-01-01',
      '1899-12-31',
    ],
    [
      'CLM-055',
      operations.reportClaim,
      (day: string) => ({ ...claim, claimDetails: { ...claim.claimDetails, claimDate: day } }),
      '1990-01-01',
      '1926-11-20',
    ],
  ] as const)('%s', (_, { request }, body, first, before) => {
    expect(findMismatch(request, body(first))).toBeNull();
    expect(findMismatch(request, body(before))).not.toBeNull();
  });
});
