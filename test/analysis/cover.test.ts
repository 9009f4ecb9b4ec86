import { describe, expect, it } from 'vitest';
import { coverForm, flowCases, missingFlows, type Flow } from '../../src/analysis/index.ts';
import { exploreGoals } from '../../src/analysis/cover/exploreGoals.ts';
import { listPossibleGoals } from '../../src/analysis/cover/listPossibleGoals.ts';
import type { FlowCase } from '../../src/analysis/index.ts';
import type { Facts } from '../../src/engine/index.ts';
import { choice, text, type TestForm, when, wizardOf, yesNo } from '../engine/testForm.ts';

const form: TestForm = {
  facts: ['policy.isActive'],
  steps: {
    ask: { wish: yesNo, kind: choice('A', 'B') },
    reason: { why: text() },
    end: { sure: { type: 'boolean', const: true, 'x-control': 'checkbox' } },
  },
  rules: {
    conditions: {
      wishes: when({ '===': [{ var: 'ask.wish' }, true] }),
      kindB: when({ '===': [{ var: 'ask.kind' }, 'B'] }),
      explains: when({ and: [{ is: 'wishes' }, { is: 'kindB' }] }),
      notOnlyA: when({ or: [{ is: 'wishes' }, { is: 'kindB' }] }),
    },
    steps: { reason: { when: 'explains' } },
    fields: { 'ask.kind': { show: 'wishes' } },
    checks: { ask: [{ needs: 'notOnlyA', error: 'choose' }] },
  },
  calls: [
    {
      at: { submit: true },
      call: 'send',
      send: { why: 'reason.why', level: { if: [{ '===': ['ask.kind', 'A'] }, 1, 2] } },
      outcomes: [
        { status: 204, done: true, go: '/thanks' },
        { status: 409, body: 'TWICE', banner: 'again' },
        { else: true, banner: 'generic' },
      ],
    },
  ],
};
const wizard = wizardOf(form);
const facts: Facts = { 'policy.isActive': true, today: '2026-11-21' };
const steps = wizard.steps.map(({ id }) => id);

const short: Flow = {
  flow: 'Kurz',
  form: 'test',
  given: { facts: {} },
  steps: [
    { at: 'ask', enter: { wish: true, kind: 'A' } },
    { at: 'end', enter: { sure: true } },
  ],
  submits: {},
};

function casesOf(...flows: readonly Flow[]): readonly { readonly flow: FlowCase; readonly facts: Facts }[] {
  return flows
    .flatMap((flow) =>
      flowCases(
        { file: 'test.flow.yaml', flow, lineOf: () => 1, placeOf: () => ({ line: 1, column: 1 }) },
        steps,
      ),
    )
    .map((flow) => ({ flow, facts }));
}

const input = {
  wizard,
  facts: { facts: { 'policy.isActive': { type: 'boolean', says: 'aktiv' } } },
  given: [{ fixed: { today: '2026-11-21' }, brands: [] }],
  statusesOf: () => [204],
  budget: 10_000,
} as const;

const cover = (brands: readonly string[], ...flows: readonly Flow[]) =>
  coverForm({ ...input, cases: casesOf(...flows), brands });

describe('cover', () => {
  it('lists every reachable goal, and no other', async () => {
    const { missing, exhaustive } = await cover([]);

    expect(exhaustive).toBe(true);
    expect(missing.map(({ id }) => id).toSorted()).toEqual(
      [
        'condition rules/test.json /conditions/explains/if false',
        'condition rules/test.json /conditions/explains/if true',
        'condition rules/test.json /conditions/kindB/if false',
        'condition rules/test.json /conditions/kindB/if true',
        'condition rules/test.json /conditions/notOnlyA/if false',
        'condition rules/test.json /conditions/notOnlyA/if true',
        'condition rules/test.json /conditions/wishes/if false',
        'condition rules/test.json /conditions/wishes/if true',
        'condition schemas/test/calls.json /calls/0/send/level/if/0 false',
        'condition schemas/test/calls.json /calls/0/send/level/if/0 true',
        ...['/checks/ask/0/needs', '/fields/ask.kind/show', '/steps/reason/when'].flatMap((place) =>
          [true, false].map((truth) => `condition rules/test.json ${place} ${truth}`),
        ),
        'error check ask choose',
        'error field ask.kind required',
        'error field ask.wish required',
        'error field end.sure mustBeTicked',
        'error field reason.why required',
        'field ask.kind hidden',
        'field ask.kind shown',
        'field ask.wish shown',
        'field end.sure shown',
        'field reason.why shown',
        'operand rules/test.json /conditions/explains/if /and/0 true',
        'operand rules/test.json /conditions/explains/if /and/1 false',
        'operand rules/test.json /conditions/explains/if /and/1 true',
        'operand rules/test.json /conditions/notOnlyA/if /or/0 false',
        'operand rules/test.json /conditions/notOnlyA/if /or/0 true',
        'operand rules/test.json /conditions/notOnlyA/if /or/1 false',
        'outcome schemas/test/calls.json /calls/0/outcomes/0',
        'outcome schemas/test/calls.json /calls/0/outcomes/1',
        'outcome schemas/test/calls.json /calls/0/outcomes/2',
        'step ask end',
        'step ask reason',
        'step reason end',
      ].toSorted(),
    );
  });

  it('reports missing goals in German, with the place where they are written', async () => {
    const { missing, kinds } = await cover([], short);

    expect(kinds.find(({ kind }) => kind === 'outcome')).toEqual({ kind: 'outcome', met: 1, goals: 3 });
    expect(missing.map(({ id }) => id)).toContain('step ask reason');
    expect(missing.find(({ id }) => id === 'field reason.why shown')).toEqual({
      id: 'field reason.why shown',
      kind: 'field',
      file: 'rules/test.json',
      pointer: '/fields/reason.why',
      says: '„reason.why“ ist zu sehen',
    });
  });

  it('counts nothing that a failing flow met', async () => {
    const wrong: Flow = { ...short, submits: { sends: { level: 7 } } };
    const { missing, failed } = await cover([], wrong);

    expect(failed).toBe(1);
    expect(missing.map(({ id }) => id)).toContain('step ask end');
  });

  it('walks with every brand that the form tells apart, and names what it did not search for', async () => {
    const branded = wizardOf({
      ...form,
      facts: ['policy.isActive', 'brand.id'],
      rules: { ...form.rules, fields: { 'ask.kind': { show: { '===': ['brand.id', 'north'] } } } },
    });
    const look = (given: readonly string[], budget: number) =>
      coverForm({
        wizard: branded,
        facts: { facts: { 'policy.isActive': { type: 'boolean', says: 'aktiv' } } },
        given: given.map((id) => ({ fixed: { today: '2026-11-21', 'brand.id': id }, brands: [id] })),
        statusesOf: () => [204],
        budget,
        cases: [],
        brands: [],
      });
    const ids = (goals: readonly { readonly id: string }[]) => goals.map(({ id }) => id);

    expect(ids((await look(['south'], 10_000)).missing)).not.toContain('field ask.kind shown');
    expect(ids((await look(['south', 'north'], 10_000)).missing)).toContain('field ask.kind shown');
    expect(ids((await look(['south'], 1)).unsearched)).toContain('field ask.kind shown');
    expect((await look(['south'], 10_000)).unsearched).toEqual([]);
  });

  it('wants both truths of a dead end, and none of a rule that nothing asks or that always holds', async () => {
    const look = (budget: number) =>
      coverForm({
        wizard: wizardOf({
          ...form,
          steps: { ...form.steps, reason: { why: { ...text(), readOnly: true } } },
          rules: {
            ...form.rules,
            stuck: [{ when: { and: [{ answered: 'ask.kind' }, '!kindB'] }, text: 'stuck.onlyB' }],
          },
        }),
        facts: { facts: {} },
        given: [{ fixed: { today: '2026-11-21' }, brands: [] }],
        statusesOf: () => [204],
        budget,
        cases: [],
        brands: [],
      });
    const ids = (goals: readonly { readonly id: string }[]) => goals.map(({ id }) => id);
    const missing = ids((await look(10_000)).missing);
    const unsearched = ids((await look(1)).unsearched);

    for (const truth of ['true', 'false'])
      expect(missing).toContain(`condition rules/test.json /stuck/0/when ${truth}`);
    expect([...missing, ...unsearched].filter((id) => id.endsWith('/readOnly false'))).toEqual([]);
  });

  it('writes flows that pass and meet the missing goals', async () => {
    const before = await cover([], short);
    const ids = before.missing.map(({ id }) => id);
    const written = await missingFlows(wizard, before.reachable, ids, { today: '2026-11-21' });

    const after = await cover([], short, ...written.map(({ flow }) => flow));

    expect(after.missing).toEqual([]);
    expect(written.length).toBeLessThanOrEqual(2);
    expect(written[0]?.flow.flow).toMatch(/ und \d+ weitere Ziele$/);
  });

  it('is whole without walking all ways when the flow tests meet every goal that the form can have', async () => {
    const open = wizardOf({ ...form, rules: { ...form.rules, fields: {} } });
    const look = (budget: number, ...flows: readonly Flow[]) =>
      coverForm({ ...input, wizard: open, budget, cases: casesOf(...flows), brands: [] });
    const before = await look(10_000);
    const ids = before.missing.map(({ id }) => id);
    const written = await missingFlows(open, before.reachable, ids, { today: '2026-11-21' });

    const few = await look(1, short);
    expect(few.exhaustive).toBe(false);
    expect(few.unsearched.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['step ask reason', 'error field reason.why required']),
    );
    const all = await look(1, ...written.map(({ flow }) => flow));
    expect([all.unsearched, all.exhaustive]).toEqual([[], true]);
  });

  it('counts no goal as reachable that the form cannot have', () => {
    const { goals } = exploreGoals(input);

    expect([...goals.keys()].filter((goal) => !listPossibleGoals(wizard).includes(goal))).toEqual([]);
  });

  it('counts a brand with a text of its own, and writes a flow for it', async () => {
    const before = await cover(['north'], short);
    const written = await missingFlows(wizard, before.reachable, ['brand north'], { today: '2026-11-21' });

    expect(before.missing.map(({ id }) => id)).toContain('brand north');
    expect(written.map(({ flow }) => flow.given.facts?.['brand.id'])).toEqual(['north']);
  });
});
