import { describe, expect, it } from 'vitest';
import { formatAccountName, formatGreetingName } from '../../../src/portal/session/formatAccountName.ts';
import { applicationSwitches } from '../../../src/domain/applicationSwitches.ts';
import { listPersistentMessages } from '../../../src/portal/session/listPersistentMessages.ts';

describe('names of an account', () => {
  it.each([
    [{ companyName: 'Autohaus Brandt', firstName: 'Ida', lastName: 'Brandt' }, 'Autohaus Brandt'],
    [{ firstName: 'Anna', lastName: 'Müller' }, 'Anna Müller'],
    [{ companyName: '', lastName: 'Müller' }, 'Müller'],
    [{}, ''],
  ])('SHELL-036 %j is called "%s"', (account, name) => {
    expect(formatAccountName(account)).toBe(name);
  });

  it('the greeting has the text of the title, none for an unknown code, and none for a company', () => {
    const titleOf = (code: string) => (code === 'DRMED' ? 'Dr. med.' : '');
    const anna = { firstName: 'Anna', lastName: 'Müller' };

    expect(formatGreetingName({ ...anna, title: 'DRMED' }, titleOf)).toBe('Dr. med. Anna Müller');
    expect(formatGreetingName({ ...anna, title: 'XY' }, titleOf)).toBe('Anna Müller');
    expect(formatGreetingName({ title: 'DRMED', companyName: 'Autohaus Brandt' }, titleOf)).toBe(
      'Autohaus Brandt',
    );
  });
});

const functions = [
  ['SHELL-020', 'FUNCTIONALITY_POLICYCHANGES', 'policyChanges'],
  ['SHELL-054', 'FUNCTIONALITY_DOCUMENTS', 'documents'],
  ['SHELL-055', 'FUNCTIONALITY_CLAIMREPORT', 'claimReport'],
  ['SHELL-056', 'FUNCTIONALITY_ADDRESSCHANGES', 'addressChanges'],
] as const;
const restrictions = [
  ['SHELL-002', 'CUSTOMER_PORTAL_DEACTIVATED', 'portalDeactivated'],
  ['SHELL-021', 'YEAR_END_BUSINESS', 'yearEnd'],
  ['SUM-015', 'FOLLOW_UP_INVOICE', 'followUpInvoice'],
] as const;
const note = ['SHELL-018 DASH-015', 'GENERAL_DASHBOARD_NOTE', 'dashboardNote'] as const;
const others = [...restrictions, note] as const;

describe('switches of the portal', () => {
  it.each([...functions, ...others])('%s %s is on for true and its spellings only', (_, type, name) => {
    const values = [true, 'true', '1', 'SET', false, 'false', '0', '', null];
    const isOn = values.map((value) => applicationSwitches([{ type, value }])[name]);

    expect(isOn).toEqual([true, true, true, true, false, false, false, false, false]);
  });

  it.each([
    ...[...functions, note].map((row) => [...row, false] as const),
    ...restrictions.map((row) => [...row, true] as const),
  ])('%s %s permits nothing when its value cannot be read', (_, type, name, expected) => {
    const unreadable = { type, value: null, unreadable: ['value'] };
    const isOn = [{ type, value: 'yes' }, unreadable].map((entry) => applicationSwitches([entry])[name]);

    expect(isOn).toEqual([expected, expected]);
  });

  it.each(functions)('%s %s is on when it is not listed', (_, _type, name) => {
    expect(applicationSwitches([])[name]).toBe(true);
  });

  it.each(others)('%s %s is off when it is not listed', (_, _type, name) => {
    expect(applicationSwitches([])[name]).toBe(false);
  });
});

describe('when changes count', () => {
  it.each([
    ['SUM-010 neither is on', [], true, null],
    ['SUM-010 year-end business', [{ type: 'YEAR_END_BUSINESS', value: 'true' }], false, null],
    ['SUM-010 a follow-up invoice', [{ type: 'FOLLOW_UP_INVOICE', value: true }], false, null],
    [
      'SUM-015 a follow-up invoice that names its day',
      [{ type: 'FOLLOW_UP_INVOICE', value: '2027-02-01' }],
      false,
      '2027-02-01',
    ],
    ['SUM-010 both are off', [{ type: 'FOLLOW_UP_INVOICE', value: 'false' }], true, null],
  ] as const)('%s', (_, entries, realTimeChanges, followUpInvoiceDate) => {
    expect(applicationSwitches(entries)).toMatchObject({ realTimeChanges, followUpInvoiceDate });
  });
});

describe('messages that stand on every page', () => {
  it.each([
    ['nothing is the matter', {}, []],
    ['MSG-009 dunning level 2', { dunningLevel: 2 }, []],
    [
      'MSG-009 dunning level 3, without a way to close it',
      { dunningLevel: 3 },
      [['errorDunningLevel', 'messages:error.dunningLevel']],
    ],
    [
      'MSG-008 a deactivated customer',
      { remediation: true },
      [['warn', 'messages:error.customerDeactivated']],
    ],
    [
      'AUTH-011 an unreadable mark of deactivation',
      { remediation: null, unreadable: ['remediation'] },
      [['warn', 'messages:error.customerDeactivated']],
    ],
    [
      'AUTH-011 an unreadable dunning level',
      { dunningLevel: null, unreadable: ['dunningLevel'] },
      [['warn', 'messages:error.customerDeactivated']],
    ],
    [
      'both',
      { dunningLevel: 4, remediation: true },
      [
        ['errorDunningLevel', 'messages:error.dunningLevel'],
        ['warn', 'messages:error.customerDeactivated'],
      ],
    ],
  ])('%s', (_, account, expected) => {
    expect(listPersistentMessages(account).map(({ level, text }) => [level, text])).toEqual(expected);
  });
});
