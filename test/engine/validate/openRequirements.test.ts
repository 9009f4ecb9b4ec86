import { describe, expect, it } from 'vitest';
import {
  isReachable,
  findLastReachableStep,
  openRequirements,
  snapshotStep,
  type Walk,
} from '../../../src/engine/index.ts';
import { checkbox, text, walkOf, when, type TestForm } from '../testForm.ts';
import { addRow, enter } from '../walkActions.ts';

const form: TestForm = {
  steps: {
    one: {
      first: text(3),
      people: {
        type: 'array',
        minItems: 2,
        maxItems: 3,
        items: { type: 'object', properties: { hint: { type: 'null', 'x-control': 'note' }, name: text() } },
      },
      note: { type: 'null', 'x-control': 'note' },
      more: checkbox,
      last: text(),
    },
    two: { a: checkbox },
    three: { b: text() },
  },
  rules: {
    conditions: {
      more: when({ '===': [{ var: 'one.more' }, true] }),
      firstIsA: when({ '===': [{ var: 'one.first' }, 'A'] }),
      ticked: when({ '===': [{ var: 'two.a' }, true] }),
    },
    steps: { two: { when: 'more' } },
    fields: { 'one.last': { show: 'more', variants: { withA: 'firstIsA' } } },
    checks: {
      one: [
        { needs: 'firstIsA', error: 'wantsA', at: ['one.last', 'one.first'] },
        { needs: 'more', error: 'wantsMore', level: 'warning', at: ['one.people'] },
        { needs: 'firstIsA', error: 'whole' },
      ],
      two: [{ needs: 'ticked', error: 'tick', at: ['two.a'] }],
    },
  },
};
const start = walkOf(form);
const done = enter(addRow(addRow(start, 'one.people'), 'one.people'), {
  'one.first': 'A',
  'one.people[1].name': 'Ada',
  'one.people[2].name': 'Bo',
});
const stepOf = (walk: Walk, id: string) => {
  const step = walk.wizard.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return step;
};
const open = (walk: Walk, step = 'one') =>
  openRequirements(walk, stepOf(walk, step)).map(({ key, error }) => `${key} ${error.code}`);

describe('the list of open requirements', () => {
  it('has the order of the page, lists before their rows, checks last; a missing answer appears once', () => {
    expect(open(addRow(start, 'one.people'))).toEqual([
      'one.first required',
      'one.people tooFewRows',
      'one.people[1].name required',
      'null whole',
    ]);
    expect(open(done)).toEqual([]);
  });

  it('leads to the first shown field of a check, or to the step', () => {
    const more = enter(start, { 'one.more': true, 'one.last': 'B' });

    expect(openRequirements(more, stepOf(more, 'one')).slice(-2)).toEqual([
      {
        step: 'one',
        key: 'one.last',
        name: 'one.last',
        textPath: 'one',
        variant: null,
        error: { code: 'wantsA', params: {} },
        group: 'one',
        isInfo: false,
        row: null,
      },
      {
        step: 'one',
        key: null,
        name: null,
        textPath: 'one',
        variant: null,
        error: { code: 'whole', params: {} },
        group: null,
        isInfo: false,
        row: null,
      },
    ]);
  });

  it('has the texts of the field in its variant', () => {
    const walk = enter(done, { 'one.more': true });

    expect(openRequirements(walk, stepOf(walk, 'one'))).toEqual([
      {
        step: 'one',
        key: 'one.last',
        name: 'one.last',
        textPath: 'one.last',
        variant: 'withA',
        error: { code: 'required', params: {} },
        group: null,
        isInfo: false,
        row: null,
      },
    ]);
  });

  it('is empty on a step that does not apply, checks included', () => {
    expect(open(start, 'two')).toEqual([]);
    expect(open(enter(start, { 'one.more': true }), 'two')).toEqual(['two.a tick']);
  });

  it('has no warnings, which are shown separately', () => {
    expect(snapshotStep(done, 'one').open).toEqual([]);
    expect(snapshotStep(done, 'one').warnings).toMatchObject([
      { key: 'one.people', name: 'one.people', textPath: 'one', error: { code: 'wantsMore' } },
    ]);
    expect(snapshotStep(enter(done, { 'one.more': true }), 'one').warnings).toEqual([]);
  });
});

describe('the last reachable step', () => {
  it.each<readonly [string, Walk, string, readonly string[]]>([
    ['without answers', start, 'one', ['one']],
    ['with the first step complete and the second not needed', done, 'three', ['one', 'three']],
    [
      'with the second step needed and open',
      enter(done, { 'one.more': true, 'one.last': 'x' }),
      'two',
      ['one', 'two'],
    ],
    [
      'with all steps but the last complete',
      enter(done, { 'one.more': true, 'one.last': 'x', 'two.a': true }),
      'three',
      ['one', 'two', 'three'],
    ],
    ['with all steps complete', enter(done, { 'three.b': 'x' }), 'three', ['one', 'three']],
  ])('%s', (_name, walk, last, reachable) => {
    expect(findLastReachableStep(walk).id).toBe(last);
    expect(['one', 'two', 'three', 'four'].filter((id) => isReachable(walk, id))).toEqual(reachable);
  });

  it('is the first step of a form without an applying step', () => {
    const walk = walkOf({
      steps: { one: { a: text() } },
      facts: ['policy.full'],
      rules: { steps: { one: { when: 'policy.full' } } },
    });

    expect(findLastReachableStep(walk).id).toBe('one');
    expect(isReachable(walk, 'one')).toBe(false);
  });

  it('throws for a form without steps', () => {
    const walk = walkOf({ steps: { one: { a: text() } } });

    expect(() => findLastReachableStep({ ...walk, wizard: { ...walk.wizard, steps: [] } })).toThrow(
      'has no steps',
    );
  });
});

describe('a locked question without an answer', () => {
  const locked = (stuck: boolean) =>
    walkOf({
      steps: { one: { asked: checkbox, kept: text() } },
      rules: {
        conditions: { isAsked: when({ '===': [{ var: 'one.asked' }, true] }) },
        fields: { 'one.kept': { lock: { when: 'isAsked', says: 'why' } } },
        ...(stuck ? { stuck: [{ when: 'isAsked', text: 'stuck.kept' }] } : {}),
      },
    });

  it('keeps nobody on the step, because nobody can answer it', () => {
    expect(open(locked(false))).toEqual(['one.kept required']);
    expect(open(enter(locked(false), { 'one.asked': true }))).toEqual([]);
  });

  it('keeps the customer where the form declares a dead end, which says why', () => {
    expect(open(enter(locked(true), { 'one.asked': true }))).toEqual(['one.kept required']);
  });
});
