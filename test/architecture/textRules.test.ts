import { describe, expect, it } from 'vitest';
import { sources } from './sources.ts';

/** A package (or its scope) -> the only places that may import it. */
const onePlace: Readonly<Record<string, readonly string[]>> = {
  'json-logic-js': ['engine/expressions/'],
  ajv: [
    'definitions/validators/buildValidators.ts',
    'definitions/compileMetaSchemas.ts',
    'definitions/validators/loadFileTests.ts',
  ],
  'ajv-formats': ['definitions/validators/buildValidators.ts'],
  '@mantine': ['ui/', 'wizard/', 'portal/'],
  '@rjsf': ['wizard/', 'definitions/validators/buildValidators.ts'],
  'oidc-client-ts': ['portal/auth/'],
  'oidc-provider': ['backend/identity/'],
  '@contentful': ['content/', 'portal/', 'backend/content/'],
  '@googlemaps': ['portal/places/'],
  kysely: ['backend/'],
  zustand: ['wizard/', 'portal/session/', 'ui/messages/', 'workbench/page/'],
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
    says: 'the portal and its forms get the day from useToday',
    finds: /\bdayjs\(\)|\bnew Date\(\)|\btoBerlinTime\(now(?:\(\))?\)\.day\b/,
    in: /^(?:portal|wizard|ui)\//,
    except: /^portal\/session\/hooks\/useToday\.ts$/,
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
    says: 'characters are judged in plain: what is dropped, what is a space and what is a hyphen',
    finds:
      /\\p\{(?:C[cfs]?|Z[lps]?|Pd|Dash\w*|Default\w*)\}|\\u20[0-6]\d|\\u202f|\\ufeff|\\u00ad|\bnormalize\('NF/i,
    in: /./,
    // Definitions and secrets are files, and passwords are compared and never shown.
    except:
      /^plain\/|^definitions\/parseSource|^backend\/(?:settings\/readSecretFiles|identity\/passwords\/)/,
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
      /^ui\/dialogs\/Dialog\.tsx$|^wizard\/controls\/date\/CalendarDialog\.tsx$|^portal\/shell\/(navigation\/MobileNavigation|session\/SessionDialog)\.tsx$|^portal\/pages\/dashboard\/DunningDialog\.tsx$|^workbench\/page\/dialog\/Dialog\.tsx$/,
  },
  {
    says: 'an entry file names each export that it passes on, so that one without a user is found',
    finds: /\bexport\s+(?:type\s+)?\*/,
    in: /./,
    except: /^$/,
  },
  {
    says: 'no text becomes code or markup, and no program is started',
    finds:
      /child_process|\beval\(|\bnew Function\(|dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|\bdocument\.write|insertAdjacentHTML/,
    in: /./,
    except: /^cli\/git\/runGit\.ts$/,
  },
  {
    says: 'the vehicle of a contract is named in domain/names',
    finds: /\.manufacturer\b|\b(?:risk|vehicle|risks\[0\])\??\.model\b|\bmanufacturer,/,
    in: /./,
    except: /^domain\/names\//,
  },
  {
    says: 'the no-claims class that is shown is chosen in one place',
    finds: /\bnoClaims\w+VWB\b/,
    in: /^(?!protocol\/)/,
    except: /^domain\/findShownNoClaims\.ts$/,
  },
  {
    says: 'no form is named: its definition says where it stands',
    finds: /['"`]claim-report['"`]/,
    in: /./,
    except: /^$/,
  },
];

const vagueWords = ['util', 'utils', 'helper', 'helpers', 'common', 'manager', 'base', 'misc'];

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
});
