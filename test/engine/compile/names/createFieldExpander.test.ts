import { describe, expect, it } from 'vitest';
import type { FlatNode } from '../../../../src/engine/compile/FlatNode.ts';
import { createFieldExpander } from '../../../../src/engine/compile/names/createFieldExpander.ts';
import type { Expression } from '../../../../src/engine/index.ts';

const node = (path: string, kind: FlatNode['kind'] = 'field', ...groups: readonly string[]): FlatNode => {
  const [step = '', ...names] = path.split('.');
  return { kind, path, step, name: names.join('.'), groups, schema: {}, file: '', pointer: '', parts: [] };
};

const withFields = createFieldExpander([
  node('one.a'),
  node('one.note', 'block'),
  node('one.in.b', 'field', 'one.in'),
  node('two.rows', 'list'),
]);

describe('a step, a group or the form', () => {
  it.each<readonly [written: Expression, expanded: Expression]>([
    [{ changed: 'one' }, { changed: ['one.a', 'one.in.b'] }],
    [{ changed: ['one.in', 'two'] }, { changed: ['one.in.b', 'two.rows'] }],
    [{ changed: '*' }, { changed: ['one.a', 'one.in.b', 'two.rows'] }],
    [{ changed: 'one.a' }, { changed: 'one.a' }],
    [{ changed: ['three'] }, { changed: ['three'] }],
    [{ and: ['one', { '!': { changed: 'two' } }] }, { and: ['one', { '!': { changed: 'two.rows' } }] }],
    [{ answered: 'one' }, { answered: 'one' }],
    [
      { sent: { changed: 'two' }, other: 1 },
      { sent: { changed: 'two.rows' }, other: 1 },
    ],
    [{ object: { changed: 'one' } }, { object: { changed: 'one' } }],
  ])('%j expands to %j', (written, expanded) => {
    expect(withFields(written)).toEqual(expanded);
  });
});
