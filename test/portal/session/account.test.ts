import { describe, expect, it } from 'vitest';
import { accountName, greetedName } from '../../../src/portal/session/accountName.ts';
import { applicationSwitches } from '../../../src/portal/session/applicationSwitches.ts';

describe('names of an account', () => {
  it.each([
    [{ companyName: 'Autohaus Brandt', firstName: 'Ida', lastName: 'Brandt' }, 'Autohaus Brandt'],
    [{ firstName: 'Anna', lastName: 'Müller' }, 'Anna Müller'],
    [{ companyName: '', lastName: 'Müller' }, 'Müller'],
    [{}, ''],
  ])('SHELL-036 %j is called "%s"', (account, name) => {
    expect(accountName(account)).toBe(name);
  });

  it('greets with the title, a company without', () => {
    expect(greetedName({ title: 'Dr.', firstName: 'Anna', lastName: 'Müller' })).toBe('Dr. Anna Müller');
    expect(greetedName({ title: 'Dr.', companyName: 'Autohaus Brandt' })).toBe('Autohaus Brandt');
  });
});

describe('switches of the portal', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [null, false],
  ])('SHELL-055 reporting a claim with value %j is on: %j', (value, isOn) => {
    const switches = applicationSwitches([{ type: 'FUNCTIONALITY_CLAIMREPORT', value }]);

    expect(switches.claimReport).toBe(isOn);
  });

  it('SHELL-055 a functionality that is not listed is on, a deactivation is not', () => {
    expect(applicationSwitches([])).toEqual({ claimReport: true, portalDeactivated: false });
  });
});
