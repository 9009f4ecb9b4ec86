import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { accidentPath } from '../../../src/accident/accidentPaths.ts';
import { accessibilityPath } from '../../../src/backend/identity/pages/pageFrame.ts';
import { neutralBrand } from '../../../src/brand/index.ts';
import { activationPages } from '../../../src/portal/pageTable/activationPages.ts';
import { footerLinks, listMenuGroups, profileLinks } from '../../../src/portal/pageTable/menuGroups.ts';
import type { PageContent } from '../../../src/portal/pageTable/Page.ts';
import { getEntryPath, findPage, pages } from '../../../src/portal/pageTable/pages.ts';
import { contactRequests } from '../../../src/portal/pages/contact/contactRequests.ts';
import { buildPortalRoutes } from '../../../src/portal/buildPortalRoutes.tsx';

const routes = buildPortalRoutes(async () => undefined);
const examples = pages.map((page) => ({
  page,
  address: getEntryPath(page).replace(/:\w+/, '1'),
}));

describe('the routes', () => {
  it.each(examples)('SHELL-031 $address is a page of its own', ({ page, address }) => {
    expect(matchRoutes(routes, address)?.at(-1)?.route.handle).toBe(page);
  });

  it('SHELL-031 any other address is no page', () => {
    expect(matchRoutes(routes, '/contract/unknown')?.at(-1)?.route.path).toBe('*');
  });
});

describe('the exclusions of a page', () => {
  const three = ['kps', 'jungMobil', 'terminated'];
  it.each([
    ['SEL-007', '/contract', three],
    ['SEL-008', '/contract/paymentDetails', ['terminated']],
    ['SEL-009', '/contract/evb', three],
    ['SEL-010', '/contract/ivk', three],
    ['SEL-011', '/contract/servicecard', three],
    ['SEL-012', '/contract/tariffConditions', []],
    ['SEL-013', '/contract/taxofficeCertificate', ['kps', 'jungMobil']],
    ['SEL-014', '/contract/ncbCalculator', [...three, 'milesKinto', 'flatrateTariff', 'seasonalContract']],
    ['SEL-015', '/contact', ['business', 'terminated', 'kps', 'jungMobil']],
    ['SEL-016', '/claims/type', three],
    ['SEL-018', '/claims', three],
    ['DASH-016', '/contract/ratingFactors', three],
  ])('%s %s', (_, target, flags) => {
    expect(findPage(target)?.contract?.exclude.toSorted()).toEqual(flags.toSorted());
  });

  it('exist for every menu entry that asks for a contract', () => {
    const asking = pages.filter(({ links }) => links.some((link) => link.kind === 'menu' && link.chooser));

    expect(asking.filter(({ contract }) => contract === null)).toEqual([]);
  });
});

describe('the links of the shell', () => {
  it.each(['glass', 'hail', 'marten', 'animal', 'parked'])(
    'SHELL-038 the short report of %s is marked in the menu like the long one',
    (kind) => {
      expect(findPage(`/claims/${kind}`)?.group).toBe('claims');
      expect(findPage(`/claims/${kind}`)?.links).toEqual([]);
    },
  );

  it('SHELL-038 the menu has its groups and entries in the specified order', () => {
    expect(
      listMenuGroups(neutralBrand).map(({ id, entries }) => [id, ...entries.map(({ to }) => to)]),
    ).toEqual([
      ['contracts', '/contract', '/contract/ratingFactors'],
      ['filing', '/documents'],
      ['claims', '/claims/type', '/claims', '/contract/ncbCalculator'],
      ['help', '/faq', '/contact'],
      ['profile', '/myAccount'],
    ]);
  });

  it('a page with a link in the menu belongs to a group of it', () => {
    const linked = pages.filter(({ links }) => links.some(({ kind }) => kind === 'menu'));

    expect(linked.filter(({ group }) => group === null)).toEqual([]);
  });

  it('SHELL-035 SHELL-041 the profile leads to the account, the footer to the legal pages', () => {
    expect(profileLinks.map(({ to }) => to)).toEqual(['/myAccount']);
    expect(footerLinks.map(({ to }) => to)).toEqual(['/privacy', '/imprint', '/cookies', '/termsOfUse']);
  });
});

it('CON-002 the tabs of a contract stand on four pages', () => {
  const withTabs = pages.filter(
    ({ content }) => content.kind === 'area' && content.area === 'contract' && content.hasTabs,
  );
  const tabs = withTabs.filter(({ content }) => content.kind === 'area' && content.tab !== null);

  expect(withTabs.map(({ path }) => path).toSorted()).toEqual([
    '/contract',
    '/contract/coverage',
    '/contract/ratingFactors',
    '/contract/summary',
  ]);
  expect(tabs.map(({ path }) => path)).toEqual([
    '/contract',
    '/contract/ratingFactors',
    '/contract/coverage',
  ]);
});

describe('every named address belongs to a page', () => {
  it('in the program', () => {
    const known = new Set([
      ...pages.flatMap(({ content }) =>
        content.kind === 'form' && content.end !== null ? [content.end] : [],
      ),
      ...pages.flatMap((page) => [page.path, getEntryPath(page)]),
      ...activationPages.map(({ path }) => path),
      // The server has this page for visitors without a session as well.
      accessibilityPath,
      accidentPath,
    ]);
    const links = ['src/portal', 'src/ui']
      .flatMap(filesBelow)
      .filter((file) => /\.tsx?$/.test(file) && !/portal\/(api|auth|content)\//.test(file))
      .flatMap((file) => [
        ...withoutComments(readFileSync(file, 'utf8')).matchAll(/['"`](\/(?![\\/]|brands\/)[^'"`\s]*)['"`]/g),
      ])
      .map(([, address = '']) => address.replace(/[?#].*$/, ''));

    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((address) => !known.has(address))).toEqual([]);
  });

  it('in definitions, and in the state that a link carries', () => {
    const own = activationPages.map(({ path }): string => path);
    const links = filesBelow('schemas')
      .filter((file) => /\/(wizard|calls)\.json$/.test(file))
      .flatMap((file) => addressesIn(readJson(file)))
      // Where the steps of a form stand is no link.
      .filter((address) => !address.includes('{step}'));
    const isPage = (address: string) => matchRoutes(routes, address)?.at(-1)?.route.path !== '*';

    expect(links.length).toBeGreaterThan(40);
    expect(links.filter((address) => !own.includes(address) && !isPage(address))).toEqual([]);
  });

  it('and every form has a place', () => {
    const placed = [
      ...pages.flatMap(({ content }) =>
        content.kind === 'form' || content.kind === 'area' ? [content.form] : [],
      ),
      ...[...contactRequests, ...activationPages].map(({ form }) => form),
    ];
    const forms = readdirSync('schemas').filter((folder) => existsSync(`schemas/${folder}/wizard.json`));

    expect([...new Set(placed)].toSorted()).toEqual(forms.toSorted());
  });
});

const viewsCode = readFileSync('src/portal/pages/views.ts', 'utf8');

describe('the texts of a page', () => {
  it.each(pages.map((page) => ({ page, path: page.path })))('$path are loaded with it', ({ page }) => {
    const code = filesReachedFrom(viewFile(page.content)).map((path) => readFileSync(path, 'utf8'));
    const used = [...code, page.title ?? ''].flatMap((text) => [
      ...text.matchAll(
        /['"`]?(claims|selection|dashboard|account|contact|contract|documents|faq|magazine):[a-z]/g,
      ),
      // Parts of controls, and those that draw files, read the texts of controls.
      ...(/wizard\/controls\/|ui\/files\/File(?:Choice|List)/.test(text) ? [['', 'controls']] : []),
    ]);

    expect([...new Set(used.map(([, area = '']) => area))].toSorted()).toEqual(page.texts.toSorted());
  });
});

function nameOf(content: PageContent): string {
  if (content.kind === 'form' || content.kind === 'legal') return content.kind;
  return content.kind === 'area' ? content.area : content.view;
}

/** The file of a view, as `views.ts` loads it. */
function viewFile(content: PageContent): string {
  const name = nameOf(content);
  const [, file] =
    name === 'form' || name === 'legal'
      ? (new RegExp(`import\\('(\\./${name}/(?:FormView|LegalPage)\\.tsx)'\\)`).exec(viewsCode) ?? [])
      : (new RegExp(`${name}:[^']*import\\('([^']+)'\\)`).exec(viewsCode) ?? []);
  if (file === undefined) throw new Error(`views.ts does not load "${name}"`);
  return `src/portal/pages/${file.slice(2)}`;
}

/** Lists a file and the files of its page and of the shell that it imports. */
function filesReachedFrom(file: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/['"](\.\.?\/[\w./]+\.tsx?)['"]/g)) {
    const target = join(dirname(file), name);
    if (/^src\/portal\/(?:pages|shell)\//.test(target)) filesReachedFrom(target, seen);
  }
  return [...seen];
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function addressesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesIn) : [];
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/[^\n]*/g, '$1');
}

describe('CON-078 a page opened without a contract asks its own question', () => {
  const shell = JSON.parse(readFileSync('schemas/_shared/texts/shell.de.json', 'utf8')) as Record<
    string,
    string
  >;
  const questions = pages.flatMap(({ path, content, contract }) =>
    contract?.kind === 'chosen' && content.kind === 'area'
      ? [{ path, form: content.form, heading: contract.heading }]
      : [],
  );

  it.each(questions)('$path', ({ form, heading }) => {
    const others = questions.filter((one) => one.form !== form && one.heading === heading);

    expect(shell[heading?.replace('shell:', '') ?? '']).toMatch(/\?$/);
    expect(others).toEqual([]);
  });
});
