import { describe, expect, it } from 'vitest';
import {
  collectAnswers,
  changeWalk,
  isDirty,
  isReachable,
  findLastReachableStep,
  nodeState,
  buildRequest,
  resumeWalk,
  snapshotStep,
  startWalk,
  withFacts,
  type Answer,
  type FieldKey,
  type FieldState,
  type Walk,
} from '../../../src/engine/index.ts';
import { checkbox, choice, text, walkOf, when, wizardOf, yesNo, type TestForm } from '../testForm.ts';

function field(walk: Walk, key: FieldKey): FieldState {
  const state = nodeState(walk, key);
  if (state?.kind !== 'field') throw new Error(`no field ${key}`);
  return state;
}

function enter(walk: Walk, answers: Readonly<Record<FieldKey, Answer>>): Walk {
  return Object.entries(answers).reduce((before, [set, to]) => changeWalk(before, [{ set, to }]).walk, walk);
}

const form: TestForm = {
  facts: ['policy.comprehensive'],
  steps: {
    type: { other: checkbox, own: checkbox, kind: choice('HIT', 'HAIL') },
    vehicle: { plate: text(10), sold: yesNo, note: text() },
    people: {
      known: yesNo,
      list: {
        type: 'array',
        maxItems: 3,
        items: { type: 'object', properties: { name: text(20), reach: checkbox, email: text(30) } },
      },
    },
  },
  rules: {
    conditions: {
      own: when({ '===': [{ var: 'type.own' }, true] }),
      hit: when({ '===': [{ var: 'type.kind' }, 'HIT'] }),
      known: when({ '===': [{ var: 'people.known' }, true] }),
      unknown: when({ '===': [{ var: 'people.known' }, false] }),
      reachable: when({ '===': [{ var: 'row.reach' }, true] }),
      anyDamage: when({ or: [{ '===': [{ var: 'type.other' }, true] }, { is: 'own' }] }),
    },
    steps: { vehicle: { when: 'own' } },
    fields: {
      'type.other': { lock: { when: '!policy.comprehensive', to: { const: true }, says: 'onlyOther' } },
      'type.own': { show: 'policy.comprehensive' },
      'type.kind': { show: 'own' },
      'vehicle.note': { optional: true, show: 'hit' },
      'people.list': { show: 'known' },
      'people.list.email': { show: 'reachable', optional: true },
    },
    checks: { type: [{ needs: 'anyDamage', error: 'chooseDamage', at: ['type.other'] }] },
    reactions: [
      { on: 'people.known', when: 'known', rows: { 'people.list': 1 } },
      { on: 'people.known', when: 'unknown', rows: { 'people.list': 0 } },
      { on: 'type.own', when: '!own', clear: ['type.kind'] },
    ],
  },
  calls: [
    {
      at: { submit: true },
      call: 'report',
      send: {
        other: 'type.other',
        kind: 'type.kind',
        plate: 'vehicle.plate',
        people: {
          firstOf: [
            { each: ['people.list', { id: 'row.number', name: 'row.name', email: 'row.email' }] },
            [],
          ],
        },
      },
      outcomes: [{ else: true, banner: 'generic' }],
    },
  ],
};

const full = { 'policy.comprehensive': true };
const payload = (walk: Walk) => {
  const call = walk.wizard.calls[0];
  if (!call) throw new Error('no call');
  return buildRequest(walk, call).body;
};

describe('a walk', () => {
  it('reads hidden answers as missing and remembers them', () => {
    const own = enter(walkOf(form, full), {
      'type.own': true,
      'type.kind': 'HIT',
      'vehicle.plate': 'K-AB 1',
      'vehicle.note': 'x',
    });
    const other = enter(own, { 'type.kind': 'HAIL' });
    const back = enter(other, { 'type.kind': 'HIT' });

    expect(field(other, 'vehicle.note')).toMatchObject({
      shown: false,
      value: null,
      answer: 'x',
      error: null,
    });
    expect(field(back, 'vehicle.note')).toMatchObject({ shown: true, value: 'x' });
  });

  it('leaves out the answers of a step that does not apply', () => {
    const own = enter(walkOf(form, full), {
      'type.own': true,
      'type.kind': 'HIT',
      'vehicle.plate': 'K-AB 1',
    });
    const other = enter(own, { 'type.own': false, 'type.other': true });

    expect(payload(own)).toEqual({ other: false, kind: 'HIT', plate: 'K-AB 1', people: [] });
    expect(payload(other)).toEqual({ other: true, people: [] });
    expect(snapshotStep(other, 'type').next).toBe('people');
    expect(snapshotStep(own, 'type').next).toBe('vehicle');
  });

  it('requires visible fields unless they are optional', () => {
    const walk = enter(walkOf(form, full), { 'type.own': true, 'type.kind': 'HIT' });

    expect(snapshotStep(walk, 'vehicle').open.map(({ name, error }) => [name, error.code])).toEqual([
      ['vehicle.plate', 'required'],
      ['vehicle.sold', 'required'],
    ]);
    expect(field(walk, 'vehicle.note')).toMatchObject({ required: false, markedOptional: true });
    expect(field(walk, 'type.other')).toMatchObject({ required: false, markedOptional: false, value: false });
  });

  it('forces values and locks fields', () => {
    const walk = walkOf(form, { 'policy.comprehensive': false });
    const tried = changeWalk(walk, [{ set: 'type.other', to: false }]).walk;

    expect(field(tried, 'type.other')).toMatchObject({
      value: true,
      lock: { says: 'onlyOther' },
      error: null,
    });
    expect(field(tried, 'type.own').shown).toBe(false);
    expect(snapshotStep(tried, 'type').open).toEqual([]);
  });

  it('lists failed checks as open requirements at their first shown field', () => {
    const walk = walkOf(form, full);

    expect(snapshotStep(walk, 'type').open).toMatchObject([
      { name: 'type.other', textPath: 'type', error: { code: 'chooseDamage' } },
    ]);
  });

  it('runs reactions once, on the answers after the change', () => {
    const yes = enter(walkOf(form, full), { 'people.known': true });
    const no = enter(yes, { 'people.known': false });

    expect(nodeState(yes, 'people.list')).toMatchObject({ shown: true, rows: [{ id: 1 }] });
    expect(nodeState(no, 'people.list')).toMatchObject({ shown: false, rows: [] });
    expect(
      field(
        enter(enter(walkOf(form, full), { 'type.own': true, 'type.kind': 'HAIL' }), { 'type.own': false }),
        'type.kind',
      ).answer,
    ).toBeNull();
  });

  it('scopes rules of rows to their row and names rows by position', () => {
    const one = enter(walkOf(form, full), { 'people.known': true, 'people.list[1].name': 'Ada' });
    const two = changeWalk(one, [{ addRow: 'people.list' }]).walk;
    const filled = enter(two, {
      'people.list[2].name': 'Bo',
      'people.list[2].reach': true,
      'people.list[2].email': 'bo@x.de',
    });
    const removed = changeWalk(filled, [{ removeRow: 'people.list', id: 1 }]).walk;

    expect(field(filled, 'people.list[1].email').shown).toBe(false);
    expect(field(filled, 'people.list[2].email')).toMatchObject({ shown: true, name: 'people.list.1.email' });
    expect(field(removed, 'people.list[2].email').name).toBe('people.list.0.email');
    expect(payload(removed)).toMatchObject({ people: [{ id: 1, name: 'Bo', email: 'bo@x.de' }] });
  });

  it('can add a row and fill it in one change', () => {
    const walk = enter(walkOf(form, full), { 'people.known': true });
    const next = changeWalk(walk, [
      { addRow: 'people.list' },
      { set: `people.list[${walk.nextRow}].name`, to: 'Cy' },
      { set: 'people.list[99].name', to: 'nobody' },
    ]).walk;

    expect(payload(next)).toMatchObject({ people: [{ id: 1 }, { id: 2, name: 'Cy' }] });
  });

  it('never uses the id of a removed row again and adds no row beyond the maximum', () => {
    let walk = enter(walkOf(form, full), { 'people.known': true });
    walk = changeWalk(walk, [{ removeRow: 'people.list', id: 1 }]).walk;
    for (let count = 0; count < 5; count += 1) walk = changeWalk(walk, [{ addRow: 'people.list' }]).walk;

    const list = nodeState(walk, 'people.list');
    expect(list?.kind === 'list' && list.rows.map(({ id }) => id)).toEqual([2, 3, 4]);
    expect(list).toMatchObject({ canAdd: false });
  });

  it('shares all parts that a change does not affect', () => {
    const before = enter(walkOf(form, full), { 'type.own': true, 'people.known': true });
    const after = enter(before, { 'vehicle.plate': 'K' });
    const changed = after.nodes.filter((node, index) => node !== before.nodes[index]).map(({ key }) => key);

    expect(changed).toEqual(['vehicle.plate']);
  });

  it('evaluates only nodes that a change affects', () => {
    const asked: unknown[] = [];
    const counted: TestForm = {
      steps: {
        one: { a: text(), b: text(), near: text(), far: text() },
        two: { list: { type: 'array', maxItems: 2, items: { type: 'object', properties: { c: text() } } } },
      },
      rules: {
        fields: {
          'one.near': { max: { derive: ['ask', { for: { const: 'near' }, a: 'one.a' }] } },
          'one.far': { max: { derive: ['ask', { for: { const: 'far' }, a: 'one.b' }] } },
          'two.list.c': { max: { derive: ['ask', { for: { const: 'row' }, number: 'row.number' }] } },
        },
      },
      derivations: {
        ask: {
          from: {
            properties: { for: { type: 'string' }, a: { type: 'string' }, number: { type: 'integer' } },
            required: ['for'],
          },
          to: { type: 'string' },
          says: 'fragt',
          derive: (values) => void asked.push(values['for']),
        },
      },
    };
    const start = changeWalk(walkOf(counted), [{ addRow: 'two.list' }, { addRow: 'two.list' }]).walk;
    const askedBy = (answers: Record<string, string>) => {
      asked.length = 0;
      enter(start, answers);
      return [...asked];
    };

    expect(askedBy({ 'one.a': 'x' })).toEqual(['near']);
    expect(askedBy({ 'one.far': 'x' })).toEqual(['far']);
    expect(askedBy({ 'two.list[2].c': 'x' })).toEqual(['row']);
    expect(askedBy({ 'one.gone': 'x' })).toEqual([]);
  });

  it('shares the rows that a change does not affect', () => {
    const before = changeWalk(enter(walkOf(form, full), { 'people.known': true }), [
      { addRow: 'people.list' },
    ]).walk;
    const after = enter(before, { 'people.list[2].name': 'Bo' });
    const rows = (walk: Walk) => {
      const list = nodeState(walk, 'people.list');
      return list?.kind === 'list' ? list.rows : [];
    };

    expect(rows(after)[0]).toBe(rows(before)[0]);
    expect(rows(after)[1]?.parts[1]).toBe(rows(before)[1]?.parts[1]);
    expect(rows(after)[1]).not.toBe(rows(before)[1]);
  });

  it('keeps an unreadable text as typed and refuses it with its code', () => {
    const walk = enter(walkOf(form, full), {
      'type.own': true,
      'vehicle.plate': { unreadable: '31.02.', code: 'dateImpossible' },
    });

    expect(field(walk, 'vehicle.plate')).toMatchObject({ value: null, error: { code: 'dateImpossible' } });
  });

  it('reads blanks as empty and trims the sent values', () => {
    const blank = enter(walkOf(form, full), { 'type.own': true, 'type.kind': 'HIT', 'vehicle.plate': '   ' });
    const padded = enter(blank, { 'vehicle.plate': ' K ' });

    expect(field(blank, 'vehicle.plate').error).toEqual({ code: 'required', params: {} });
    expect(payload(padded)).toMatchObject({ plate: 'K' });
  });

  it('reads a value that is no longer offered as missing', () => {
    const walk = enter(walkOf(form, full), { 'type.own': true, 'type.kind': 'THEFT' });

    expect(field(walk, 'type.kind')).toMatchObject({
      value: null,
      answer: 'THEFT',
      error: { code: 'required' },
    });
  });

  it('tells by how many characters a text is too long', () => {
    const walk = enter(walkOf(form, full), { 'type.own': true, 'vehicle.plate': 'K-AB 12345678' });

    expect(field(walk, 'vehicle.plate').error).toEqual({ code: 'tooLong', params: { max: 10, over: 3 } });
  });

  it('stops at the first step with an open requirement', () => {
    const start = walkOf(form, full);
    const typed = enter(start, { 'type.other': true });

    expect(findLastReachableStep(start).id).toBe('type');
    expect(isReachable(start, 'people')).toBe(false);
    expect(isReachable(typed, 'people')).toBe(true);
    expect(isReachable(typed, 'vehicle')).toBe(false);
  });

  it('follows changed facts and ignores a refetch without changes', () => {
    const walk = walkOf(form, full);

    expect(withFacts(walk, { ...walk.facts })).toBe(walk);
    expect(field(withFacts(walk, { ...walk.facts, 'policy.comprehensive': false }), 'type.own').shown).toBe(
      false,
    );
  });

  it('resumes a stored draft and names answers that no longer fit', () => {
    const walk = enter(walkOf(form, full), {
      'type.own': true,
      'people.known': true,
      'people.list[1].name': 'Ada',
    });
    const stored = { answers: collectAnswers(walk, { sensitive: false }), start: walk.start };
    const older = {
      ...stored,
      answers: {
        ...stored.answers,
        values: { ...stored.answers.values, 'type.gone': 'x', 'type.own': 'yes' },
      },
    };

    expect(collectAnswers(resumeWalk(walk.wizard, walk.facts, stored).walk, { sensitive: false })).toEqual(
      stored.answers,
    );
    expect(resumeWalk(walk.wizard, walk.facts, older)).toMatchObject({ dropped: ['type.own', 'type.gone'] });
  });

  it('starts blank rows with the start values of their parts', () => {
    const walk = walkOf({ ...form, start: { 'people.list.reach': { const: true } } }, full);
    const one = enter(walk, { 'people.known': true });
    const two = changeWalk(one, [{ addRow: 'people.list' }]).walk;

    expect([field(one, 'people.list[1].reach').value, field(two, 'people.list[2].reach').value]).toEqual([
      true,
      true,
    ]);
    expect(field(two, 'people.list[2].email').shown).toBe(true);
  });

  it('is dirty only when an answer differs from the values on entry', () => {
    const wizard = wizardOf({ ...form, start: { 'type.other': { const: true } } });
    const walk = startWalk(wizard, { today: '2026-11-21', ...full });
    const typed = enter(walk, { 'type.other': false });

    expect(field(walk, 'type.other').value).toBe(true);
    expect([isDirty(walk), isDirty(typed), isDirty(enter(typed, { 'type.other': true }))]).toEqual([
      false,
      true,
      false,
    ]);
  });
});
