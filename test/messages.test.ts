import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../src/analysis/index.ts';
import meanings from '../src/analysis/lint/checks.de.json' with { type: 'json' };
import consistency from '../src/cli/consistencyRules.de.json' with { type: 'json' };
import { createMessages, type Operator, operators } from '../src/engine/index.ts';
import { operatorWords } from '../src/engine/operatorWords.ts';
import { type Operation, operations } from '../src/protocol/index.ts';

/** The text files of the tools, with the functions of `createMessages` beside them. */
const tables = ['src/engine/messages', 'src/definitions/messages', 'src/analysis/messages', 'src/cli'];
const functions = ['say', 'mistake', 'count'];

interface Use {
  readonly place: string;
  readonly name: string;
  /** Keys it may ask for, `*` for what is put together. */
  readonly keys: readonly RegExp[];
  /** Names it gives; null where they are not written at the call. */
  readonly params: readonly string[] | null;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function nodesBelow(value: unknown): readonly Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesBelow)];
}

const textsOf = (folder: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(folder, 'messages.de.json'), 'utf8')) as Record<string, string>;
const namesIn = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const exactly = (pattern: string) => new RegExp(`^${pattern}$`);
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function keysOf(node: unknown): readonly RegExp[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal') return [exactly(escaped(String(node['value'])))];
  if (node.type === 'ConditionalExpression')
    return [...keysOf(node['consequent']), ...keysOf(node['alternate'])];
  if (node.type === 'TemplateLiteral') {
    const parts = nodesBelow(node['quasis']).map(({ value }) =>
      escaped((value as { readonly raw: string }).raw),
    );
    return [exactly(parts.join('.+'))];
  }
  return [];
}

function paramsOf(node: unknown, all: readonly Node[]): readonly string[] | null {
  if (node === undefined) return [];
  if (!isNode(node)) return null;
  if (node.type === 'ConditionalExpression') return null;
  if (node.type === 'Identifier') {
    const written = all.filter(
      ({ type, id, init }) =>
        type === 'VariableDeclarator' &&
        isNode(id) &&
        id['name'] === node['name'] &&
        isNode(init) &&
        init.type === 'ObjectExpression',
    );
    return written.length === 1 ? paramsOf(written[0]?.['init'], all) : null;
  }
  if (node.type !== 'ObjectExpression') return null;
  const properties = (node['properties'] as readonly Node[]).filter(({ type }) => type === 'Property');
  if (properties.length < (node['properties'] as readonly Node[]).length) return null;
  return properties.map(({ key }) => String((key as Node)['name'] ?? (key as Node)['value']));
}

/** Calls of the functions beside a text file, in the files that import them. */
function usesOf(folder: string): { readonly uses: readonly Use[]; readonly literals: ReadonlySet<string> } {
  const module = folder.split('/').slice(0, 2).join('/');
  const uses: Use[] = [];
  const literals = new Set<string>();
  for (const name of readdirSync(module, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const file = join(module, name);
    const all = nodesBelow(parseSync(file, readFileSync(file, 'utf8')).program);
    // The description of a command names its messages, which the help says.
    const targets = [`${folder}/messages.ts`, `${folder}/Command.ts`];
    const speaks = all.some(
      ({ type, source }) =>
        type === 'ImportDeclaration' &&
        targets.includes(relative('.', join(dirname(file), String((source as Node)['value'])))),
    );
    if (!speaks) continue;
    for (const node of all) {
      if (node.type === 'Literal') literals.add(String(node['value']));
      const callee = node.type === 'CallExpression' && isNode(node['callee']) ? node['callee']['name'] : null;
      if (typeof callee !== 'string' || !functions.includes(callee)) continue;
      const [key, params] = node['arguments'] as readonly unknown[];
      uses.push({
        place: `${file} ${callee}`,
        name: callee,
        keys: keysOf(key),
        params: paramsOf(params, all),
      });
    }
  }
  return { uses, literals };
}

describe.each(tables)('%s/messages.de.json', (folder) => {
  const texts = textsOf(folder);
  const keys = Object.keys(texts);
  const { uses, literals } = usesOf(folder);
  const codeOf = (key: string) => key.split('.', 1)[0] ?? key;
  /** Keys a call reads: the message, or both counts. */
  const meant = ({ name, keys: patterns }: Use) =>
    keys.filter((key) =>
      patterns.some((pattern) => pattern.test(name === 'count' ? key.replace(/\.(one|many)$/, '') : key)),
    );
  const withHint = ({ name }: Use, key: string) =>
    name === 'mistake'
      ? [key, [`${key}.hint`, `${codeOf(key)}.hint`].find((hint) => hint in texts) ?? key]
      : [key];

  it('has every message that is asked for, with every name in it given and no other', () => {
    const wrong = uses.flatMap((use) => {
      const found = meant(use).filter((key) => !key.endsWith('.hint'));
      if (use.keys.length > 0 && found.length === 0) return [`${use.place}: ${use.keys.join()} is not there`];
      if (use.params === null || use.name === 'count') return [];
      const needed = found.flatMap((key) => withHint(use, key).flatMap((one) => namesIn(texts[one])));
      // A key that is put together has other names in other cases; a message throws without one.
      const isWritten = !use.keys.some(({ source }) => source.includes('.+'));
      const missing = needed
        .filter((name) => isWritten && !use.params?.includes(name))
        .map((name) => `lacks {${name}}`);
      const surplus = found.length === 0 ? [] : use.params.filter((name) => !needed.includes(name));
      return [...missing, ...surplus.map((name) => `gives {${name}} in vain`)].map(
        (what) => `${use.place} ${use.keys.join()}: ${what}`,
      );
    });

    expect(uses.length).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  it('has no message that nothing asks for', () => {
    const asked = new Set(uses.flatMap(meant));
    const isHint = (key: string) => key.endsWith('.hint');
    const ofHint = (key: string) => key.slice(0, -'.hint'.length);

    expect(
      keys.filter((key) =>
        isHint(key)
          ? !keys.some((one) => one === ofHint(key) || codeOf(one) === ofHint(key))
          : !asked.has(key) && !literals.has(key),
      ),
    ).toEqual([]);
  });

  it('puts names into German quotation marks, and code alone into straight ones', () => {
    const odd = Object.entries(texts).filter(([, text]) => {
      const [open, close] = [text.split('„').length, text.split('“').length];
      // JSON as an analyst would write it: `"key": value`, `{ "key": ... }`.
      return open !== close || /"/.test(text.replaceAll(/"[^"]*"(?=\s*:| \}|,|\.|$)|: ?\[?"[^"]*"\]?/g, ''));
    });

    expect(odd).toEqual([]);
  });
});

describe('the German words of operators', () => {
  const words = JSON.parse(readFileSync('src/engine/messages/operators.de.json', 'utf8')) as Record<
    string,
    string
  >;

  it('belong to operators', () => {
    const known = Object.keys(operators).flatMap((name) =>
      ['means', 'is', 'is-not'].map((key) => `${name}.${key}`),
    );

    expect(Object.keys(words).filter((key) => !known.includes(key))).toEqual([]);
  });

  it('name operands that there are', () => {
    const wrong = Object.entries<Operator>(operators).filter(([name, { args }]) => {
      const { is, isNot } = operatorWords(name);
      return [...`${is}${isNot ?? ''}`.matchAll(/\{!?(\d)/g)].some(
        ([, index]) => Number(index) >= args.length,
      );
    });

    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});

it('every check of lint has a whole sentence about its meaning', () => {
  expect(Object.keys(meanings).toSorted()).toEqual(Object.keys(catalogue).toSorted());
  expect(Object.values(meanings).filter((text) => !/^[A-ZÄÖÜ„].*\.$/.test(text))).toEqual([]);
});

it('every consistency rule of the protocol has a sentence', () => {
  const rules = Object.values<Operation>(operations).flatMap(({ consistencyRules = [] }) => consistencyRules);

  expect(Object.keys(consistency).toSorted()).toEqual(rules.map(({ id }) => id).toSorted());
});

describe('a message', () => {
  const { count, mistake, say } = createMessages({
    'things.one': '{count} Ding',
    'things.many': '{count} Dinge',
    'odd.first': 'Das erste „{name}“.',
    'odd.second': 'Das zweite „{name}“.',
    'odd.hint': 'Nehmen Sie {name} weg.',
    'odd.second.hint': 'Behalten Sie es.',
  });

  it('has its names filled in, and counts by one or many', () => {
    expect(say('odd.first', { name: '{name} $&' })).toBe('Das erste „{name} $&“.');
    expect([count('things', 0), count('things', 1), count('things', 2)]).toEqual([
      '0 Dinge',
      '1 Ding',
      '2 Dinge',
    ]);
  });

  it('is a mistake with the code of its key, and the hint of the key or of the code', () => {
    expect(mistake('odd.first', { name: 'x' })).toEqual({
      code: 'odd',
      message: 'Das erste „x“.',
      hint: 'Nehmen Sie x weg.',
    });
    expect(mistake('odd.second', { name: 'x' }).hint).toBe('Behalten Sie es.');
  });

  it('throws without a name it needs', () => {
    expect(() => say('odd.first')).toThrow('needs "name"');
  });
});

const english = /\b(the|is|are|has|have|there|cannot|does|must|nothing|expected)\b/;

/** Texts in code that somebody may read: with two words, and not what an exception says, which is a bug of ours. */
const sentences = new Map<string, readonly string[]>();

function sentencesIn(file: string): readonly string[] {
  const known = sentences.get(file) ?? readSentences(file);
  sentences.set(file, known);
  return known;
}

function readSentences(file: string): readonly string[] {
  const program: unknown = parseSync(file, readFileSync(file, 'utf8')).program;
  const skipped = new Set(
    nodesBelow(program).filter(({ type }) =>
      ['ThrowStatement', 'ImportDeclaration', 'TSLiteralType'].includes(type),
    ),
  );
  const outside = (value: unknown): readonly Node[] => {
    if (Array.isArray(value)) return value.flatMap(outside);
    if (!isNode(value) || skipped.has(value)) return [];
    return [value, ...Object.values(value).flatMap(outside)];
  };
  return outside(program).flatMap(({ type, value }) => {
    const text = type === 'TemplateElement' ? String((value as { readonly raw: string }).raw) : value;
    return typeof text === 'string' && / /.test(text.trim()) ? [text] : [];
  });
}

describe('English', () => {
  it('stands in no message', () => {
    const all = [...tables.flatMap((folder) => Object.entries(textsOf(folder))), ...Object.entries(meanings)];

    expect(all.filter(([, text]) => english.test(text.replaceAll(/\{\w+\}|"[^"]*"/g, '')))).toEqual([]);
  });

  it.each(['src/engine/compile', 'src/definitions', 'src/analysis', 'src/cli'])(
    'stands in no text of %s',
    (folder) => {
      const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // The reference stands in an English document.
        .filter((name) => name.endsWith('.ts') && !name.startsWith('reference/'))
        .flatMap((name) => sentencesIn(join(folder, name)).map((text) => `${name}: ${text}`))
        // A comment in a program that is written for programmers.
        .filter((text) => english.test(text) && !text.includes('/**'));

      expect(found).toEqual([]);
    },
  );
});

const german =
  /[äöüÄÖÜß„“]|\b(?:der|die|das|und|oder|ist|sind|nicht|kein|keine|ein|eine|wird|werden|gilt|wenn|mit|von|für|auf|im|zu|nie|immer|nur|bisher|jetzt)\b/;

/** Where German stands in code: what a member means is said in the schema it belongs to, for editors and for the reference. */
const spoken = [
  'engine/definition/',
  'engine/metaSchemas.ts',
  'definitions/buildExpressionSchema.ts',
  'analysis/types/buildNamesSchema.ts',
  'analysis/flows/format/flowAnswerSchema.ts',
  'analysis/flows/format/flowFrameSchema.ts',
  'analysis/flows/format/flowSchema.ts',
  'analysis/flows/format/flowStepSchema.ts',
];

describe('German', () => {
  it('stands in text files, not in code', () => {
    const found = ['engine', 'definitions', 'analysis', 'cli'].flatMap((folder) =>
      readdirSync(join('src', folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name}`)
        .filter((name) => name.endsWith('.ts') && !spoken.some((place) => name.startsWith(place)))
        .flatMap((name) => sentencesIn(join('src', name)).map((text) => `${name}: ${text}`))
        .filter((text) => german.test(text)),
    );

    expect(found).toEqual([]);
  });

  it('is named only where it still stands', () => {
    const speaks = (name: string) => sentencesIn(join('src', name)).some((text) => german.test(text));
    const silent = spoken.filter((place) =>
      place.endsWith('.ts')
        ? !speaks(place)
        : !readdirSync(join('src', place), { recursive: true, encoding: 'utf8' }).some(
            (name) => name.endsWith('.ts') && speaks(place + name),
          ),
    );

    expect(silent).toEqual([]);
  });
});
