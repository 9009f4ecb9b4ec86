import { describe, expect, it } from 'vitest';
import { snapshotStep, type Walk } from '../../../src/engine/index.ts';
import { checkbox, text, walkOf, when, type TestForm } from '../testForm.ts';
import { enter } from '../walkActions.ts';

const form: TestForm = {
  facts: ['policy.dunned'],
  steps: { one: { more: checkbox }, two: { a: text(), b: text() }, three: { c: text() } },
  rules: {
    conditions: { more: when({ '===': [{ var: 'one.more' }, true] }) },
    steps: { two: { when: 'more' } },
    stuck: [
      { when: 'policy.dunned', text: 'stuck.dunning' },
      { when: 'more', text: 'stuck.more' },
    ],
  },
};
const short = walkOf(form);
const long = enter(short, { 'one.more': true });

describe('a snapshot', () => {
  it.each<readonly [string, Walk, string | null, string | null]>([
    ['one', short, null, 'three'],
    ['three', short, 'one', null],
    ['one', long, null, 'two'],
    ['two', long, 'one', 'three'],
    ['three', long, 'two', null],
  ])('of %s has its neighbours', (step, walk, previous, next) => {
    expect(snapshotStep(walk, step)).toMatchObject({ step: { id: step }, previous, next });
  });

  it('of a step that does not apply has no neighbours', () => {
    expect(snapshotStep(short, 'two')).toMatchObject({ previous: null, next: null });
  });

  it('holds the nodes of its step, hidden ones included', () => {
    expect(snapshotStep(short, 'two').nodes.map(({ key, shown }) => [key, shown])).toEqual([
      ['two.a', false],
      ['two.b', false],
    ]);
  });

  it('EVB-003 has the progress as the form counts it, including steps that do not apply', () => {
    const counted = enter(walkOf({ ...form, progress: 'steps' }), { 'one.more': true });
    const skipping = walkOf({ ...form, progress: 'steps' });

    expect(snapshotStep(long, 'three').progress).toEqual({ kind: 'percent', percent: 2 });
    const last = { kind: 'steps', percent: 100, position: 3, of: 3 };
    expect(snapshotStep(counted, 'one').progress).toEqual({ kind: 'steps', percent: 33, position: 1, of: 3 });
    expect(snapshotStep(counted, 'three').progress).toEqual(last);
    expect(snapshotStep(skipping, 'three').progress).toEqual(last);
    expect(snapshotStep(walkOf({ ...form, progress: 'none' }), 'one').progress).toEqual({ kind: 'none' });
  });

  it('of a step without a figure has progress zero', () => {
    const [one, ...others] = short.wizard.steps;
    const wizard = { ...short.wizard, steps: one ? [{ ...one, progress: null }, ...others] : [] };

    expect(snapshotStep({ ...short, wizard }, 'one').progress).toEqual({ kind: 'percent', percent: 0 });
  });

  it('names the first declared dead end that holds', () => {
    expect(snapshotStep(short, 'one').stuck).toBeNull();
    expect(snapshotStep(long, 'one').stuck).toBe('stuck.more');
    expect(
      snapshotStep(enter(walkOf(form, { 'policy.dunned': true }), { 'one.more': true }), 'one').stuck,
    ).toBe('stuck.dunning');
  });

  it('throws for an unknown step', () => {
    expect(() => snapshotStep(short, 'four')).toThrow('has no step "four"');
  });
});
