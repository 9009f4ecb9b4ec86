import { describe, expect, it } from 'vitest';
import { toAskedAtom } from '../../../src/analysis/prove/rules/toAskedAtom.ts';
import { collectRuleDependencies } from '../../../src/analysis/prove/rules/collectRuleDependencies.ts';
import {
  listTableOnlyReads,
  listTableScenarios,
} from '../../../src/analysis/prove/scenarios/listTableScenarios.ts';
import type { Expression } from '../../../src/engine/index.ts';
import { text, type TestForm, when, wizardOf } from '../../engine/testForm.ts';

const facts = ['policy.isEnded', 'policy.isOld', 'policy.isShared'];

/** A table of rows with conditions that block a change. */
const blocks: NonNullable<TestForm['shared']> = {
  tables: {
    blocks: {
      says: 'Was eine Änderung sperrt',
      key: 'reason',
      hit: 'first',
      columns: {
        reason: { type: 'string' },
        cover: { type: 'boolean' },
        amount: { type: 'integer' },
      },
      rows: [
        { reason: 'ended', when: 'policy.isEnded', cover: true, amount: 5 },
        { reason: 'old', when: { '===': ['policy.isOld', true] }, cover: false, amount: 7 },
        { reason: 'shared', when: 'policy.isShared', cover: true },
      ],
    },
  },
};

function asking(rule: Expression, more: Expression = { '===': ['one.a', 'x'] }) {
  return wizardOf({
    facts,
    steps: { one: { a: text(), b: text(), c: text() } },
    rules: {
      conditions: { asked: when(rule), other: when(more) },
      fields: { 'one.b': { show: 'asked' }, 'one.c': { show: 'other' } },
    },
    shared: blocks,
  });
}

const covered: Expression = { some: ['table.blocks', 'row.cover'] };

describe('an atom that reads a table', () => {
  it('reads the paths that decide which of its rows apply', () => {
    const wizard = asking(covered);
    const { paths, readsTable } = toAskedAtom(wizard.conditions.get('asked')?.rule ?? null, wizard);

    expect(paths).toEqual(expect.arrayContaining(facts));
    expect(paths).not.toContain('table.blocks');
    expect(readsTable).toBe(true);
  });

  it('distinguishes every key by which a row is found', () => {
    const wizard = asking({ '===': [{ lookup: ['blocks', 'one.a', 'amount'] }, 5] });
    const { asked, readsTable } = toAskedAtom(wizard.conditions.get('asked')?.rule ?? null, wizard);

    expect(asked).toEqual(expect.arrayContaining(['ended', 'old', 'shared', 5]));
    expect(readsTable).toBe(false);
  });
});

describe('worlds of facts that only decide which rows of a table apply', () => {
  const varied = facts.map((name) => [name, [false, true]] as const);
  const worldsOf = (wizard: ReturnType<typeof asking>) =>
    listTableScenarios(wizard, varied, collectRuleDependencies(wizard).atoms, { today: '2026-11-21' });

  it('are two: one in which no row applies, and one in which a row does', () => {
    const { worlds, exhaustive } = worldsOf(asking(covered));

    expect(worlds).toHaveLength(2);
    expect(worlds[0]).toEqual({ 'policy.isEnded': false, 'policy.isOld': false, 'policy.isShared': false });
    expect(exhaustive).toBe(true);
  });

  it('are more when a rule asks for more than whether a row applies', () => {
    const first: Expression = { '===': [{ first: ['table.blocks', 'row.reason'] }, { const: 'old' }] };

    expect(worldsOf(asking(first)).exhaustive).toBe(false);
  });

  it('leave out a fact that a rule reads beside the table, or that another place reads', () => {
    const { atoms } = collectRuleDependencies(asking(covered, 'policy.isOld'));
    const through = (elsewhere: readonly string[]) => [
      ...listTableOnlyReads(atoms, new Set(facts), new Set(elsewhere)),
    ];

    expect(through([])).toEqual(['policy.isEnded', 'policy.isShared']);
    expect(through(['policy.isShared'])).toEqual(['policy.isEnded']);
  });
});
