import { describe, expect, it } from 'vitest';
import { collectAnswers, changeWalk, type RulesDefinition, type Walk } from '../../../src/engine/index.ts';
import { checkbox, choice, text, walkOf, when, type TestForm } from '../testForm.ts';
import { addRow, enter, fieldAt, listAt } from '../walkActions.ts';

const people = 'one.people';
const list = (properties: Record<string, ReturnType<typeof text>>) => ({
  type: 'array' as const,
  maxItems: 3,
  items: { type: 'object' as const, properties },
});

function form(...reactions: NonNullable<RulesDefinition['reactions']>): TestForm {
  return {
    steps: {
      one: {
        kind: choice('A', 'B'),
        b: text(),
        c: text(),
        n: { type: 'integer' },
        yes: checkbox,
        people: list({ name: text(), role: text() }),
        others: list({ name: text() }),
        note: { type: 'null', 'x-control': 'note' },
      },
    },
    start: { 'one.people.role': { const: 'guest' }, 'one.others.name': 'one.b' },
    rules: {
      conditions: {
        isA: when({ '===': [{ var: 'one.kind' }, 'A'] }),
        hasB: when({ answered: 'one.b' }),
      },
      fields: { [people]: { optional: true }, 'one.others': { optional: true } },
      reactions,
    },
  };
}
const start = (...reactions: NonNullable<RulesDefinition['reactions']>): Walk => walkOf(form(...reactions));
const values = (walk: Walk) => collectAnswers(walk, { sensitive: true }).values;
const ids = (walk: Walk, path = people) => listAt(walk, path).rows.map(({ id }) => id);

describe('a change', () => {
  it('sets several answers at once', () => {
    const { walk, notices } = changeWalk(start(), [
      { set: 'one.b', to: 'x' },
      { set: 'one.n', to: 0 },
      { set: 'one.b', to: 'y' },
    ]);

    expect(values(walk)).toEqual({ 'one.b': 'y', 'one.n': 0 });
    expect(notices).toEqual([]);
  });

  it('removes an answer', () => {
    const walk = enter(start(), { 'one.b': 'x', 'one.yes': true });

    expect(values(enter(walk, { 'one.b': null }))).toEqual({ 'one.yes': true });
  });

  it('without effect, or of an unknown field, returns the same walk', () => {
    const walk = enter(start(), { 'one.b': 'x' });
    const after = changeWalk(walk, [
      { set: 'one.gone', to: 'x' },
      { set: 'one.note', to: 'x' },
      { set: people, to: 'x' },
      { set: 'one.people[1].name', to: 'x' },
      { addRow: 'one.b' },
      { addRow: 'one.gone' },
      { removeRow: people, id: 7 },
    ]).walk;

    expect(after.nodes.every((node, index) => node === walk.nodes[index])).toBe(true);
    expect(after.nextRow).toBe(walk.nextRow);
    expect(changeWalk(walk, []).walk.nodes).toEqual(walk.nodes);
  });

  it('adds rows with new ids and start values', () => {
    const two = changeWalk(enter(start(), { 'one.b': 'Bo' }), [
      { addRow: people },
      { addRow: people },
      { addRow: 'one.others' },
    ]).walk;

    expect([ids(two), ids(two, 'one.others'), two.nextRow]).toEqual([[1, 2], [3], 4]);
    expect(values(two)).toEqual({
      'one.b': 'Bo',
      'one.people[1].role': 'guest',
      'one.people[2].role': 'guest',
      'one.others[3].name': 'Bo',
    });
  });

  it('adds no more rows than allowed, in one change and in many', () => {
    const request = { addRow: people };
    const four = changeWalk(start(), [request, request, request, request]).walk;

    expect(ids(four)).toEqual([1, 2, 3]);
    expect(four.nextRow).toBe(4);
  });

  it('removes the named row with its answers', () => {
    const two = enter(addRow(addRow(start(), people), people), {
      'one.people[1].name': 'Ada',
      'one.people[2].name': 'Bo',
    });
    const one = changeWalk(two, [{ removeRow: people, id: 1 }]).walk;
    const replaced = changeWalk(two, [{ removeRow: people, id: 1 }, { addRow: people }]).walk;

    expect(ids(one)).toEqual([2]);
    expect(values(one)).toEqual({ 'one.people[2].name': 'Bo', 'one.people[2].role': 'guest' });
    expect(ids(replaced)).toEqual([2, 3]);
  });
});

describe('a reaction', () => {
  it('without a condition runs exactly when its field is changed', () => {
    const walk = enter(start({ on: 'one.kind', clear: ['one.b'], notice: 'cleared' }), {
      'one.b': 'x',
      'one.c': 'y',
    });
    const touched = changeWalk(walk, [{ set: 'one.kind', to: 'B' }]);
    const other = changeWalk(walk, [{ set: 'one.c', to: 'z' }]);

    expect(values(touched.walk)).toEqual({ 'one.kind': 'B', 'one.c': 'y' });
    expect(touched.notices).toEqual(['cleared']);
    expect(values(other.walk)).toMatchObject({ 'one.b': 'x' });
    expect(other.notices).toEqual([]);
  });

  it('with a condition is judged by the answers right after the change', () => {
    const walk = enter(start({ on: 'one.kind', when: 'isA', clear: ['one.b'] }), { 'one.b': 'x' });

    expect(values(enter(walk, { 'one.kind': 'B' }))['one.b']).toBe('x');
    expect(values(enter(walk, { 'one.kind': 'A' }))['one.b']).toBeUndefined();
  });

  it('sets texts, numbers, yes and no, and empties fields without a value', () => {
    const walk = enter(
      start({
        on: 'one.kind',
        set: {
          'one.b': { const: 'new' },
          'one.n': { const: 3 },
          'one.yes': { const: true },
          'one.c': 'one.people',
        },
      }),
      { 'one.c': 'old' },
    );

    expect(values(enter(walk, { 'one.kind': 'A' }))).toEqual({
      'one.kind': 'A',
      'one.b': 'new',
      'one.n': 3,
      'one.yes': true,
    });
  });

  it('sets values from the answers after the change, not from the effects of other reactions', () => {
    const walk = enter(
      start(
        { on: 'one.kind', set: { 'one.b': { const: 'moved' } } },
        { on: 'one.kind', set: { 'one.c': 'one.b' } },
        { on: 'one.b', clear: ['one.n'] },
      ),
      { 'one.b': 'first', 'one.n': 1 },
    );
    const withN = enter(walk, { 'one.n': 1 });

    expect(values(enter(withN, { 'one.kind': 'A' }))).toEqual({
      'one.kind': 'A',
      'one.b': 'moved',
      'one.c': 'first',
      'one.n': 1,
    });
  });

  it('clears lists and gives them blank rows', () => {
    const cleared = enter(addRow(start({ on: 'one.kind', clear: [people] }), people), { 'one.kind': 'A' });
    const reset = enter(addRow(start({ on: 'one.kind', rows: { [people]: 2, 'one.others': 1 } }), people), {
      'one.people[1].name': 'Ada',
      'one.kind': 'A',
    });

    expect(ids(cleared)).toEqual([]);
    expect([ids(reset), ids(reset, 'one.others'), reset.nextRow]).toEqual([[2, 3], [4], 5]);
    expect(fieldAt(reset, 'one.people[3].role').value).toBe('guest');
    expect(fieldAt(reset, 'one.people[2].name').answer).toBeNull();
  });

  it('runs when rows are added or removed, and when any part of a row changes', () => {
    const counting = start({ on: people, set: { 'one.b': { const: 'rows moved' } } });
    const typing = start({ on: 'one.kind', clear: ['one.b'] });
    const added = addRow(counting, people);
    const removed = changeWalk(enter(added, { 'one.b': 'x' }), [{ removeRow: people, id: 1 }]).walk;

    expect(values(added)['one.b']).toBe('rows moved');
    expect(values(removed)['one.b']).toBe('rows moved');
    expect(
      values(enter(addRow(typing, people), { 'one.b': 'x', 'one.people[1].name': 'Ada' }))['one.b'],
    ).toBe('x');
  });

  it('raises the notices of all reactions that run, in order', () => {
    const walk = start(
      { on: 'one.kind', notice: 'first' },
      { on: 'one.kind', when: 'hasB', notice: 'never' },
      { on: 'one.kind', set: { 'one.c': { const: 'x' } } },
      { on: 'one.kind', notice: 'second' },
    );

    expect(changeWalk(walk, [{ set: 'one.kind', to: 'A' }]).notices).toEqual(['first', 'second']);
  });
});
