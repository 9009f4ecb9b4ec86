import { describe, expect, it } from 'vitest';
import {
  changeWalk,
  formatBlock,
  getDefinitionPath,
  nodeState,
  snapshotStep,
  type Walk,
} from '../../../src/engine/index.ts';
import { checkbox, text, walkOf, when, type TestForm } from '../testForm.ts';
import { addRow, enter, fieldAt, listAt } from '../walkActions.ts';

const list = 'one.people';
const form: TestForm = {
  steps: {
    one: {
      all: checkbox,
      people: {
        type: 'array',
        minItems: 2,
        maxItems: 3,
        items: {
          type: 'object',
          properties: {
            name: text(5),
            hint: {
              type: 'null',
              'x-control': { kind: 'note', values: { called: 'row.name', place: 'row.number' } },
            },
            address: { type: 'object', properties: { street: text(), city: text() } },
            twice: text(),
          },
        },
      },
      after: text(),
    },
  },
  rules: {
    conditions: {
      all: when({ '===': [{ var: 'one.all' }, true] }),
      named: when({ answered: 'row.name' }),
      withStreet: when({ answered: 'row.address.street' }),
      second: when({ '===': [{ var: 'row.number' }, 2] }),
      someoneNamed: when({ some: [{ var: list }, { is: 'named' }] }),
    },
    fields: {
      [list]: { show: 'all' },
      'one.people.hint': { show: 'named' },
      'one.people.address.city': { show: 'withStreet' },
      'one.people.twice': { show: 'second', optional: true },
      'one.after': { show: 'someoneNamed' },
    },
  },
};

const empty = enter(walkOf(form), { 'one.all': true });
const rowsAdded = (count: number): Walk =>
  Array.from({ length: count }).reduce<Walk>((walk) => addRow(walk, list), empty);

describe('a list', () => {
  it('needs enough rows, and takes no more than allowed', () => {
    expect([0, 1, 2, 3].map((count) => listAt(rowsAdded(count), list).error)).toEqual([
      { code: 'required', params: {} },
      { code: 'tooFewRows', params: { min: 2 } },
      null,
      null,
    ]);
    expect([2, 3].map((count) => listAt(rowsAdded(count), list).canAdd)).toEqual([true, false]);
    expect(listAt(rowsAdded(4), list).rows).toHaveLength(3);
  });

  it('may be empty when it is optional, but not have too few rows', () => {
    const optional = { ...form, rules: { ...form.rules, fields: { [list]: { optional: true as const } } } };
    const walk = walkOf(optional);

    expect(listAt(walk, list)).toMatchObject({ required: false, error: null, value: null });
    expect(listAt(addRow(walk, list), list).error?.code).toBe('tooFewRows');
  });

  it('of a step that does not apply is hidden', () => {
    const walk = walkOf({
      facts: ['policy.full'],
      steps: form.steps,
      rules: { ...form.rules, fields: {}, steps: { one: { when: 'policy.full' } } },
    });

    expect(listAt(walk, list)).toMatchObject({ shown: false, error: null, canAdd: false });
    expect(listAt(addRow(walk, list), list).rows[0]?.parts.map((part) => part.shown)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it('is optional while its condition holds', () => {
    const walk = walkOf({ ...form, rules: { ...form.rules, fields: { [list]: { optional: 'all' } } } });

    expect(listAt(walk, list)).toMatchObject({ required: true, error: { code: 'required' } });
    expect(listAt(enter(walk, { 'one.all': true }), list)).toMatchObject({ required: false, error: null });
  });

  it('has an error when a reaction added too many rows', () => {
    const walk = walkOf({
      ...form,
      rules: { ...form.rules, reactions: [{ on: 'one.all', when: 'all', rows: { [list]: 4 } }] },
    });

    expect(listAt(enter(walk, { 'one.all': true }), list)).toMatchObject({
      canAdd: false,
      error: { code: 'tooManyRows', params: { max: 3 } },
    });
  });

  it('that is hidden has neither value nor error and remembers its rows', () => {
    const named = enter(rowsAdded(2), { 'one.people[1].name': 'Ada' });
    const hidden = enter(named, { 'one.all': false });
    const back = enter(hidden, { 'one.all': true });

    expect(listAt(hidden, list)).toMatchObject({
      shown: false,
      value: null,
      error: null,
      required: false,
      canAdd: false,
    });
    expect(fieldAt(hidden, 'one.people[1].name')).toMatchObject({ shown: false, value: null, answer: 'Ada' });
    expect(fieldAt(hidden, 'one.after').shown).toBe(false);
    expect(listAt(back, list).value).toEqual([
      { name: 'Ada', 'address.street': null, 'address.city': null, twice: null },
      { name: null, 'address.street': null, 'address.city': null, twice: null },
    ]);
    expect(fieldAt(back, 'one.after').shown).toBe(true);
  });

  it('has no state for a missing row or field', () => {
    const walk = rowsAdded(1);

    expect(nodeState(walk, 'one.people[1].name')?.kind).toBe('field');
    expect(nodeState(walk, 'one.people[2].name')).toBeNull();
    expect(nodeState(walk, 'one.people[1].gone')).toBeNull();
    expect(nodeState(walk, 'one.all[1].name')).toBeNull();
    expect(nodeState(walk, 'one.gone[1].name')).toBeNull();
    expect(nodeState(walk, 'one.gone')).toBeNull();
  });
});

describe('a row', () => {
  it('has rules of its own for fields, groups and blocks', () => {
    const walk = enter(rowsAdded(2), {
      'one.people[1].name': 'Ada',
      'one.people[2].address.street': 'Ring 1',
    });
    const shown = (row: number) =>
      listAt(walk, list)
        .rows.find(({ id }) => id === row)
        ?.parts.map((part) => [part.name.replace(/^.*people\./, ''), part.shown]);

    expect(shown(1)).toEqual([
      ['0.name', true],
      ['0.hint', true],
      ['0.address.street', true],
      ['0.address.city', false],
      ['0.twice', false],
    ]);
    expect(shown(2)).toEqual([
      ['1.name', true],
      ['1.hint', false],
      ['1.address.street', true],
      ['1.address.city', true],
      ['1.twice', true],
    ]);
  });

  it('has keys by its id and definition paths without one', () => {
    expect(getDefinitionPath('one.people[3].address.street')).toBe('one.people.address.street');
    expect(getDefinitionPath('one.after')).toBe('one.after');
  });

  it('keeps its identity when it moves up, and is judged at its new place', () => {
    const walk = enter(rowsAdded(3), { 'one.people[3].name': 'Cy', 'one.people[2].twice': 'x' });
    const moved = changeWalk(walk, [{ removeRow: list, id: 1 }]).walk;

    expect(listAt(moved, list).rows.map(({ id }) => id)).toEqual([2, 3]);
    expect(fieldAt(moved, 'one.people[3].name')).toMatchObject({ value: 'Cy', name: 'one.people.1.name' });
    expect(fieldAt(moved, 'one.people[2].twice')).toMatchObject({ shown: false, answer: 'x' });
    expect(fieldAt(moved, 'one.people[3].twice').shown).toBe(true);
  });

  it('is shared when another row below is removed, and is not evaluated for other changes', () => {
    const walk = enter(rowsAdded(3), { 'one.people[1].name': 'Ada' });
    const fewer = changeWalk(walk, [{ removeRow: list, id: 3 }]).walk;
    const elsewhere = enter(walk, { 'one.after': 'x' });

    expect(listAt(fewer, list).rows[0]).toBe(listAt(walk, list).rows[0]);
    expect(listAt(fewer, list).rows[0]?.parts[1]).toBe(listAt(walk, list).rows[0]?.parts[1]);
    expect(listAt(elsewhere, list)).toBe(listAt(walk, list));
  });

  it('is evaluated with the other rows of the same change', () => {
    const walk = changeWalk(rowsAdded(2), [
      { set: 'one.people[1].name', to: 'Ada' },
      { set: 'one.people[2].name', to: 'Bo' },
      { set: 'one.people[2].address.street', to: 'Ring 1' },
    ]).walk;

    expect(listAt(walk, list).value?.map((row) => [row['name'], row['address.street']])).toEqual([
      ['Ada', null],
      ['Bo', 'Ring 1'],
    ]);
  });

  it('has blocks that show what stands in their own row', () => {
    const walk = enter(rowsAdded(2), { 'one.people[1].name': 'Ada', 'one.people[2].name': 'Bo' });
    const blocks = listAt(walk, list).rows.flatMap(({ parts }) =>
      parts.filter(({ kind }) => kind === 'block'),
    );

    expect(blocks.map((block) => (block.kind === 'block' ? formatBlock(walk, block) : null))).toEqual([
      { called: 'Ada', place: '1' },
      { called: 'Bo', place: '2' },
    ]);
  });

  it('reports its open requirements by its position', () => {
    const walk = enter(rowsAdded(2), { 'one.people[1].name': 'too long', 'one.after': 'x' });

    expect(
      snapshotStep(walk, 'one').open.map(({ key, name, row, textPath, error }) => [
        key,
        name,
        row,
        textPath,
        error.code,
      ]),
    ).toEqual([
      ['one.people[1].name', 'one.people.0.name', 0, 'one.people.name', 'tooLong'],
      [
        'one.people[1].address.street',
        'one.people.0.address.street',
        0,
        'one.people.address.street',
        'required',
      ],
      ['one.people[2].name', 'one.people.1.name', 1, 'one.people.name', 'required'],
      [
        'one.people[2].address.street',
        'one.people.1.address.street',
        1,
        'one.people.address.street',
        'required',
      ],
    ]);
  });
});
