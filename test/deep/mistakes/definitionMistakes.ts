import { isRecord } from '../../../src/plain/isRecord.ts';
import type { Pick } from './Mistake.ts';

export type Keys = readonly (string | number)[];

export interface Spot {
  readonly keys: Keys;
  readonly value: unknown;
}

/** A value in a file, with all values of the file. */
export interface Placed extends Spot {
  readonly all: readonly Spot[];
}

/** A changed value; null where the place offers no such mistake. */
type Changed = { readonly to: unknown } | null;

interface DefinitionKind {
  readonly make: (placed: Placed, pick: Pick) => Changed;
  /** Why no tool can know that the definition is wrong; absent where one can. */
  readonly why?: string;
}

const nameOf = ({ keys }: Spot): string => String(keys.at(-1));
const misspell = (name: string): string => name.slice(0, 2) + name.slice(3);
const isName = (value: unknown): value is string => typeof value === 'string' && /^[\w./:-]{4,}$/.test(value);
const rules: ReadonlySet<string> = new Set('if when show require lock assumes optional needs'.split(' '));

/** Lists whose order says nothing. */
const withoutOrder: ReadonlySet<string> = new Set(
  'and or === !== in changed required free inside multiply add clear'.split(' '),
);

/** The kinds of mistakes in rules, calls and frames, each of which a person makes in a text editor. */
export const definitionMistakes: Readonly<Record<string, DefinitionKind>> = {
  'member left out': {
    make: (placed) => (typeof placed.keys.at(-1) === 'string' ? { to: undefined } : null),
  },
  'element left out': {
    make: ({ keys }) => (typeof keys.at(-1) === 'number' ? { to: undefined } : null),
  },
  'elements exchanged': {
    make: ({ value, keys }) => {
      if (!Array.isArray(value) || value.length < 2 || withoutOrder.has(String(keys.at(-1)))) return null;
      const [first, second, ...rest]: readonly unknown[] = value;
      return JSON.stringify(first) === JSON.stringify(second) ? null : { to: [second, first, ...rest] };
    },
    why: 'rows that exclude each other do the same in either order; flows and lint find most of the others',
  },
  'name misspelled': { make: ({ value }) => (isName(value) ? { to: misspell(value) } : null) },
  'key misspelled': {
    make: ({ value }, pick) => {
      if (!isRecord(value)) return null;
      const key = pick(Object.keys(value).filter((name) => name.length > 3));
      if (key === undefined) return null;
      const members = Object.entries(value).map(([name, member]) => [
        name === key ? misspell(name) : name,
        member,
      ]);
      return { to: Object.fromEntries(members) as unknown };
    },
  },
  'value of another place': {
    make: (placed, pick) => {
      const others = placed.all.filter(
        (one) =>
          nameOf(one) === nameOf(placed) &&
          typeof one.value === typeof placed.value &&
          JSON.stringify(one.value) !== JSON.stringify(placed.value),
      );
      const found = typeof placed.keys.at(-1) === 'string' ? pick(others) : undefined;
      return found ? { to: found.value } : null;
    },
  },
  'yes for no': { make: ({ value }) => (typeof value === 'boolean' ? { to: !value } : null) },
  'number moved by one': {
    make: ({ value }, pick) => (typeof value === 'number' ? { to: value + (pick([-1, 1]) ?? 1) } : null),
  },
  'rule negated': {
    make: (placed) =>
      rules.has(nameOf(placed)) && !Array.isArray(placed.value) ? { to: { '!': placed.value } } : null,
  },
  'comparison turned round': {
    make: ({ value }) => {
      if (!isRecord(value)) return null;
      const [operator = ''] = Object.keys(value);
      const other = new Map([
        ['<', '>'],
        ['>', '<'],
        ['<=', '>='],
        ['>=', '<='],
        ['and', 'or'],
        ['or', 'and'],
        ['===', '!=='],
      ]);
      const turned = other.get(operator);
      return turned === undefined ? null : { to: { [turned]: value[operator] } };
    },
  },
};

const unread: ReadonlySet<string> = new Set(['$schema', 'x-lint', 'promises', 'examples']);

/** Lists all values of a file that can be changed. */
export function listSpots(value: unknown, keys: Keys = []): readonly Spot[] {
  const own = keys.length === 0 ? [] : [{ keys, value }];
  if (value === null || typeof value !== 'object') return own;
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, index) => [index, item] as const)
    : Object.entries(value);
  return [
    ...own,
    ...members.flatMap(([key, member]) => (unread.has(String(key)) ? [] : listSpots(member, [...keys, key]))),
  ];
}
