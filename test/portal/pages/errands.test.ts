import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applicationSwitches } from '../../../src/domain/applicationSwitches.ts';
import { listFlatrateNames } from '../../../src/domain/functions/listFlatrateNames.ts';
import { listFrequentFunctions } from '../../../src/domain/functions/listFrequentFunctions.ts';
import { listContracts } from '../../../src/domain/listContracts.ts';
import { findPage } from '../../../src/portal/pageTable/pages.ts';
import {
  buildErrandLink,
  buildTargetLink,
} from '../../../src/portal/pages/dashboard/errands/buildErrandLink.ts';
import { selectErrands, type Shortcut } from '../../../src/portal/pages/dashboard/errands/selectErrands.ts';
import { errandTable } from '../../../src/portal/pages/dashboard/errands/errandTable.ts';
import { kindTable } from '../../../src/portal/session/hooks/kindTable.ts';
import type { Functionality, Policy } from '../../../src/protocol/index.ts';
import { seededPolicies, today } from '../../domain/seededPolicies.ts';

const { first, groups } = errandTable;
const errands = groups.flatMap((group) => group.errands);
const all = [first, ...errands];
const contracts = (policies: readonly Policy[]) =>
  listContracts(
    { policies: [...policies] },
    { kinds: kindTable, today, flatrateNames: [], isWrongBrand: false },
  );
const mueller = seededPolicies('mueller');
const contractNamed = (key: string) =>
  contracts([...mueller].flatMap(([name, one]) => (name === key ? [one] : [])));
const every = contracts([...mueller.values()]);
const texts = (area: string) =>
  JSON.parse(readFileSync(`schemas/_shared/texts/${area}.de.json`, 'utf8')) as Record<string, string>;
const words = { dashboard: texts('dashboard'), shell: texts('shell') };
const textOf = (key: string) => {
  const [area = '', ...rest] = key.split(':');
  return area === 'shell' || area === 'dashboard' ? words[area][rest.join(':')] : undefined;
};
const names = (given: readonly { readonly name: string }[]) => given.map(({ name }) => name);
const shortcutNames = (given: readonly Shortcut[]) =>
  given.map((one) => (one.kind === 'errand' ? one.errand.name : one.target));
const of = (type: string, label: string | null = null, target: string | null = null) => ({
  type,
  label,
  target,
});
const select = (own: typeof every, functions: readonly ReturnType<typeof of>[] = [], month = '02') =>
  selectErrands(errandTable, { contracts: own, functions, today: `2026-${month}-10` });
/** The errands that stand in sight because the configuration names them. */
const selectFrequent = (own: typeof every, functions: readonly ReturnType<typeof of>[]) => {
  const others = new Set(shortcutNames(select(own).shown));
  return select(own, functions).shown.filter(
    (one) => one.kind === 'target' || one.label !== null || !others.has(one.errand.name),
  );
};
const shownNames = ({ first: one, shown, groups: rest }: ReturnType<typeof selectErrands>) => [
  ...(one === null ? [] : [one.name]),
  ...shortcutNames(shown),
  ...rest.flatMap((group) => names(group.errands)),
];

describe('the table of errands', () => {
  it('names each once, and each function once', () => {
    expect(new Set(names(all)).size).toBe(all.length);
    expect(new Set(errands.map((errand) => errand.function)).size).toBe(errands.length);
  });

  it.each(all)(
    '$name leads to a page, and asks for a contract where the page is about one',
    ({ to, chooser }) => {
      const page = findPage(to);

      expect(page).toBeDefined();
      expect(chooser === undefined).toBe(page?.contract === null);
    },
  );

  it.each(all)('$name has words', ({ name, chooser = 'shell:nav.label' }) => {
    expect(textOf(`dashboard:errand.${name}.title`)).toBeDefined();
    expect(name === first.name || textOf(`dashboard:errand.${name}.text`)).toBeTruthy();
    expect(textOf(chooser)).toBeDefined();
  });

  it.each(groups)('the group $name has a heading', ({ name }) => {
    expect(textOf(`dashboard:errands.${name}`)).toBeDefined();
  });
});

const three = { kps: true, jungMobil: true, terminated: true };
const driver = { ...three, business: true };

describe('where an errand leads', () => {
  const linkOf = (name: string, entries: Parameters<typeof applicationSwitches>[0] = []) => {
    const errand = all.find((one) => one.name === name);
    if (errand === undefined) throw new Error(`There is no errand "${name}"`);
    return buildErrandLink(errand, (key) => textOf(key) ?? '', applicationSwitches(entries));
  };

  it.each([
    ['DASH-006 DASH-016', 'overview', '/contract', three],
    ['DASH-006 DASH-016', 'changeContract', '/contract/ratingFactors', three],
    ['DASH-007 SEL-016', 'reportClaim', '/claims/type', three],
    [
      'DASH-007 DASH-016',
      'calculator',
      '/contract/ncbCalculator',
      { ...three, milesKinto: true, flatrateTariff: true, seasonalContract: true },
    ],
    ['DASH-008 SEL-008', 'payment', '/contract/paymentDetails', { terminated: true }],
    ['DASH-008 SEL-009', 'evb', '/contract/evb', three],
    ['DASH-008 SEL-010', 'greenCard', '/contract/ivk', three],
    ['DASH-008 SEL-011', 'serviceCard', '/contract/servicecard', three],
    ['DASH-008 SEL-012', 'tariffConditions', '/contract/tariffConditions', {}],
    ['DASH-008 SEL-013', 'taxCertificate', '/contract/taxofficeCertificate', { kps: true, jungMobil: true }],
    [
      'DASH-008 SEL-015',
      'temporaryCoverage',
      '/contact',
      { ...driver, preselectedReason: 'TEMPORARY_COVERAGE' },
    ],
    [
      'DASH-008 SEL-015',
      'accompaniedDriving',
      '/contact',
      { ...driver, preselectedReason: 'ACCOMPANIED_DRIVING' },
    ],
  ])('%s %s goes through the chooser to %s with its exclusions', (_, name, targetPath, rest) => {
    const link = linkOf(name);

    expect(link).toEqual({
      to: '/contractSelection',
      state: { heading: expect.stringMatching(/\?$/), targetPath, ...rest },
    });
  });

  it.each([
    ['DASH-007', 'claimsInfo', { to: '/claims/infoPage' }],
    ['DASH-004', 'documents', { to: '/documents', state: { contracts: 'all' } }],
  ])('%s %s goes straight to its page', (_, name, link) => {
    expect(linkOf(name)).toEqual(link);
  });

  it('SHELL-054 an errand that is switched off leads to its page, which shows a notice', () => {
    expect(linkOf('reportClaim', [{ type: 'FUNCTIONALITY_CLAIMREPORT', value: 'false' }])).toEqual({
      to: '/claims/type',
    });
  });
});

describe('the errands of an account', () => {
  it('DASH-006 DASH-007 DASH-008 an account with contracts of each kind has all errands, four of them in sight', () => {
    const selected = select(every);

    expect(new Set(shownNames(selected))).toEqual(new Set(names(all)));
    expect(selected.shown).toHaveLength(4);
  });

  it('DASH-004 frequent errands stand first, in the order of the configuration, each once, without unknown ones', () => {
    const types = ['GREEN_CARD', 'PIZZA', 'TEMPORARY_COVERAGE', 'ACCOMPANIED_DRIVING', 'GREEN_CARD'];
    const { shown, groups: rest } = select(
      every,
      types.map((type) => of(type)),
    );

    expect(shortcutNames(shown).slice(0, 3)).toEqual([
      'greenCard',
      'temporaryCoverage',
      'accompaniedDriving',
    ]);
    expect(rest.flatMap((group) => names(group.errands))).not.toContain('greenCard');
    // A group of which nothing is left has no heading either.
    expect(names(rest)).toEqual(['contract', 'claims', 'papers']);
  });

  it('DASH-004 more than four frequent errands are all in sight', () => {
    const functions = ['GREEN_CARD', 'DOCUMENTS', 'EVB', 'SERVICE_CARD', 'TAX_CERTIFICATE'];
    expect(
      shortcutNames(
        select(
          every,
          functions.map((type) => of(type)),
        ).shown,
      ),
    ).toEqual(['greenCard', 'documents', 'evb', 'serviceCard', 'taxCertificate']);
  });

  it.each([
    ['the tax certificate at the beginning of a year', 'comprehensive-car', '02', 'taxCertificate'],
    ['the green card in summer', 'comprehensive-car', '07', 'greenCard'],
    ['a change of the contract in autumn', 'comprehensive-car', '10', 'changeContract'],
    ['a change of the contract for a seasonal vehicle', 'seasonal-in', '12', 'changeContract'],
    ['the contract with changes ahead', 'future-changes', '12', 'overview'],
  ])('%s is likely, and stands before the others', (_, key, month, expected) => {
    const own = contractNamed(key);
    expect(own).toHaveLength(1);
    expect(shortcutNames(select(own, [of('DOCUMENTS')], month).shown).slice(0, 2)).toEqual([
      'documents',
      expected,
    ]);
  });

  it.each([
    ['no contract', [], ['claimsInfo', 'documents']],
    [
      'purchase-price protection alone',
      contractNamed('kps'),
      ['payment', 'claimsInfo', 'documents', 'tariffConditions'],
    ],
    [
      'an ended contract',
      contractNamed('terminated'),
      ['taxCertificate', 'claimsInfo', 'documents', 'tariffConditions'],
    ],
  ])('SEL-003 with %s are those that it has a contract for', (_, own, expected) => {
    expect(shownNames(select(own, [of('PAYMENT_DETAILS')]))).toEqual(expected);
  });
});

describe('a frequent function of the configuration', () => {
  const greenCard = errands.find(({ name }) => name === 'greenCard');

  it('SHELL-023 DASH-004 has its label from there, and the name of the errand without one', () => {
    const { shown, firstLabel } = select(every, [
      of('CLAIM_REPORT', 'Unfall melden'),
      of('GREEN_CARD', 'IVK anfordern'),
      of('DOCUMENTS'),
    ]);

    expect(firstLabel).toBe('Unfall melden');
    expect(shown.slice(0, 2)).toEqual([
      { kind: 'errand', errand: greenCard, label: 'IVK anfordern' },
      { kind: 'errand', errand: expect.objectContaining({ name: 'documents' }), label: null },
    ]);
  });

  it.each<readonly [string, string | null, string | null, readonly unknown[]]>([
    ['a page', 'Fragen', '/faq', [{ kind: 'target', target: '/faq', label: 'Fragen' }]],
    ['a place of a page', 'Neues', '/#news', [{ kind: 'target', target: '/#news', label: 'Neues' }]],
    [
      'a page about a contract',
      'Beiträge',
      '/contract/coverage',
      [{ kind: 'target', target: '/contract/coverage', label: 'Beiträge' }],
    ],
    [
      'another host',
      'Werkstätten',
      'https://werkstatt.example/suche',
      [{ kind: 'target', target: 'https://werkstatt.example/suche', label: 'Werkstätten' }],
    ],
    ['the page of an errand', 'IVK', '/contract/ivk', [{ kind: 'errand', errand: greenCard, label: 'IVK' }]],
    ['no page', 'Pizza', '/pizza', []],
    ['a script', 'Pizza', 'javascript:alert(1)', []],
    ['no target', 'Pizza', null, []],
    ['a page without a label', null, '/faq', []],
  ])('SHELL-023 DASH-004 of an unknown type with %s', (_, label, target, expected) => {
    expect(selectFrequent(every, [of('PIZZA', label, target)])).toEqual(expected);
  });

  it('SEL-003 of an unknown type is left out where no contract can be chosen', () => {
    expect(selectFrequent([], [of('X', 'Schutz', '/contract/coverage')])).toEqual([]);
  });

  it('DASH-008 goes through the chooser to a page about a contract', () => {
    const switches = applicationSwitches([]);
    const link = (target: string) => buildTargetLink(target, (key) => textOf(key) ?? '', switches);

    expect(link('/contract/ivk')).toMatchObject({
      to: '/contractSelection',
      state: { heading: expect.stringMatching(/\?$/), targetPath: '/contract/ivk' },
    });
    expect(link('/faq')).toEqual({ to: '/faq' });
  });

  it.each<readonly [Functionality, string | null]>([
    [{ type: 'A', name: 'Name', value: 'Wert' }, 'Name'],
    [{ type: 'A', value: 'Wert' }, 'Wert'],
    [{ type: 'A', name: ' ', value: 'Wert' }, 'Wert'],
    [{ type: 'A' }, null],
  ])('SHELL-023 %j is labelled %j', (functionality, label) => {
    const flatrates = listFlatrateNames([{ ...functionality, type: 'FLATRATE' }]);

    expect(listFrequentFunctions([functionality])).toEqual([{ type: 'A', label, target: null }]);
    expect(flatrates).toEqual(label === null ? [] : [label]);
    expect(listFrequentFunctions([{ ...functionality, type: 'FLATRATE' }])).toEqual([]);
  });
});
