import { describe, expect, it } from 'vitest';
import { operators, type Rule } from '../../../src/engine/index.ts';
import { ruleProblems } from '../../../src/engine/rules/ruleProblems.ts';

/** Least and most operands of every operator. */
const operands: Readonly<Record<keyof typeof operators, readonly [number, number]>> = {
  var: [1, 1],
  is: [1, 1],
  '===': [2, 2],
  '!==': [2, 2],
  '<': [2, 2],
  '<=': [2, 2],
  '>': [2, 2],
  '>=': [2, 2],
  and: [1, 20],
  or: [1, 20],
  '!': [1, 1],
  if: [3, 21],
  in: [2, 2],
  some: [2, 2],
  all: [2, 2],
  none: [2, 2],
  answered: [1, 1],
  changed: [1, 1],
  old: [1, 1],
  today: [0, 0],
  addDays: [2, 2],
  daysBetween: [2, 2],
  age: [2, 2],
  length: [1, 1],
  startsWith: [2, 2],
  endsWith: [2, 2],
  sum: [1, 20],
  min: [1, 20],
  max: [1, 20],
  lookup: [2, 2],
};
const codes = (rule: Rule) => ruleProblems(rule).map(({ code, pointer }) => `${code} ${pointer}`);
const nested = (depth: number): Rule => (depth === 1 ? 'a' : { '!': nested(depth - 1) });
const times = (count: number): readonly Rule[] => Array.from({ length: count }, () => 'a');

describe('a rule', () => {
  it.each(Object.entries(operands))('with "%s" takes from and to %j operands', (operator, [least, most]) => {
    const step = operator === 'if' ? 2 : 1;

    expect(codes({ [operator]: times(least) })).toEqual([]);
    expect(codes({ [operator]: times(most) })).toEqual([]);
    expect(codes({ [operator]: times(most + step) })).toEqual([`argument-count /${operator}`]);
  });

  it.each(Object.entries(operands).filter(([, [least]]) => least > 0))(
    'with "%s" takes no less',
    (operator, [least]) => {
      expect(codes({ [operator]: times(least - 1) })).toEqual([`argument-count /${operator}`]);
    },
  );

  it.each<readonly [Rule, readonly string[]]>([
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
    [{ lookup: [{ var: 'a' }, 'b'] }, ['literal-argument /lookup/0']],
    [{ lookup: ['a', { var: 'b' }] }, []],
    [{ in: [{ var: 'a' }, ['x', { nott: 1 }]] }, ['unknown-operator /in/1/1/nott']],
    [{ or: [{ nope: 1 }, { var: 1 }] }, ['unknown-operator /or/0/nope', 'literal-argument /or/1/var']],
    [null, []],
    [['a', 'b'], []],
  ])('%j has the problems %j', (rule, problems) => {
    expect(codes(rule)).toEqual(problems);
  });

  it('says what is wrong and what to do about it', () => {
    expect(ruleProblems({ '!': {} })).toMatchObject([
      { message: expect.stringContaining('has none') as string },
    ]);
    expect(ruleProblems({ and: [1], or: [1] })).toMatchObject([
      { message: expect.stringContaining('"and", "or"') as string },
    ]);
    expect(ruleProblems({ answerd: 'a' })).toMatchObject([{ hint: 'did you mean "answered"?' }]);
    expect(ruleProblems({ xyzxyz: 'a' })[0]).not.toHaveProperty('hint');
    expect(ruleProblems({ '===': ['a'] })).toMatchObject([
      { message: '"===" takes 2 operands, not 1', hint: operators['==='].means },
    ]);
    expect(ruleProblems({ '!': [1, 2] })).toMatchObject([{ message: '"!" takes 1 operand, not 2' }]);
    expect(ruleProblems({ and: [] })).toMatchObject([{ message: '"and" takes 1 to 20 operands, not 0' }]);
    expect(ruleProblems({ var: 1 })).toMatchObject([
      { message: '"var" takes the name of a path, not a rule', hint: 'write it as a text: { "var": "..." }' },
    ]);
  });

  it('is nested sixteen deep at most', () => {
    expect(codes(nested(16))).toEqual([]);
    expect(codes(nested(17))).toEqual([`rule-depth ${'/!'.repeat(16)}`]);
    expect(codes({ in: ['a', ['b', ['c']]] })).toEqual([]);
  });

  it('has two hundred parts at most', () => {
    const parts = (count: number): Rule => ({ in: ['a', times(count)] });

    expect(codes(parts(197))).toEqual([]);
    expect(codes(parts(198))).toEqual(['rule-size ']);
  });
});
