import { calls } from 'virtual:calls';
import { expect, it } from 'vitest';
import { readAnswer } from '../../../src/portal/api/readAnswer.ts';
import type { BodyShape, ClientOperation } from '../../../src/protocol/index.ts';

/** A member of an answer, and how to make an answer with another value in its place. */
interface Member {
  readonly path: string;
  readonly shape: BodyShape;
  readonly isRequired: boolean;
  readonly put: (value: unknown) => unknown;
}

/** The first option that is no null. */
function resolve(shape: BodyShape): BodyShape {
  return shape.anyOf?.find(({ type }) => type !== 'null') ?? shape;
}

function getEntryShape({ patternProperties }: BodyShape): BodyShape | undefined {
  return Object.values(patternProperties ?? {})[0];
}

/** Makes a whole value, with one entry in each list. */
function sample(shape: BodyShape): unknown {
  const { type, format, items, properties } = resolve(shape);
  const entry = getEntryShape(resolve(shape));
  if (items !== undefined) return [sample(items)];
  if (entry !== undefined) return { key: sample(entry) };
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sample(part)]));
  if (type === 'number') return 3;
  if (type === 'boolean') return true;
  return format === 'date' ? '2026-11-20' : '4711';
}

function listMembers(shape: BodyShape, path: string, put: Member['put']): readonly Member[] {
  const whole = resolve(shape);
  const entry = getEntryShape(whole);
  if (whole.items !== undefined) return listEntries(whole.items, path, (value) => put([value]));
  if (entry !== undefined) return listEntries(entry, path, (value) => put({ key: value }));
  return Object.entries(whole.properties ?? {}).flatMap(([name, part]) => {
    const others = sample(whole) as Readonly<Record<string, unknown>>;
    const at = (value: unknown) => put({ ...others, [name]: value });
    const isRequired = whole.required?.includes(name) === true;
    const member = { path: `${path}/${name}`, shape: part, isRequired, put: at };
    return [member, ...listMembers(part, member.path, at)];
  });
}

function listEntries(shape: BodyShape, path: string, put: Member['put']): readonly Member[] {
  const entry = { path: `${path}/-`, shape, isRequired: true, put };
  return [entry, ...listMembers(shape, entry.path, put)];
}

/** Another spelling with one meaning, and a value without any. */
function getVariants(shape: BodyShape): { readonly spelling: unknown; readonly broken: unknown } {
  const { type, format, items, properties } = resolve(shape);
  if (items !== undefined) return { spelling: sample(items), broken: 7.5 };
  if (properties !== undefined || getEntryShape(resolve(shape)) !== undefined)
    return { spelling: sample(shape), broken: 'two words' };
  if (type === 'number') return { spelling: '3', broken: 'viel' };
  if (type === 'boolean')
    return { spelling: shape.anyOf === undefined ? 'SET' : 'true', broken: 'vielleicht' };
  return format === 'date'
    ? { spelling: '20.11.2026', broken: 'bald' }
    : { spelling: 4711, broken: { no: 'text' } };
}

/** Says what the reader makes of an answer: as the whole one, without the member, or with notes. */
function describeReading(shape: BodyShape, body: unknown): string {
  const reading = readAnswer(shape, body);
  if (reading === null) return 'no answer';
  const { value, unreadable, lost } = reading;
  if (unreadable.length > 0)
    return `unreadable ${unreadable.join(' ')}${lost > 0 ? `, ${lost} missing` : ''}`;
  const whole = readAnswer(shape, sample(shape))?.value;
  return JSON.stringify(value) === JSON.stringify(whole) ? 'read' : 'absent';
}

const rows = Object.entries<ClientOperation>(calls).flatMap(([operation, { answers }]) =>
  Object.entries(answers).flatMap(([status, { body }]) =>
    body === undefined || Number(status) > 299
      ? []
      : listMembers(body, '', (value) => value).map(({ path, shape, isRequired, put }) => {
          const { spelling, broken } = getVariants(shape);
          const [missing, empty, other, bad] = [undefined, null, spelling, broken].map((value) =>
            describeReading(body, put(value)),
          );
          const name = `${operation} ${path}${isRequired ? '' : '?'}`;
          return `| ${name} | ${missing} | ${empty} | ${other} | ${bad} |`;
        }),
  ),
);

it('every member of every answer is read, absent or unreadable as the table says', async () => {
  const head = [
    '# What comes out of every member of every answer',
    '',
    'A member with `?` may be absent. `read`: as usual. `absent`: without the member. `unreadable`: the places that are noted and left out.',
    '`missing`: entries that the page counts as not shown.',
    '',
    '| Member | Missing | Null | Another spelling | No meaning |',
    '| --- | --- | --- | --- | --- |',
  ];
  await expect([...head, ...rows, ''].join('\n')).toMatchFileSnapshot('../../snapshots/answers.md');
});

it('every member of every answer is read in another spelling', () => {
  expect(rows.filter((row) => row.split(' | ')[3] !== 'read')).toEqual([]);
});
