import type { TSchema } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import texts from '../../schemas/_shared/texts/shared.de.json';
import { readForms } from '../../src/definitions/disk.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import type { Field } from '../../src/engine/index.ts';
import { findFieldError } from '../../src/engine/walk/findFieldError.ts';
import { findMismatch, type Operation, operations } from '../../src/protocol/index.ts';
import { text, longText } from '../../src/protocol/shapes.ts';

/** Invisible characters, one of each kind. */
const invisible = [
  '\0',
  '\u0007',
  '\t',
  '\u001b',
  '\u007f',
  '\u0085',
  '\u00ad',
  '\u061c',
  '\u200b',
  '\u200d',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u2066',
  '\ufeff',
  '\u3164',
  '\u{e0041}',
];
const readable = ['Ärger & Söhne GmbH – „Köln“ (1. OG)', 'Łódź', 'O’Neill', '日本', '❤️ 10 €'];

/** One of these fits every text field. */
const samples = [
  'Beispiel',
  'name@beispiel.de',
  '0221 123456',
  '1234Y-5.678.901',
  '2026-01-02',
  '2026-01-02T10:00:00Z',
  '14:05',
  '50667',
  '123456789012',
  '04-10',
  '0b7e4a52-6c1d-4f0a-9e3b-1c2d3e4f5a6b',
];

interface Leaf {
  readonly name: string;
  readonly schema: TSchema;
}

function leavesOf(schema: TSchema, name: string): readonly Leaf[] {
  const { type, properties = {}, items, anyOf = [] } = schema as Record<string, never> & TSchema;
  if (type === 'string') return 'enum' in schema ? [] : [{ name, schema }];
  return [
    ...Object.entries(properties).flatMap(([key, part]) => leavesOf(part as TSchema, `${name}.${key}`)),
    ...(items === undefined ? [] : leavesOf(items as TSchema, `${name}[]`)),
    ...(anyOf as readonly TSchema[]).flatMap((part) => leavesOf(part, name)),
  ];
}

/** All typed texts that services take, except for passwords, which are as typed, and the account, which comes from the token. */
const typed = Object.values<Operation>(operations).flatMap(({ id, request, query }) =>
  [request, query].flatMap((schema) =>
    schema === undefined ? [] : leavesOf(schema, id).filter(({ name }) => !/password|accountId/i.test(name)),
  ),
);

describe('texts that a service takes', () => {
  it.each(typed.map(({ name, schema }) => [name, schema] as const))(
    '%s must not have invisible characters',
    (_, schema) => {
      const sample = samples.find((text) => findMismatch(schema, text) === null);
      const spoiled = invisible.map((character) => `${sample?.slice(0, 2)}${character}${sample?.slice(2)}`);

      expect(sample).toBeDefined();
      expect(spoiled.filter((text) => findMismatch(schema, text) === null)).toEqual([]);
    },
  );

  it('are more than fifty', () => expect(typed.length).toBeGreaterThan(50));

  it('may be of any language, and the long ones of several lines', () => {
    for (const schema of [text(100), longText(100)])
      expect(readable.filter((said) => findMismatch(schema, said) !== null)).toEqual([]);
    expect(findMismatch(text(100), 'eins\nzwei')).not.toBeNull();
    expect(findMismatch(longText(100), 'eins\nzwei\r\ndrei')).toBeNull();
  });
});

const repository = readForms('.');

const plain: Verdicts = { required: true, min: null, max: null };
type Verdicts = Pick<Parameters<typeof findFieldError>[0], 'required' | 'min' | 'max'>;

/** All fields of forms that people type into, including hidden ones, except for passwords, which are as typed. */
const asked = repository.forms.flatMap(({ id }) =>
  (compileFormById(repository, id)?.nodes ?? [])
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) =>
      node.kind === 'field' && isTyped(node) ? [[`${id} ${node.path}`, node] as const] : [],
    ),
);

function isTyped({ type, schema, control }: Field): boolean {
  const isChoice = control.tools?.isChoice ?? false;
  return type === 'string' && !control.type.keepsSpaces && !isChoice && schema.enum === undefined;
}

describe('texts of a form', () => {
  it.each(asked)('%s must not have invisible characters, and has a message for them', (_, field) => {
    const said = invisible.map((character) => {
      const value = `Be${character}ispiel`;
      return findFieldError({ field, answer: value, value, ...plain })?.code;
    });

    expect(new Set(said)).toEqual(new Set(['invisible']));
    const lines = findFieldError({ field, answer: 'eins\nzwei', value: 'eins\nzwei', ...plain });
    expect(lines?.code === 'invisible').toBe(field.control.kind !== 'textarea');
  });

  it('are more than forty, and there is a message about invisible characters', () => {
    expect(asked.length).toBeGreaterThan(40);
    expect(texts['error.invisible']).toContain('unsichtbare Zeichen');
  });

  it('are judged in the same way by forms and services', () => {
    const [[, field] = []] = asked.filter(([, { control }]) => control.kind === 'text');
    const differing = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCodePoint(code))
      .filter((character) => !/\p{Surrogate}/u.test(character))
      .filter((character) => {
        const value = `a${character}b`;
        const inForm =
          field && findFieldError({ field, answer: value, value, ...plain })?.code === 'invisible';
        return inForm !== (findMismatch(text(10), value) !== null);
      });

    expect(differing).toEqual([]);
  });
});
