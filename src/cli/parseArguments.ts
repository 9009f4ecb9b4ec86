import { nearestName } from '../engine/index.ts';

export type Command =
  | { readonly is: 'help' }
  | {
      readonly is: 'lint';
      readonly root: string;
      readonly form: string | null;
      readonly brand: string | null;
      readonly json: boolean;
    }
  | {
      readonly is: 'flows';
      readonly root: string;
      readonly form: string | null;
      readonly pattern: string | null;
    }
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
  | { readonly is: 'types' | 'schemas'; readonly root: string; readonly mode: 'write' | 'check' }
  | { readonly is: 'fmt'; readonly root: string; readonly check: boolean }
  | { readonly is: 'new'; readonly root: string; readonly id: string };

/** A line that cannot be understood, in words. */
export interface Misunderstood {
  readonly is: 'misunderstood';
  readonly message: string;
}

const options = {
  lint: ['--form', '--brand', '--json', '--root'],
  flows: ['--form', '--root'],
  doc: ['--write', '--check', '--html', '--root'],
  diff: ['--markdown', '--root'],
  types: ['--write', '--check', '--root'],
  schemas: ['--write', '--check', '--root'],
  fmt: ['--check', '--root'],
  new: ['--root'],
} as const;
const withValue: readonly string[] = ['--form', '--brand', '--root'];

/** Words beside options, where it is not one. */
const mostWords: Readonly<Record<string, number>> = { lint: 0, diff: 2, types: 0, schemas: 0, fmt: 0 };

export function parseArguments(words: readonly string[], here: string): Command | Misunderstood {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || words.includes('--help') || words.includes('-h'))
    return { is: 'help' };
  if (!isCommand(name)) return unknown('command', name, Object.keys(options));

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
    if (!withValue.includes(option)) given.set(option, '');
    else {
      const value = inline ?? rest[(index += 1)];
      if (value === undefined) return { is: 'misunderstood', message: `${option} needs a value` };
      given.set(option, value);
    }
  }
  if (plain.length > (mostWords[name] ?? 1)) {
    return { is: 'misunderstood', message: `"${plain.at(-1)}" is one word too many` };
  }
  const root = given.get('--root') ?? here;
  const form = given.get('--form') ?? null;
  switch (name) {
    case 'lint':
      return { is: 'lint', root, form, brand: given.get('--brand') ?? null, json: given.has('--json') };
    case 'flows':
      return { is: 'flows', root, form, pattern: plain[0] ?? null };
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
    case 'schemas':
      return { is: name, root, mode: given.has('--write') ? 'write' : 'check' };
    case 'fmt':
      return { is: 'fmt', root, check: given.has('--check') };
    case 'new':
      return plain[0] === undefined
        ? { is: 'misunderstood', message: 'new needs the id of the form, as in "new address-change"' }
        : { is: 'new', root, id: plain[0] };
  }
}

function isCommand(name: string): name is keyof typeof options {
  return Object.hasOwn(options, name);
}

function unknown(what: string, word: string, known: readonly string[]): Misunderstood {
  const near = nearestName(word, known);
  return {
    is: 'misunderstood',
    message: `there is no ${what} "${word}"${near === null ? '' : `; did you mean "${near}"?`}`,
  };
}
