import { describe, expect, it } from 'vitest';
import { collectRuleDependencies } from '../../../src/analysis/prove/rules/collectRuleDependencies.ts';
import { explore } from '../../../src/analysis/prove/exploration/explore.ts';
import { listFactScenarios } from '../../../src/analysis/prove/scenarios/listFactScenarios.ts';
import { emptyVisitor } from '../../../src/analysis/prove/exploration/emptyVisitor.ts';
import { startWalk, type FactsDefinition } from '../../../src/engine/index.ts';
import { choice, text, wizardOf, yesNo } from '../../engine/testForm.ts';

const names = ['policy.isOld', 'policy.isShared', 'policy.isEnded', 'policy.isSeasonal'] as const;
type Name = (typeof names)[number];
const says = 'Beispiel';
const definition: FactsDefinition = {
  facts: Object.fromEntries(names.map((name) => [name, { type: 'boolean', says }])),
  never: [{ says, if: { and: ['policy.isEnded', '!policy.isSeasonal'] } }],
};

/** Builds a form with notices that read one fact each, and a question that reads some of the facts. */
function worldsOf(noticed: readonly Name[], asked: readonly Name[]) {
  const wizard = wizardOf({
    facts: [...names],
    steps: { one: { a: text(), b: text() } },
    rules: {
      fields: { 'one.b': { show: { and: ['policy.isOld', ...asked] } } },
      notices: noticed.map((when, index) => ({ id: `notice${index}`, when, once: 'session' })),
    },
  });
  const { worlds, exhaustive } = listFactScenarios(wizard, definition, collectRuleDependencies(wizard), {
    today: '2026-11-23',
  });
  return { trues: worlds.map((world) => names.filter((name) => world[name] === true)), exhaustive };
}

describe('worlds of facts', () => {
  it('have one more for each fact that only a notice reads, and not twice as many', () => {
    const { trues, exhaustive } = worldsOf(['policy.isShared', 'policy.isSeasonal'], []);

    expect(trues).toEqual([
      ['policy.isOld'],
      [],
      ['policy.isOld', 'policy.isShared'],
      ['policy.isOld', 'policy.isSeasonal'],
    ]);
    expect(exhaustive).toBe(true);
  });

  it('are all combinations when a question reads the fact of a notice, too', () => {
    expect(worldsOf(['policy.isShared'], ['policy.isShared']).trues).toHaveLength(4);
  });

  it('give an unread fact a value with which the others are possible', () => {
    expect(worldsOf([], ['policy.isEnded']).trues).toEqual([
      ['policy.isOld', 'policy.isEnded', 'policy.isSeasonal'],
      ['policy.isOld'],
      ['policy.isEnded', 'policy.isSeasonal'],
      [],
    ]);
    expect(worldsOf(['policy.isEnded'], []).trues).toContainEqual([
      'policy.isOld',
      'policy.isEnded',
      'policy.isSeasonal',
    ]);
  });
});

describe('a budget that is too small', () => {
  const fields = (step: string) => [0, 1, 2, 3, 4, 5].map((index) => `${step}.q${index}`);
  const questions = Object.fromEntries(fields('x').map((path) => [path.slice(2), choice('A', 'B', 'C')]));
  const wizard = wizardOf({
    facts: [...names],
    steps: { one: questions, two: { ...questions, end: yesNo } },
    rules: {
      fields: {
        'two.end': {
          show: { or: [...fields('one'), ...fields('two')].map((path) => ({ '===': [path, 'A'] })) },
        },
      },
    },
  });

  it('is shared by the steps, so that some ways still lead to the end', () => {
    const { paths, exhaustive } = explore(
      startWalk(wizard, { today: '2026-11-23' }),
      { ...collectRuleDependencies(wizard), budget: 100 },
      emptyVisitor,
    );

    expect(exhaustive).toBe(false);
    expect(paths).toBeGreaterThan(10);
  });
});
