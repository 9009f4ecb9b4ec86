import { isDay } from '../calendar/index.ts';
import { noSuch } from './noSuch.ts';
import type { Command, CommandName } from './Command.ts';
import { say } from './messages.ts';

/** A line that cannot be understood, in words. */
export interface Misunderstood {
  readonly kind: 'misunderstood';
  readonly message: string;
}

/** The words of a line after the name of the command. */
interface Line {
  readonly root: string;
  /** Options with their values; empty for those that take none. */
  readonly given: ReadonlyMap<string, string>;
  readonly words: readonly string[];
}

interface CommandRow {
  /** Beside `--root`. */
  readonly options: readonly string[];
  readonly mostWords: number;
  readonly read: (line: Line) => Command | Misunderstood;
}

const commands: Readonly<Record<CommandName, CommandRow>> = {
  lint: {
    options: ['--form', '--brand', '--json', '--sarif', '--fix', '--explain'],
    mostWords: 0,
    read: ({ root, given }) => ({
      kind: 'lint',
      root,
      form: given.get('--form') ?? null,
      brand: given.get('--brand') ?? null,
      json: given.has('--json'),
      sarif: given.has('--sarif'),
      fix: given.has('--fix'),
      explain: given.get('--explain') ?? null,
    }),
  },
  flows: {
    options: ['--form'],
    mostWords: 1,
    read: ({ root, given, words: [pattern = null] }) => ({
      kind: 'flows',
      root,
      form: given.get('--form') ?? null,
      pattern,
    }),
  },
  cover: {
    options: ['--write', '--json'],
    mostWords: 1,
    read: ({ root, given, words: [form = null] }) => ({
      kind: 'cover',
      root,
      form,
      write: given.get('--write') ?? null,
      json: given.has('--json'),
    }),
  },
  mutate: {
    options: ['--field', '--sample', '--seed', '--json'],
    mostWords: 1,
    read: ({ root, given, words: [form = null] }) => ({
      kind: 'mutate',
      root,
      form,
      field: given.get('--field') ?? null,
      sample: given.has('--sample') ? Number(given.get('--sample')) : null,
      seed: Number(given.get('--seed') ?? 1),
      json: given.has('--json'),
    }),
  },
  doc: {
    options: ['--write', '--check', '--html'],
    mostWords: 1,
    read: ({ root, given, words: [form = null] }) => ({
      kind: 'doc',
      root,
      form,
      mode: given.has('--write') ? 'write' : given.has('--check') ? 'check' : 'print',
      html: given.has('--html'),
    }),
  },
  diff: {
    options: ['--markdown'],
    mostWords: 2,
    read: ({ root, given, words: [revision, form = null] }) =>
      revision === undefined
        ? misunderstood(say('line.diff'))
        : { kind: 'diff', root, revision, form, markdown: given.has('--markdown') },
  },
  types: {
    options: ['--write', '--check'],
    mostWords: 0,
    read: ({ root, given }) => ({ kind: 'types', root, mode: given.has('--write') ? 'write' : 'check' }),
  },
  schemas: {
    options: ['--write', '--names', '--check'],
    mostWords: 0,
    read: ({ root, given }) => ({
      kind: 'schemas',
      root,
      mode: given.has('--names') ? 'names' : given.has('--write') ? 'write' : 'check',
    }),
  },
  fmt: {
    options: ['--check'],
    mostWords: 0,
    read: ({ root, given }) => ({ kind: 'fmt', root, check: given.has('--check') }),
  },
  new: {
    options: [],
    mostWords: 1,
    read: ({ root, words: [id] }) =>
      id === undefined ? misunderstood(say('line.new')) : { kind: 'new', root, id },
  },
  prove: { options: ['--brand', '--budget', '--today', '--write-flow'], mostWords: 1, read: proveOf },
  explain: { options: ['--flow', '--at'], mostWords: 2, read: explainOf },
};

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
  '--field',
  '--sample',
  '--seed',
];
const wholeNumbers = ['--sample', '--seed'];
const exclusive: readonly (readonly [string, string])[] = [
  ['--json', '--sarif'],
  ['--write', '--check'],
];

export function parseArguments(words: readonly string[], here: string): Command | Misunderstood {
  const [name, ...rest] = words;
  if (name === undefined || name === 'help' || words.includes('--help') || words.includes('-h'))
    return { kind: 'help' };
  if (!isName(name)) return misunderstood(noSuch('command', name, Object.keys(commands)));
  const line = lineOf(name, rest, here);
  if ('kind' in line) return line;
  const { given } = line;
  const surplus = line.words.length > commands[name].mostWords ? line.words.at(-1) : undefined;
  if (surplus !== undefined) return misunderstood(say('line.surplus', { word: surplus }));
  const number = wholeNumbers.find((option) => given.has(option) && !/^\d+$/.test(given.get(option) ?? ''));
  if (number !== undefined) return misunderstood(say('line.whole-number', { option: number }));
  const both = exclusive.find((pair) => pair.every((option) => given.has(option)));
  if (both) return misunderstood(say('line.exclusive', { one: both[0], other: both[1] }));
  return commands[name].read(line);
}

function lineOf(name: CommandName, rest: readonly string[], here: string): Line | Misunderstood {
  const known = [...commands[name].options, '--root'];
  const given = new Map<string, string>();
  const words: string[] = [];
  for (let index = 0; index < rest.length; index += 1) {
    const word = rest[index] ?? '';
    if (!word.startsWith('-')) {
      words.push(word);
      continue;
    }
    const [option = '', inline] = word.split('=', 2);
    if (!known.includes(option)) return misunderstood(noSuch('option', option, known));
    const takesValue = withValue.includes(option) || (name === 'cover' && option === '--write');
    if (!takesValue) given.set(option, '');
    else {
      const value = inline ?? rest[(index += 1)];
      if (value === undefined || value.startsWith('--')) return misunderstood(say('line.value', { option }));
      given.set(option, value);
    }
  }
  return { root: given.get('--root') ?? here, given, words };
}

const usualBudget = 20_000;

function proveOf({ root, given, words }: Line): Command | Misunderstood {
  const budget = Number(given.get('--budget') ?? usualBudget);
  if (!Number.isInteger(budget) || budget < 1) return misunderstood(say('line.budget'));
  const today = given.get('--today') ?? null;
  if (today !== null && !isDay(today)) return misunderstood(say('line.today'));
  return {
    kind: 'prove',
    root,
    form: words[0] ?? null,
    brand: given.get('--brand') ?? null,
    budget,
    today,
    writeFlow: given.get('--write-flow') ?? null,
  };
}

function explainOf({ root, given, words: [form, field] }: Line): Command | Misunderstood {
  const [flow, at] = [given.get('--flow'), given.get('--at')];
  if (form === undefined || field === undefined || flow === undefined || at === undefined)
    return misunderstood(say('line.explain'));
  return { kind: 'explain', root, form, flow, at, field };
}

function isName(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function misunderstood(message: string): Misunderstood {
  return { kind: 'misunderstood', message };
}
