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
    };

/** A line that cannot be understood, in words. */
export interface Misunderstood {
  readonly is: 'misunderstood';
  readonly message: string;
}

const options = {
  lint: ['--form', '--brand', '--json', '--root'],
  flows: ['--form', '--root'],
  cover: ['--write', '--json', '--root'],
  mutate: ['--sample', '--seed', '--json', '--root'],
  doc: ['--write', '--check', '--root'],
} as const;
const withValue: readonly string[] = ['--form', '--brand', '--root', '--sample', '--seed'];

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
    const takesValue = withValue.includes(option) || (name === 'cover' && option === '--write');
    if (!takesValue) given.set(option, '');
    else {
      const value = inline ?? rest[(index += 1)];
      if (value === undefined) return { is: 'misunderstood', message: `${option} needs a value` };
      given.set(option, value);
    }
  }
  if (plain.length > (name === 'lint' ? 0 : 1)) {
    return { is: 'misunderstood', message: `"${plain.at(-1)}" is one word too many` };
  }
  const number = ['--sample', '--seed'].find(
    (option) => given.has(option) && !/^\d+$/.test(given.get(option) ?? ''),
  );
  if (number !== undefined) return { is: 'misunderstood', message: `${number} needs a whole number` };
  const root = given.get('--root') ?? here;
  const form = given.get('--form') ?? null;
  switch (name) {
    case 'lint':
      return { is: 'lint', root, form, brand: given.get('--brand') ?? null, json: given.has('--json') };
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
    case 'doc':
      return {
        is: 'doc',
        root,
        form: plain[0] ?? null,
        mode: given.has('--write') ? 'write' : given.has('--check') ? 'check' : 'print',
      };
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
