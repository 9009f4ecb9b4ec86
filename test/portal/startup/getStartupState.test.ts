import { describe, expect, it } from 'vitest';
import { applicationSwitches } from '../../../src/domain/applicationSwitches.ts';
import {
  type Loading,
  getStartupState,
  type StartupInput,
} from '../../../src/portal/startup/getStartupState.ts';
import type { Account, Policies } from '../../../src/protocol/index.ts';

const account: Account = { accountId: 'A-1', email: 'a@beispiel.de', salutation: 'FRAU' };
const policies = (detectedBrands: readonly string[] = []): Policies => ({
  policies: [],
  detectedBrands: [...detectedBrands],
});
const loaded = <Value>(value: Value): Loading<Value> => ({ kind: 'loaded', value });
const pending = { kind: 'pending' } as const;
const failed = { kind: 'failed' } as const;

const switches = applicationSwitches([]);

const ready: StartupInput = {
  login: loaded({ accountId: 'A-1', email: 'a@beispiel.de' }),
  configuration: loaded(switches),
  account: loaded(account),
  policies: loaded({ kind: 'activated', policies: policies(), lost: 0 }),
  functionalities: loaded([{ type: 'GREEN_CARD' }, { type: 'FLATRATE', name: 'KOMPAKT24' }]),
  brand: 'lindenau',
  wrongBrandClosed: false,
};
const ofBrands = (...brands: readonly string[]): Partial<StartupInput> => ({
  policies: loaded({ kind: 'activated', policies: policies(brands), lost: 0 }),
});
const nothingYet = { account: pending, policies: pending, functionalities: pending } as const;

describe('getStartupState', () => {
  it.each<readonly [string, Partial<StartupInput>, string]>([
    ['AUTH-001 before login', { ...nothingYet, login: pending, configuration: pending }, 'loading'],
    ['a login that failed', { ...nothingYet, login: failed, configuration: pending }, 'error'],
    [
      'a login that failed on an unknown host',
      { ...nothingYet, login: failed, configuration: pending, brand: '' },
      'unknownHost',
    ],
    ['SHELL-013 waiting for the configuration', { ...nothingYet, configuration: pending }, 'loading'],
    ['SHELL-009 a configuration that failed', { ...nothingYet, configuration: failed }, 'error'],
    [
      'SHELL-002 a deactivated portal, whatever else is known',
      { ...nothingYet, configuration: loaded({ ...switches, portalDeactivated: true }) },
      'deactivated',
    ],
    ['SHELL-013 waiting for account and policies', nothingYet, 'loading'],
    [
      'SHELL-007 a 403 of the policies call, even before the account is there',
      { ...nothingYet, policies: loaded({ kind: 'notActivated' }) },
      'notActivated',
    ],
    [
      'SHELL-007 a 403 of the policies call, even without account',
      { account: failed, policies: loaded({ kind: 'notActivated' }) },
      'notActivated',
    ],
    [
      'SHELL-007 an account refused before the policies are there',
      { ...nothingYet, account: failed },
      'loading',
    ],
    ['SHELL-008 policies that failed', { policies: failed }, 'error'],
    ['SHELL-053 an account that failed', { account: failed }, 'error'],
    ['waiting for the account', { account: pending }, 'loading'],
    ['waiting for the frequently used functions', { functionalities: pending }, 'loading'],
    ['frequently used functions that failed', { functionalities: failed }, 'ready'],
    ['SHELL-010 other brands only', ofBrands('eskamp'), 'wrongBrand'],
    ['SHELL-010 this brand among others, in any case', ofBrands('Eskamp', 'Lindenau'), 'ready'],
    ['SHELL-010 no detected brands', ofBrands(), 'ready'],
    ['BRAND-010 an unknown host', { ...ofBrands('eskamp'), brand: '' }, 'ready'],
    ['SHELL-012 the wrong-brand notice closed', { ...ofBrands('eskamp'), wrongBrandClosed: true }, 'ready'],
    ['SHELL-005 everything there', {}, 'ready'],
  ])('%s', (_, change, kind) => {
    expect(getStartupState({ ...ready, ...change }).kind).toBe(kind);
  });

  it('SHELL-005 SHELL-017 passes on the loaded data', () => {
    const state = getStartupState(ready);

    expect(state).toEqual({
      kind: 'ready',
      data: {
        identity: { accountId: 'A-1', email: 'a@beispiel.de' },
        account,
        policies: policies(),
        switches,
        flatrateNames: ['KOMPAKT24'],
        frequentFunctions: [{ type: 'GREEN_CARD', label: null, target: null }],
        unreadableContracts: 0,
        isWrongBrand: false,
      },
    });
  });

  it('AUTH-012 keeps in the data, after the notice was closed, that the account belongs to another brand', () => {
    const state = getStartupState({ ...ready, ...ofBrands('eskamp'), wrongBrandClosed: true });

    expect(state).toMatchObject({ kind: 'ready', data: { isWrongBrand: true } });
  });
});
