import { type TSchema, Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import texts from '../../schemas/_shared/texts/shared.de.json';
import { readForms } from '../../src/definitions/disk.ts';
import { compileFormById } from '../../src/cli/compileFormById.ts';
import type { Field } from '../../src/engine/index.ts';
import { isFile, plainScope } from '../../src/engine/index.ts';
import { evaluateField } from '../../src/engine/walk/evaluateField.ts';
import { cleanBody } from '../../src/backend/api/cleanBody.ts';
import { cleanText } from '../../src/plain/cleanText.ts';
import { findMismatch, type Operation, operations } from '../../src/protocol/index.ts';
import { longText, password, text } from '../../src/protocol/shapes.ts';

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
/** Those that no cleaning makes readable. */
const unusable: readonly string[] = ['\0', '\u0007', '\u001b', '\u007f', '\u0085'];
const readable = ['Ärger & Söhne GmbH – „Köln“ (1. OG)', 'Łódź', 'O’Neill', '日本', '❤️ 10 €', 'Frau 👩‍👩‍👧'];

/** Stays between the letters of a word. */
const joiner = '\u200d';

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

const isProse = ({ format }: TSchema): boolean => format === 'line' || format === 'lines';

/** All typed texts that services take, except for passwords, which are as typed, and the account, which comes from the token. */
const typed = Object.values<Operation>(operations).flatMap(({ id, request, query }) =>
  [request, query].flatMap((schema) =>
    schema === undefined ? [] : leavesOf(schema, id).filter(({ name }) => !/password|accountId/i.test(name)),
  ),
);

describe('texts that a service takes', () => {
  it.each(typed.map(({ name, schema }) => [name, schema] as const))(
    '%s must be clean: bodies are cleaned before they are judged',
    (_, schema) => {
      const sample = samples.find((text) => findMismatch(schema, text) === null);
      const spoiled = (isProse(schema) ? invisible.filter((one) => one !== joiner) : invisible).map(
        (character) => `${sample?.slice(0, 2)}${character}${sample?.slice(2)}`,
      );

      expect(sample).toBeDefined();
      expect(spoiled.filter((text) => findMismatch(schema, text) === null)).toEqual([]);
    },
  );

  it('are more than fifty', () => expect(typed.length).toBeGreaterThan(50));

  it('may be of any language, and the long ones of several lines', () => {
    for (const schema of [text(100), longText(100)])
      expect(readable.filter((said) => findMismatch(schema, said) !== null)).toEqual([]);
    expect(findMismatch(text(100), 'eins\nzwei')).not.toBeNull();
    expect(findMismatch(longText(100), 'eins\nzwei')).toBeNull();
  });

  it('are cleaned in bodies, lists and choices of shapes, except for secrets', () => {
    const schema = Type.Object({
      name: text(20),
      said: Type.Union([longText(20), Type.Null()]),
      rows: Type.Array(Type.Object({ town: text(20) })),
      password,
    });
    const sent = {
      name: '\u202eAnna\u00a0',
      said: 'a\tb\r\nc',
      rows: [{ town: 'Ko\u0308ln' }],
      password: ' a\u200b ',
    };
    const clean = cleanBody(schema, sent);

    expect(clean).toEqual({ name: 'Anna', said: 'a b\nc', rows: [{ town: 'Köln' }], password: ' a\u200b ' });
    expect(findMismatch(schema, clean)).toBeNull();
  });

  it.each([
    ['text', text(4), text(3)],
    ['text of several lines', longText(4, 4), longText(9, 5)],
  ])('%s: an emoji counts as one character, as in forms', (_, fits, fitsNot) => {
    expect([findMismatch(fits, '👍👍👍👍'), findMismatch(fitsNot, '👍👍👍👍')]).toEqual([
      null,
      expect.anything(),
    ]);
  });
});

const repository = readForms('.');

/** All fields of forms that people type into, including hidden ones, except for passwords, which are as typed. */
const asked = repository.forms.flatMap(({ id }) => {
  const wizard = compileFormById(repository, id);
  return (wizard?.nodes ?? [])
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .flatMap((node) =>
      wizard !== null && node.kind === 'field' && isTyped(node)
        ? [[`${id} ${node.path}`, node, plainScope(wizard, {})] as const]
        : [],
    );
});

function isTyped({ type, schema, control }: Field): boolean {
  const isChoice = control.tools?.isChoice ?? false;
  return (
    type === 'string' &&
    !isFile({ schema }) &&
    control.type.text !== 'secret' &&
    !isChoice &&
    schema.enum === undefined
  );
}

describe('texts of a form', () => {
  it.each(asked)(
    '%s are clean wherever they come from, and name a character that cannot be',
    (_, field, scope) => {
      const evaluate = (answer: string) =>
        evaluateField({
          field: {
            ...field,
            show: [],
            optional: true,
            locks: [],
            validate: () => null,
            min: null,
            max: null,
            variants: [],
          },
          key: field.path,
          name: field.path,
          within: true,
          answer,
          scope,
          previous: null,
        });
      const values = invisible
        .filter((character) => !unusable.includes(character))
        .map((character) => evaluate(`\u202eBe${character}ispiel `).value);

      const clean =
        field.control.type.text === 'code'
          ? ['Beispiel', 'Be ispiel']
          : ['Beispiel', 'Be ispiel', 'Be\u200dispiel'];
      const lines = field.control.type.text === 'lines' ? ['Be\nispiel'] : [];
      expect(new Set(values)).toEqual(new Set([...clean, ...lines]));
      for (const character of unusable)
        expect(evaluate(`Be${character}ispiel`)).toMatchObject({
          value: null,
          error: { code: 'character', params: { around: 'Be\ufffdispiel' } },
        });
    },
  );

  it('are more than forty, and there is a message about invisible characters', () => {
    expect(asked.length).toBeGreaterThan(40);
    expect(texts['error.character']).toContain('{character}');
  });

  it('are taken by services as forms leave them', () => {
    const differing = Array.from({ length: 0x200 }, (_, page) =>
      Array.from({ length: 0x80 }, (_, index) => `a${String.fromCodePoint(page * 0x80 + index)}b`).join(' '),
    )
      .map((words) => cleanText('line', words).replaceAll(/[\p{Control}\p{Surrogate}]/gu, ''))
      .filter((clean) => findMismatch(text(1000), clean) !== null);

    expect(differing).toEqual([]);
  });
});
