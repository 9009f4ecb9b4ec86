import { describe, expect, it } from 'vitest';
import { plainScope, traceRule, type Expression, type Trace } from '../../../src/engine/index.ts';
import { text, when, wizardOf } from '../testForm.ts';

const wizard = wizardOf({
  steps: { one: { a: text(), b: text() } },
  rules: { conditions: { hasA: when({ answered: 'one.a' }) } },
});
const scope = plainScope(wizard, { 'one.a': 'x', 'one.rows': [{ n: 1 }, { n: 2 }] });

/** Values alone, in the shape of the rule. */
function values({ value, parts }: Trace): unknown {
  return parts.length === 0 ? value : [value, ...parts.map(values)];
}

describe('a trace', () => {
  it.each<readonly [Expression, unknown]>([
    [true, true],
    [null, null],
    [{ var: 'one.a' }, 'x'],
    [{ '!': { answered: 'one.b' } }, [true, false]],
    [{ '===': [{ var: 'one.a' }, 'y'] }, [false, 'x', 'y']],
    [{ and: [{ is: 'hasA' }, { var: 'one.b' }] }, [null, [true, true], null]],
    [{ is: ['hasA'] }, [true, true]],
    [{ some: [{ var: 'one.rows' }, { '>': [{ var: 'row.n' }, 1] }] }, true],
    [{ all: [{ var: 'one.rows' }, { '>': [{ var: 'row.n' }, 1] }] }, false],
    [{ none: [{ var: 'one.rows' }, { '>': [{ var: 'row.n' }, 2] }] }, true],
  ])('of %j has the value of every part: %j', (rule, expected) => {
    const trace = traceRule(rule, scope);

    expect(values(trace)).toEqual(expected);
    expect(trace.rule).toBe(rule);
  });

  it('of a named condition holds the trace of its rule', () => {
    expect(traceRule({ is: 'hasA' }, scope)).toMatchObject({
      condition: 'hasA',
      parts: [{ rule: { answered: 'one.a' }, condition: null }],
    });
    expect(traceRule({ answered: 'one.a' }, scope).condition).toBeNull();
  });

  it('of a list of values has no parts', () => {
    expect(traceRule(['A', 'B'], scope)).toMatchObject({ condition: null, parts: [] });
  });
});
