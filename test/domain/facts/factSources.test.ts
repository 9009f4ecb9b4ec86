import { describe, expect, it } from 'vitest';
import declared from '../../../schemas/_shared/facts.json' with { type: 'json' };
import settings from '../../../rules/_shared/settings.json' with { type: 'json' };
import { seedAccounts } from '../../../src/backend/seed/loadSeed.ts';
import { applicationSwitches } from '../../../src/domain/applicationSwitches.ts';
import { listContracts } from '../../../src/domain/listContracts.ts';
import type { FactValue, ServerData } from '../../../src/domain/facts/Facts.ts';
import { buildFacts, factSources } from '../../../src/domain/facts/buildFacts.ts';
import { kinds, seededAccount, seededPolicies, today } from '../seededPolicies.ts';

interface Declaration {
  readonly type: string;
  readonly enum?: readonly string[];
  readonly rows?: Readonly<Record<string, Declaration>>;
}
const declarations: Readonly<Record<string, Declaration>> = declared.facts;
const { $schema: _schema, ...allSettings } = settings;
const nobody: ServerData = {
  session: { accountId: '', email: '' },
  account: null,
  switches: applicationSwitches([]),
  selected: null,
  contracts: [],
  brand: null,
  settings: allSettings,
  kinds,
  flatrateNames: [],
  deletionJob: null,
  downtime: null,
  device: 'OTHER',
  today,
};
const accounts = [...seedAccounts.keys()];

it('exactly one source fills each declared fact, and no source fills an undeclared one', () => {
  const filled = Object.entries(factSources).flatMap(([area, source]) =>
    area === 'settings' ? [] : Object.keys(source(nobody)),
  );

  expect(filled.toSorted()).toEqual(Object.keys(declarations).toSorted());
});

it('the source of settings fills only settings', () => {
  expect(Object.keys(factSources.settings(nobody)).filter((name) => !name.startsWith('settings.'))).toEqual(
    [],
  );
});

it('a list has the declared columns', () => {
  const [row] = everythingOf('mueller').flatMap((data) => rowsOf(buildFacts(data)['contracts']));

  expect(Object.keys(row ?? {}).toSorted()).toEqual(
    Object.keys(declarations['contracts']?.rows ?? {}).toSorted(),
  );
});

describe('the facts have the declared types', () => {
  it('without any data', () => {
    expect(misfits(nobody)).toEqual([]);
  });

  it.each(accounts)('with the data and every contract of the account %s', (account) => {
    expect(everythingOf(account).flatMap(misfits)).toEqual([]);
  });
});

/** An account with its announced deletion, once with each of its contracts chosen. */
function everythingOf(key: string): readonly ServerData[] {
  const policies = [...seededPolicies(key).values()];
  const context = { kinds, flatrateNames: [], today, isWrongBrand: false };
  return policies.map((policy) => ({
    ...nobody,
    account: seededAccount(key),
    contracts: listContracts({ policies }, context),
    selected: { policy, fromRelatedAccount: false },
    brand: { id: 'lindenau', name: 'Lindenau', phone: '0221 1', email: 'service@lindenau.example' },
    deletionJob: { state: 'SENT_MAIL_1', deletesOn: '2026-12-24' },
    downtime: { weekdays: [0], from: '20:30', until: '23:30' },
  }));
}

function misfits(data: ServerData): readonly string[] {
  return Object.entries(buildFacts(data)).flatMap(([name, value]) => {
    const declaration = declarations[name];
    if (declaration === undefined) return [];
    const { rows } = declaration;
    if (rows === undefined) return fits(value, declaration) ? [] : [name];
    return rowsOf(value).flatMap((row) =>
      Object.entries(row).flatMap(([column, cell]) =>
        rows[column] !== undefined && fits(cell, rows[column]) ? [] : [`${name}.${column}`],
      ),
    );
  });
}

function rowsOf(value: FactValue | undefined) {
  return Array.isArray(value) ? (value as Extract<FactValue, readonly unknown[]>) : [];
}

/** Null is "not known" for every type. */
function fits(value: unknown, { type, enum: choices }: Declaration): boolean {
  if (value === null) return true;
  if (choices !== undefined) return choices.some((choice) => choice === value);
  if (type === 'date') return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value);
  return typeof value === type;
}
