import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { engineDriver } from '../../../src/analysis/index.ts';
import { buildFlowFacts } from '../../../src/cli/facts/buildFlowFacts.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';
import { listContracts } from '../../../src/domain/listContracts.ts';
import { findRefusingFlag } from '../../../src/portal/pageTable/selectAreaPages.ts';
import { footerLinks, listMenuGroups, profileLinks } from '../../../src/portal/pageTable/menuGroups.ts';
import { findPage } from '../../../src/portal/pageTable/pages.ts';
import { errandTable } from '../../../src/portal/pages/dashboard/errands/errandTable.ts';
import { kindTable } from '../../../src/portal/session/hooks/kindTable.ts';
import { seededPolicies, today } from '../../domain/seededPolicies.ts';
import { shippedForms } from '../../shippedForms.ts';

const texts = (area: string) =>
  JSON.parse(readFileSync(`schemas/_shared/texts/${area}.de.json`, 'utf8')) as Record<string, string>;
const shell = texts('shell');
const selection = texts('selection');
const withFooter = { footer: { support: true, insurer: '', broker: '' } };
const menuGroups = listMenuGroups(withFooter);
const errands = [errandTable.first, ...errandTable.groups.flatMap((group) => group.errands)];
const entries = [
  ...menuGroups.flatMap((group) => group.entries),
  ...profileLinks,
  ...footerLinks,
  ...errands,
].map(({ to }) => to);

it('BRAND-007 SHELL-041 a brand without a footer has the legal links in the menu, below help', () => {
  const without = listMenuGroups({ footer: { ...withFooter.footer, support: false } });
  const added = without.flatMap((group, index) =>
    group.entries.slice(menuGroups[index]?.entries.length).map(({ to }) => [group.id, to]),
  );

  expect(added).toEqual([
    ['help', '/privacy'],
    ['help', '/imprint'],
    ['help', '/cookies'],
    ['help', '/termsOfUse'],
  ]);
  expect(
    listMenuGroups({ footer: { ...withFooter.footer, support: false, withoutSupport: 'links' } }),
  ).toEqual(menuGroups);
});

describe('the target of a menu entry or a tile of the start page', () => {
  it.each([...new Set(entries)])('%s is a page, and shows the reason when it is not possible', (to) => {
    const page = findPage(to);
    const switched = page?.gate?.kind === 'function' ? [page.gate.name] : [];

    expect(page).toBeDefined();
    for (const name of switched) {
      expect(shell[`off.${name}.title`]).toBeDefined();
      expect(shell[`off.${name}.text`]).toContain('{phone}');
    }
    for (const flag of page?.contract?.exclude ?? []) expect(selection).toHaveProperty([`excluded.${flag}`]);
  });

  it('stands in the menu once, and two entries of the menu or of the tiles never have the same name', () => {
    const inMenu = menuGroups.flatMap((group) => group.entries);
    const dashboard = texts('dashboard');
    const names = [
      inMenu.map(({ label }) => shell[label.replace('shell:', '')]),
      errands.map(({ name }) => dashboard[`errand.${name}.title`]),
    ];

    expect(new Set(inMenu.map(({ to }) => to)).size).toBe(inMenu.length);
    for (const list of names) expect(new Set(list).size).toBe(list.length);
  });
});

const wizard = compileFormById(shippedForms, 'contract-overview');
const own = JSON.parse(readFileSync('schemas/contract-overview/wizard.json', 'utf8')) as {
  readonly links: Readonly<Record<string, string | { readonly to: string }>>;
};
const actions = Object.entries(
  JSON.parse(readFileSync('schemas/contract-overview/texts.de.json', 'utf8')) as Record<string, string>,
).flatMap(([key, text]) => {
  const [, field = '', link = ''] = /^overview\.(.+)\.text \[.+\]\((\w+)\)$/.exec(`${key} ${text}`) ?? [];
  const target = own.links[link];
  return target === undefined ? [] : [{ field, to: typeof target === 'string' ? target : target.to }];
});
const ofMueller = seededPolicies('mueller');

describe('the offers of the overview of a contract', () => {
  it.each([...ofMueller])('%s has a page for everything it offers', async (key, policy) => {
    const facts = buildFlowFacts({ account: 'mueller', policy: key }, shippedForms, today);
    if (typeof facts === 'string' || !wizard) throw new Error(key);
    const driver = engineDriver(wizard, facts);
    const [contract] = listContracts(
      { policies: [policy] },
      { kinds: kindTable, today, flatrateNames: [], isWrongBrand: false },
    );
    if (contract === undefined) throw new Error(key);
    const offered = [];
    for (const action of actions) {
      if ((await driver.look('overview', action.field))?.shown === true) offered.push(action);
    }
    const pagesOf = offered.map(({ to }) => findPage(to));

    expect(actions.length).toBeGreaterThan(8);
    expect(pagesOf).not.toContain(undefined);
    expect(pagesOf.filter((page) => page && findRefusingFlag(page, contract) !== undefined)).toEqual([]);
    // Read-only values have one link each.
    const fields = offered.map(({ field }) => field);
    expect(fields.includes('vehicle.change') && fields.includes('vehicle.details')).toBe(false);
    const isLocked = (await driver.look('overview', 'locked'))?.shown === true;
    expect(isLocked && fields.includes('vehicle.change')).toBe(false);
  });
});
