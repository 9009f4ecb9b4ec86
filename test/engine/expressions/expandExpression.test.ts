import { describe, expect, it } from 'vitest';
import {
  expandExpression,
  mapReferences,
  getOperatorTools,
  type Expression,
  type OperandRole,
} from '../../../src/engine/index.ts';

const codes = (rule: Expression, at: OperandRole = 'condition') =>
  expandExpression(rule, at).parts.flatMap((part) =>
    part.kind === 'mistake' ? [`${part.says.code} ${part.pointer}`] : [],
  );
const mistakes = (rule: Expression) =>
  expandExpression(rule, 'condition').parts.flatMap((part) => (part.kind === 'mistake' ? [part.says] : []));

describe('an expression without short forms', () => {
  it.each<readonly [OperandRole, Expression, Expression]>([
    ['condition', 'leased', { is: 'leased' }],
    ['condition', '!leased', { '!': { is: 'leased' } }],
    ['condition', 'policy.full', { '===': [{ var: 'policy.full' }, true] }],
    ['condition', '!policy.full', { '!': { '===': [{ var: 'policy.full' }, true] } }],
    ['condition', { '!': 'policy.full' }, { '!': { '===': [{ var: 'policy.full' }, true] } }],
    ['condition', { '===': ['a.kind', 'a.kind'] }, { '===': [{ var: 'a.kind' }, 'a.kind'] }],
    ['condition', { '>': ['a.day', { var: 'today' }] }, { '>': [{ var: 'a.day' }, { var: 'today' }] }],
    ['condition', { in: ['a.kind', ['X', 'leased']] }, { in: [{ var: 'a.kind' }, ['X', 'leased']] }],
    ['condition', { startsWith: ['a.kind', 'x.y'] }, { startsWith: [{ var: 'a.kind' }, 'x.y'] }],
    ['condition', { changed: ['a.one', 'a.two'] }, { changed: ['a.one', 'a.two'] }],
    [
      'condition',
      { some: ['contracts', '!driverExcluded'] },
      { some: [{ var: 'contracts' }, { '!': { is: 'driverExcluded' } }] },
    ],
    ['condition', { '===': [{ check: 'address' }, 'invalid'] }, { '===': [{ check: 'address' }, 'invalid'] }],
    ['value', 'today', { var: 'today' }],
    ['value', 'leased', { is: 'leased' }],
    ['value', { const: 'a.b' }, { const: 'a.b' }],
    [
      'value',
      { street: 'a.street', country: { const: 'DEU' } },
      { object: { street: { var: 'a.street' }, country: { const: 'DEU' } } },
    ],
    [
      'value',
      { each: ['a.rows', { name: 'row.name' }] },
      { each: [{ var: 'a.rows' }, { object: { name: { var: 'row.name' } } }] },
    ],
    ['value', { if: ['leased', 'a.one', 3] }, { if: [{ is: 'leased' }, { var: 'a.one' }, 3] }],
    [
      'value',
      { lookup: ['countries', 'a.country', 'code'] },
      { lookup: ['countries', { var: 'a.country' }, 'code'] },
    ],
    ['value', { firstOf: ['a.one', []] }, { firstOf: [{ var: 'a.one' }, []] }],
  ])('at a %s, %j expands to %j, and a second expansion changes nothing', (at, written, expanded) => {
    expect(expandExpression(written, at).expression).toEqual(expanded);
    expect(expandExpression(expanded, at).expression).toEqual(expanded);
  });

  it('has for each name its place and the list whose rows it reads', () => {
    const { parts } = expandExpression(
      {
        and: ['named', { some: ['a.rows', { '===': ['row.x', { lookup: ['table', 'a.key', 'column'] }] }] }],
      },
      'condition',
    );

    expect(
      parts.flatMap((part) => ('name' in part ? [[part.kind, part.name, part.pointer, part.rowOf]] : [])),
    ).toEqual([
      ['condition', 'named', '/and/0', null],
      ['path', 'a.rows', '/and/1/some/0', null],
      ['path', 'row.x', '/and/1/some/1/===/0', 'a.rows'],
      ['table', 'table', '/and/1/some/1/===/1/lookup/0', 'a.rows'],
      ['path', 'a.key', '/and/1/some/1/===/1/lookup/1', 'a.rows'],
    ]);
  });
});

describe('references of a part of a form', () => {
  it.each<readonly [OperandRole, Expression, Expression]>([
    ['condition', '.germany', 'place.germany'],
    ['condition', '!.germany', '!place.germany'],
    ['condition', { '===': ['.germany', '.germany'] }, { '===': ['place.germany', '.germany'] }],
    ['condition', { '===': ['.one', { var: '.two' }] }, { '===': ['place.one', { var: 'place.two' }] }],
    [
      'condition',
      { and: ['.a', 'named', { answered: '.b' }] },
      { and: ['place.a', 'named', { answered: 'place.b' }] },
    ],
    ['condition', { '===': [{ check: '.iban' }, 'valid'] }, { '===': [{ check: 'place.iban' }, 'valid'] }],
    ['condition', { '===': ['a.b', { var: 'with.country' }] }, { '===': ['a.b', { const: 'DEU' }] }],
    ['condition', '!with.country', { '!': { const: 'DEU' } }],
    ['value', { const: '.germany' }, { const: '.germany' }],
    [
      'value',
      { city: { firstOf: ['.city', 'with.country'] } },
      { city: { firstOf: ['place.city', { const: 'DEU' }] } },
    ],
  ])('at a %s, %j becomes %j', (at, written, renamed) => {
    const rename = (path: string): Expression =>
      path === 'with.country' ? { const: 'DEU' } : path.startsWith('.') ? `place${path}` : path;

    expect(mapReferences(written, at, rename)).toEqual(renamed);
  });
});

const nested = (depth: number): Expression => (depth === 1 ? 'a' : { '!': nested(depth - 1) });
const times = (count: number): readonly Expression[] => Array.from({ length: count }, () => 'a');

describe('a rule', () => {
  it.each<readonly [string, number, number]>([
    ['===', 2, 2],
    ['and', 1, 20],
    ['!', 1, 1],
    ['in', 2, 2],
    ['answered', 1, 1],
    ['changed', 1, 100],
    ['addDays', 2, 2],
    ['max', 1, 20],
  ])('with "%s" takes %i to %i operands', (operator, least, most) => {
    expect(codes({ [operator]: times(least) })).toEqual([]);
    expect(codes({ [operator]: times(most) })).toEqual([]);
    expect(codes({ [operator]: times(most + 1) })).toEqual([`argument-count /${operator}`]);
    expect(codes({ [operator]: times(least - 1) })).toEqual([`argument-count /${operator}`]);
  });

  it.each<readonly [Expression, readonly string[]]>([
    [{}, ['operator-keys ']],
    [{ and: [true], or: [true] }, ['operator-keys ']],
    [{ and: [{ or: [true], '!': false }] }, ['operator-keys /and/0']],
    [{ '!': { nott: true } }, ['unknown-operator /!/nott']],
    [{ 'a/b~': true }, ['unknown-operator /a~1b~0']],
    [{ constructor: [] }, ['unknown-operator /constructor']],
    [{ if: [true, 1, false, 2] }, ['argument-count /if']],
    [{ if: [true, 1, false, 2, 3] }, []],
    [{ var: { var: 'a' } }, ['literal-argument /var']],
    [{ var: [7] }, ['literal-argument /var/0']],
    [{ answered: true }, ['literal-argument /answered']],
    [{ is: { var: 'a' } }, ['literal-argument /is']],
    [{ lookup: [{ var: 'a' }, 'b', 'c'] }, ['literal-argument /lookup/0']],
    [{ lookup: ['a', 'b', { var: 'c' }] }, ['literal-argument /lookup/2']],
    [{ lookup: ['a', { var: 'b' }, 'c'] }, []],
    [{ in: [{ var: 'a' }, ['x', { nott: 1 }]] }, ['unknown-operator /in/1/1/nott']],
    [{ or: [{ nope: 1 }, { var: 1 }] }, ['unknown-operator /or/0/nope', 'literal-argument /or/1/var']],
    [null, []],
    [['a', 'b'], ['operator-keys ']],
    [{ '===': [{ daysBetwen: ['a.b', 'a.c'] }, 7] }, ['unknown-operator /===/0/daysBetwen']],
    [{ '===': ['!a', 7] }, ['malformed-value /===/0']],
  ])('%j has the problems %j', (rule, problems) => {
    expect(codes(rule)).toEqual(problems);
  });

  it('reports mistakes with their message and hint', () => {
    expect(mistakes({ '!': {} })).toMatchObject([
      { message: expect.stringContaining('Diese hat keinen') as string },
    ]);
    expect(mistakes({ and: [1], or: [1] })).toMatchObject([
      { message: expect.stringContaining('mehrere: and, or') as string },
    ]);
    expect(mistakes({ answerd: 'a' })).toMatchObject([{ hint: 'Meinten Sie „answered“?' }]);
    expect(mistakes({ xyzxyz: 'a' })[0]).not.toHaveProperty('hint');
    expect(mistakes({ '===': ['a'] })).toMatchObject([
      {
        message: 'Der Operator „===“ braucht genau 2 Angaben. Hier stehen 1.',
        hint: `Zum Beispiel: ${JSON.stringify(getOperatorTools('===').example.write)}.`,
      },
    ]);
    expect(mistakes({ '!': [1, 2] })).toMatchObject([
      { message: 'Der Operator „!“ braucht genau eine Angabe. Hier stehen 2.' },
    ]);
    expect(mistakes({ and: [] })).toMatchObject([
      { message: 'Der Operator „and“ braucht 1 bis 20 Angaben. Hier stehen 0.' },
    ]);
    expect(mistakes({ var: 1 })).toMatchObject([
      { message: 'Hier steht der Pfad eines Feldes, und zwar als Text.' },
    ]);
  });

  it('is nested sixteen deep at most', () => {
    expect(codes(nested(16))).toEqual([]);
    expect(codes(nested(17))).toEqual([`rule-depth ${'/!'.repeat(16)}`]);
    expect(codes({ in: ['a', ['b', ['c']]] })).toEqual([]);
  });

  it('has two hundred parts at most', () => {
    const parts = (count: number): Expression => ({ in: ['a', times(count)] });

    expect(codes(parts(197))).toEqual([]);
    expect(codes(parts(198))).toEqual(['rule-size ']);
  });
});
