import { isDay } from './isDay.ts';
import { nearestName } from '../engine/index.ts';
import type { CoverOptions } from './coverCommand.ts';
import type { MutateOptions } from './mutateCommand.ts';

export type Command =
  | { readonly is: 'help' }
  | {
      readonly is: 'lint';
      readonly root: string;
      readonly form: string | null;
      readonly brand: string | null;
      readonly json: boolean;
      readonly sarif: boolean;
      readonly fix: boolean;
      readonly explain: string | null;
    }
  | {
      readonly is: 'flows';
      readonly root: string;
      readonly form: string | null;
      readonly pattern: string | null;
    }
  | ({ readonly is: 'cover' } & CoverOptions)
  | ({ readonly is: 'mutate' } & MutateOptions)
  | {
      readonly is: 'doc';
      readonly root: string;
      readonly form: string | null;
      readonly mode: 'print' | 'write' | 'check';
      readonly html: boolean;
    }
  | {
      readonly is: 'diff';
      readonly root: string;
      readonly revision: string;
      readonly form: string | null;
      readonly markdown: boolean;
    }
  | { readonly is: 'types'; readonly root: string; readonly mode: 'write' | 'check' }
  | { readonly is: 'schemas'; readonly root: string; readonly mode: 'write' | 'names' | 'check' }
  | { readonly is: 'fmt'; readonly root: string; readonly check: boolean }
  | { readonly is: 'new'; readonly root: string; readonly id: string }
  | {
      readonly is: 'prove';
      readonly root: string;
      readonly form: string | null;
      readonly brand: string | null;
      readonly budget: number;
      readonly today: string | null;
      readonly writeFlow: string | null;
    }
  | {
      readonly is: 'explain';
      readonly root: string;
      readonly form: string;
      readonly flow: string;
      readonly at: string;
      readonly field: string;
    };

/** A line that cannot be understood, in words. */
export interface Misunderstood {
  readonly is: 'misunderstood';
  readonly message: string;
}

const options = {
  lint: ['--form', '--brand', '--json', '--sarif', '--fix', '--explain', '--root'],
  flows: ['--form', '--root'],
  cover: ['--write', '--json', '--root'],
  mutate: ['--sample', '--seed', '--json', '--root'],
  doc: ['--write', '--check', '--html', '--root'],
  diff: ['--markdown', '--root'],
  types: ['--write', '--check', '--root'],
  schemas: ['--write', '--names', '--check', '--root'],
  fmt: ['--check', '--root'],
  new: ['--root'],
  prove: ['--brand', '--budget', '--today', '--write-flow', '--root'],
  explain: ['--flow', '--at', '--root'],
} as const;
/** Words of a command that are no options. */
const mostWords = {
  lint: 0,
  flows: 1,
  doc: 1,
  diff: 2,
  types: 0,
  schemas: 0,
  fmt: 0,
  new: 1,
  prove: 1,
  explain: 2,
  cover: 1,
  mutate: 1,
} as const;
const withValue: readonly string[] = [
  '--form',
  '--brand',
  '--explain',
  '--root',
  '--budget',
  '--today',
  '--write-flow',
  '--flow',
  '--at',
  '--sample',
  '--seed',
];

export function parseArguments(words: readonly string[], here: string): Command | Misunderstood {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || words.includes('--help') || words.includes('-h'))
    return { is: 'help' };
  if (!isName(name)) return unknown('command', name, Object.keys(options));

  const given = new Map<string, string>();
  const plain: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (!word.startsWith('-')) {
      plain.push(word);
      continue;
    }
    const [option = '', inline] = word.split('=', 2);
    if (!options[name].some((known) => known === option)) return unknown('option', option, options[name]);
    const takesValue = withValue.includes(option) || (name === 'cover' && option === '--write');
    if (!takesValue) given.set(option, '');
    else {
      const value = inline ?? rest[(index += 1)];
      if (value === undefined || value.startsWith('--'))
        return { is: 'misunderstood', message: `${option} needs a value` };
      given.set(option, value);
    }
  }
  if (plain.length > mostWords[name]) {
    return { is: 'misunderstood', message: `"${plain.at(-1)}" is one word too many` };
  }
  const number = ['--sample', '--seed'].find(
    (option) => given.has(option) && !/^\d+$/.test(given.get(option) ?? ''),
  );
  if (number !== undefined) return { is: 'misunderstood', message: `${number} needs a whole number` };
  const both = [
    ['--json', '--sarif'],
    ['--write', '--check'],
  ].find((pair) => pair.every((option) => given.has(option)));
  if (both) return { is: 'misunderstood', message: `${both.join(' and ')} exclude each other` };
  const root = given.get('--root') ?? here;
  const form = given.get('--form') ?? null;
  switch (name) {
    case 'lint':
      return {
        is: 'lint',
        root,
        form,
        brand: given.get('--brand') ?? null,
        json: given.has('--json'),
        sarif: given.has('--sarif'),
        fix: given.has('--fix'),
        explain: given.get('--explain') ?? null,
      };
    case 'flows':
      return { is: 'flows', root, form, pattern: plain[0] ?? null };
    case 'cover':
      return {
        is: 'cover',
        root,
        form: plain[0] ?? null,
        write: given.get('--write') ?? null,
        json: given.has('--json'),
      };
    case 'mutate':
      return {
        is: 'mutate',
        root,
        form: plain[0] ?? null,
        sample: given.has('--sample') ? Number(given.get('--sample')) : null,
        seed: Number(given.get('--seed') ?? 1),
        json: given.has('--json'),
      };
    case 'explain': {
      const [id, field] = plain;
      const [flow, at] = [given.get('--flow'), given.get('--at')];
      if (id === undefined || field === undefined || flow === undefined || at === undefined)
        return { is: 'misunderstood', message: 'explain needs a form, --flow FLOW, --at STEP and a field' };
      return { is: 'explain', root, form: id, flow, at, field };
    }
    case 'prove':
      return proveOf(root, plain[0] ?? null, given);
    case 'doc':
      return {
        is: 'doc',
        root,
        form: plain[0] ?? null,
        mode: given.has('--write') ? 'write' : given.has('--check') ? 'check' : 'print',
        html: given.has('--html'),
      };
    case 'diff':
      return plain[0] === undefined
        ? { is: 'misunderstood', message: 'diff needs a revision, as in "diff main"' }
        : { is: 'diff', root, revision: plain[0], form: plain[1] ?? null, markdown: given.has('--markdown') };
    case 'types':
      return { is: name, root, mode: given.has('--write') ? 'write' : 'check' };
    case 'schemas':
      return {
        is: name,
        root,
        mode: given.has('--names') ? 'names' : given.has('--write') ? 'write' : 'check',
      };
    case 'fmt':
      return { is: 'fmt', root, check: given.has('--check') };
    case 'new':
      return plain[0] === undefined
        ? { is: 'misunderstood', message: 'new needs the id of the form, as in "new address-change"' }
        : { is: 'new', root, id: plain[0] };
  }
}

const usualBudget = 200_000;

function proveOf(
  root: string,
  form: string | null,
  given: ReadonlyMap<string, string>,
): Command | Misunderstood {
  const budget = Number(given.get('--budget') ?? usualBudget);
  if (!Number.isInteger(budget) || budget < 1)
    return { is: 'misunderstood', message: '--budget needs a number from 1 on' };
  const today = given.get('--today') ?? null;
  if (today !== null && !isDay(today))
    return { is: 'misunderstood', message: '--today needs a day like 2026-03-27' };
  return {
    is: 'prove',
    root,
    form,
    brand: given.get('--brand') ?? null,
    budget,
    today,
    writeFlow: given.get('--write-flow') ?? null,
  };
}

function isName(name: string): name is keyof typeof options {
  return Object.hasOwn(options, name);
}

function unknown(what: string, word: string, known: readonly string[]): Misunderstood {
  const near = nearestName(word, known);
  return {
    is: 'misunderstood',
    message: `there is no ${what} "${word}"${near === null ? '' : `; did you mean "${near}"?`}`,
  };
}
