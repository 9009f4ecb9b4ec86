import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What a module may import from `src/` besides itself; `typesOnly` allows `import type` only. */
const directions: Readonly<Record<string, readonly string[]>> = {
  plain: [],
  calendar: [],
  protocol: ['calendar'],
  engine: ['plain', 'calendar'],
  brand: [],
  domain: ['protocol', 'calendar'],
  definitions: ['engine', 'protocol', 'plain'],
  analysis: ['engine', 'definitions', 'plain', 'calendar'],
  wizard: ['engine', 'plain', 'calendar', 'ui'],
  backend: ['protocol', 'engine', 'brand', 'domain', 'delivery', 'plain', 'calendar'],
  portal: ['wizard', 'engine', 'domain', 'brand', 'protocol', 'definitions', 'plain', 'calendar', 'ui'],
  ui: ['brand'],
  cli: [
    'plain',
    'calendar',
    'protocol',
    'engine',
    'brand',
    'domain',
    'definitions',
    'analysis',
    'wizard',
    'backend',
    'portal',
  ],
  'main.tsx': ['portal', 'brand', 'protocol', 'delivery'],
  /** Of the portal only what `narrow` names. Of the domain the switches: a closed portal prefetches nothing. */
  delivery: ['plain', 'protocol', 'brand', 'domain', 'definitions', 'portal'],
};
/** What one module may import of another, besides what `entryFiles` says: files, or folders that end in a slash. */
const narrow: Readonly<Record<string, readonly string[]>> = {
  'delivery -> portal': [
    'portal/pageTable/',
    // What the portal expects of the page that starts it.
    'portal/auth/Boot.ts',
    'portal/session/Services.ts',
    // What a sign-in before the program shares with the portal: tokens, their check, and names of stored values.
    'portal/auth/Tokens.ts',
    'portal/auth/findIdTokenProblem.ts',
    'portal/auth/signOutNames.ts',
    'portal/session/stores/selectedPolicyKey.ts',
  ],
  'delivery -> domain': ['domain/applicationSwitches.ts'],
};
const typesOnly: readonly string[] = ['domain -> protocol', 'analysis -> definitions'];

/** Inside of a module: a folder imports only what stands in a group before its own. */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  engine: [
    ['messages', 'formats'],
    ['definition'],
    ['expressions'],
    ['controls'],
    ['compile'],
    ['walk', 'written'],
    ['change', 'validate'],
    ['submit', 'outcome'],
    ['snapshot'],
    ['journey'],
    ['operatorWords.ts'],
    ['index.ts', 'metaSchemas.ts'],
  ],
  ui: [
    ['texts', 'storage', 'style', 'focus', 'pictures'],
    ['loading', 'buttons', 'choices'],
    ['boxes', 'messages'],
    ['dialogs', 'files'],
  ],
  wizard: [
    ['ports'],
    ['inputs'],
    ['controls'],
    ['texts'],
    ['draft'],
    ['runner'],
    ['context'],
    ['elements'],
    ['blocks'],
    ['fields'],
    ['theme'],
    ['done'],
    ['page'],
    ['formControls.ts', 'WizardRunner.tsx'],
    ['index.ts'],
  ],
  portal: [
    ['api'],
    ['auth'],
    ['content', 'places'],
    ['session'],
    ['pageTable'],
    ['shell'],
    ['forms'],
    ['startup', 'pages'],
    ['buildPortalRoutes.tsx', 'createServices.ts', 'createPreloader.ts'],
    ['App.tsx'],
  ],
};

/** Modules that others import through entry files only. What the first page needs of the wizard has entry files of its own, so that it does not load the runner. */
const entryFiles: Readonly<Record<string, readonly string[]>> = {
  calendar: ['calendar/index.ts'],
  engine: [
    'engine/index.ts',
    'engine/metaSchemas.ts',
    'engine/operatorWords.ts',
    'engine/formats/formats.ts',
    'engine/formats/settingWords.ts',
    'engine/journey/routes/readStepNumber.ts',
    'engine/outcome/isSuccess.ts',
  ],
  wizard: [
    'wizard/index.ts',
    'wizard/formControls.ts',
    'wizard/controls/controlTypes.ts',
    'wizard/controls/upload/describeFile.ts',
    'wizard/controls/upload/uploadStage.ts',
    'wizard/draft/openDrafts.ts',
  ],
  definitions: ['definitions/index.ts', 'definitions/toJavaScript.ts', 'definitions/disk.ts'],
  analysis: ['analysis/index.ts'],
  /** What starts the portal, what forms are compiled with, and the pages that are no forms, which say where forms may lead to. */
  portal: [
    'portal/App.tsx',
    'portal/createServices.ts',
    'portal/pageTable/getPageCalls.ts',
    'portal/pageTable/pagesWithoutForm.ts',
    'portal/pageTable/listMountedPages.ts',
    'portal/pageTable/Page.ts',
    'portal/session/createTexts.ts',
    'portal/startup/reloadForNewVersion.ts',
    'portal/startup/unregisterServiceWorkers.ts',
    ...(narrow['delivery -> portal'] ?? []),
  ],
  /** The server's half. What stands in the page, and the plugins, are called by `main.tsx`, `index.html` and `vite.config.ts`. */
  delivery: [
    'delivery/server/index.ts',
    'delivery/pageFacts.ts',
    'delivery/page/keepBoot.ts',
    'delivery/page/takeFrame.ts',
  ],
  /** The seeded accounts, with which flow tests begin. */
  backend: ['backend/seed/loadSeed.ts', 'backend/seed/resolveDays.ts', 'backend/seed/createSeedPolicy.ts'],
};

/** A package (or its scope) -> the only places that may import it. */
const onePlace: Readonly<Record<string, readonly string[]>> = {
  'json-logic-js': ['engine/expressions/'],
  ajv: ['definitions/buildValidators.ts'],
  'ajv-formats': ['definitions/buildValidators.ts'],
  '@mantine': ['ui/', 'wizard/', 'portal/'],
  '@rjsf': ['wizard/', 'definitions/buildValidators.ts'],
  'oidc-client-ts': ['portal/auth/'],
  'oidc-provider': ['backend/identity/'],
  contentful: ['portal/content/'],
  '@googlemaps': ['portal/places/'],
  kysely: ['backend/'],
  zustand: ['wizard/', 'portal/session/', 'ui/messages/'],
};

/** Text that may stand in these places only; comments are not looked at. */
const textRules: readonly {
  readonly says: string;
  readonly finds: RegExp;
  readonly in: RegExp;
  readonly except: RegExp;
}[] = [
  {
    says: 'the clock is read at the edge and handed in',
    finds: /\bDate\.now\(|\bnew Date\(\)/,
    in: /^(calendar|protocol|engine|brand|domain|definitions|analysis)\//,
    except: /^$/,
  },
  {
    says: 'days are reckoned in calendar',
    finds: /\bDate\.UTC\(|\b[gs]etUTC\w+\(|\bT00:00(?::00)?Z\b|\b86_400_000\b/,
    in: /./,
    except: /^calendar\//,
  },
  {
    says: 'records are told from other values in plain',
    finds:
      /\bfunction is(?:Record|Object)\b|'object' && [\w.]+ !== null && !Array|null && typeof [\w.]+ === 'object' && !Array|null \|\| Array\.isArray|'object' \|\| Array\.isArray/,
    in: /./,
    except: /^plain\//,
  },
  {
    says: 'statuses end in portal/api',
    finds: /\bstatus\s*(===|!==|>=|<|>)\s*\d|\bstatus\)\s*{\s*case\s+\d|\bhasStatus\b/,
    in: /^(?:portal|ui|wizard)\//,
    except: /^portal\/api\//,
  },
  {
    says: 'a success is told in engine/outcome',
    finds: /\bstatus\s*(?:>=|<|>|<=)\s*(?:[23]00|[12]99)\b|\/ 100\)\s*===\s*2/,
    in: /./,
    except: /^engine\/outcome\/isSuccess\.ts$/,
  },
  {
    says: 'the code of a refusal is read in portal/api',
    finds: /'code' in (?:body|reply)/,
    in: /^(?:portal|wizard|engine|analysis)\//,
    except: /^portal\/api\//,
  },
  {
    says: 'requests leave in portal/api',
    finds: /\bfetch\(/,
    in: /^(portal|wizard|ui|engine|domain)\//,
    except: /^portal\/api\//,
  },
  {
    says: 'German words stand in texts, not in code',
    finds: /[äöüßÄÖÜ]/,
    in: /^(portal|wizard|ui|engine)\//,
    except:
      /^engine\/definition\/|^engine\/metaSchemas|^wizard\/(controls|blocks)\/\w+\/(control|control\.tools|block|fixture|read\w+)\.ts$|^wizard\/controls\/date\//,
  },
  {
    says: 'radios and boxes are drawn in one place',
    finds: /type=\{?["'](?:radio|checkbox)["']/,
    in: /^(portal|wizard|ui)\/.*\.tsx$/,
    except: /^ui\/choices\/|^wizard\/controls\/switch\//,
  },
  {
    says: 'the storages of the browser, which may throw, are wrapped in one place',
    finds: /\b(?:local|session)Storage\b/,
    in: /^(portal|wizard|ui)\//,
    except: /^ui\/storage\/|^portal\/(auth|boot)\/|^portal\/startup\/reloadForNewVersion\.ts$/,
  },
  {
    says: 'dialogs are parts that are tested each: they hold the focus, close by Escape and give the focus back',
    finds: /<dialog\b|\brole="(?:alert)?dialog"|<(?:Modal|Drawer)\b/,
    in: /\.tsx$/,
    except:
      /^ui\/dialogs\/Dialog\.tsx$|^wizard\/controls\/date\/CalendarDialog\.tsx$|^portal\/shell\/(navigation\/MobileNavigation|session\/SessionDialog)\.tsx$|^portal\/pages\/dashboard\/DunningDialog\.tsx$/,
  },
  {
    says: 'an entry file names each export that it passes on, so that one without a user is found',
    finds: /\bexport\s+(?:type\s+)?\*/,
    in: /./,
    except: /^$/,
  },
  {
    says: 'no form is named: its definition says where it stands',
    finds: /['"`]claim-report['"`]/,
    in: /./,
    except: /^$/,
  },
];

const vagueWords = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'base', 'misc'];

interface Import {
  readonly from: string;
  readonly isType: boolean;
  /** `import()`: what it names is loaded when it is needed. */
  readonly isLazy: boolean;
}
interface Source {
  readonly path: string;
  readonly text: string;
  readonly code: string;
  readonly imports: readonly Import[];
}

const sources = filesBelow('src')
  .filter((path) => /\.(ts|tsx)$/.test(path))
  .map(sourceOf);
const internal = sources.flatMap((source) =>
  source.imports
    .filter(({ from }) => from.startsWith('.'))
    .map((one) => ({ ...one, path: source.path, target: normalize(join(dirname(source.path), one.from)) })),
);

describe('directions', () => {
  it('name modules and files that exist', () => {
    const named = [directions, entryFiles].flatMap((table) => Object.entries(table).flat(2));
    const places = [...named, ...Object.values(onePlace).flat()];

    expect(places.filter((place) => !existsSync(join('src', place)))).toEqual([]);
  });

  it('modules import only what stands in their row', () => {
    const wrong = internal.filter(({ path, target, isType }) => {
      const [from, to] = [moduleOf(path), moduleOf(target)];
      if (from === to || target.startsWith('..')) return false;
      if (typesOnly.includes(`${from} -> ${to}`) && !isType) return true;
      const allowed = narrow[`${from} -> ${to}`];
      if (allowed !== undefined && !allowed.some((place) => target.startsWith(place))) return true;
      return !(directions[from] ?? []).includes(to);
    });

    expect(wrong.map(arrow)).toEqual([]);
  });

  it.each(Object.entries(layers))('%s: a layer imports only layers below it', (module, groups) => {
    const rank = (path: string): number =>
      groups.findIndex((group) => group.includes(path.split('/')[1] ?? ''));
    const wrong = internal.filter(({ path, target }) => {
      if (moduleOf(path) !== module || moduleOf(target) !== module) return false;
      if (path.split('/')[1] === target.split('/')[1]) return false;
      return rank(target) >= rank(path) || rank(path) === -1;
    });

    expect(wrong.map(arrow)).toEqual([]);
  });

  it('one area of pages never imports another', () => {
    const area = (path: string): string | undefined => /^portal\/pages\/([^/]+)\//.exec(path)?.[1];
    const wrong = internal.filter(
      ({ path, target }) =>
        area(path) !== undefined && area(target) !== undefined && area(path) !== area(target),
    );

    expect(wrong.map(arrow)).toEqual([]);
  });

  it('modules with entry files are imported through them', () => {
    const wrong = internal.filter(
      ({ path, target }) =>
        moduleOf(path) !== moduleOf(target) &&
        entryFiles[moduleOf(target)] !== undefined &&
        !entryFiles[moduleOf(target)]?.includes(target),
    );

    expect(wrong.map(arrow)).toEqual([]);
  });

  it('nothing imports in a circle, types included', () => {
    const next = new Map(
      sources.map(({ path }) => [path, internal.filter((one) => one.path === path).map((one) => one.target)]),
    );

    expect([...next.keys()].filter((path) => reaches(path, path, next))).toEqual([]);
  });
});

it('browsers never load what only tools say', () => {
  const ever = loadedWith('main.tsx', () => true);

  expect(ever).toContain('engine/messages/messages.de.json');
  expect(ever).not.toContain('engine/messages/operators.de.json');
});

it('browsers never load TypeBox', () => {
  const ever = loadedWith('main.tsx', () => true);

  expect(ever.size).toBeGreaterThan(100);
  expect(
    sources.filter(({ path, imports }) => ever.has(path) && imports.some(isTypeBox)).map(({ path }) => path),
  ).toEqual([]);
});

describe('one place for everything', () => {
  it.each(Object.entries(onePlace))('%s', (name, places) => {
    const users = sources.filter(({ imports }) =>
      imports.some(({ from }) => from === name || from.startsWith(`${name}/`)),
    );

    expect(
      users.map(({ path }) => path).filter((path) => !places.some((place) => path.startsWith(place))),
    ).toEqual([]);
  });

  it.each(textRules)('$says', (rule) => {
    const found = sources.filter(
      ({ path, code }) => rule.in.test(path) && !rule.except.test(path) && rule.finds.test(code),
    );

    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('files', () => {
  it('have at most 250 lines, components at most 150', () => {
    const limit = (path: string): number => (path.endsWith('.tsx') ? 150 : 250);
    const long = sources
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ path, lines }) => lines > limit(path));

    expect(long).toEqual([]);
  });

  it('with a component are named after it', () => {
    const other = sources.filter(({ path, code }) => {
      if (!path.endsWith('.tsx') || path === 'main.tsx') return false;
      const name = path.replace(/^.*\//, '').replace(/\.tsx$/, '');
      return !new RegExp(`export (async )?(function|const|class) ${name}\\b`).test(code);
    });

    expect(other.map(({ path }) => path)).toEqual([]);
  });

  it('have names that say something', () => {
    const words = (path: string): readonly string[] =>
      path.split(/(?=[A-Z])|[^A-Za-z]/).map((word) => word.toLowerCase());

    expect(
      sources
        .map(({ path }) => path)
        .filter((path) => vagueWords.includes(words(path.replace(/\.\w+$/, '')).at(-1) ?? '')),
    ).toEqual([]);
  });

  it('pass on exports of other files only in an entry file', () => {
    const passing = sources.filter(
      ({ path, code }) => !isEntryFile(path) && /\bexport\s[^;]*?\bfrom\s*['"]/.test(code),
    );

    expect(passing.map(({ path }) => path)).toEqual([]);
  });
});

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function sourceOf(file: string): Source {
  const text = readFileSync(file, 'utf8');
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[\s;{}(,])\/\/[^\n]*/g, '$1');
  const statements =
    /\b(import|export)\s+(type\s+)?(?:[^'";()]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
  const imports = [...code.matchAll(statements)].map((match) => ({
    from: match[3] ?? match[4] ?? '',
    isType: match[2] !== undefined,
    isLazy: match[4] !== undefined,
  }));
  return { path: file.replace(/^src\//, ''), text, code, imports };
}

function isEntryFile(path: string): boolean {
  return path.endsWith('/index.ts') || (entryFiles[moduleOf(path)]?.includes(path) ?? false);
}

function moduleOf(path: string): string {
  return path.split('/')[0] ?? '';
}

function arrow({ path, target }: { readonly path: string; readonly target: string }): string {
  return `${path} -> ${target}`;
}

function isTypeBox({ from, isType }: Import): boolean {
  return !isType && from.startsWith('@sinclair/typebox');
}

/** The files that run when one of them does. */
function loadedWith(from: string, follows: (one: Import) => boolean): ReadonlySet<string> {
  const loaded = new Set([from]);
  for (const path of loaded) {
    for (const one of internal) {
      if (one.path === path && !one.isType && follows(one)) loaded.add(one.target);
    }
  }
  return loaded;
}

function reaches(from: string, wanted: string, next: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const open = [...(next.get(from) ?? [])];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (path === wanted) return true;
    if (seen.has(path)) continue;
    seen.add(path);
    open.push(...(next.get(path) ?? []));
  }
  return false;
}
