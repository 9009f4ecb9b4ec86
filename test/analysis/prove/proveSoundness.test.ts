import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectRuleDependencies } from '../../../src/analysis/prove/rules/collectRuleDependencies.ts';
import { explore, type Situation } from '../../../src/analysis/prove/exploration/explore.ts';
import type { Visitor } from '../../../src/analysis/prove/exploration/Visitor.ts';
import { listFactScenarios } from '../../../src/analysis/prove/scenarios/listFactScenarios.ts';
import { getFixedFacts } from '../../../src/cli/facts/getFixedFacts.ts';
import { compileFormById as shippedWizard } from '../../../src/cli/compileFormById.ts';
import {
  listApplyingSteps,
  changeWalk,
  openRequirements,
  startWalk,
  type Answer,
  type Facts,
  type FactsDefinition,
  type FieldState,
  type NodeState,
  type Step,
  type Walk,
  type Wizard,
} from '../../../src/engine/index.ts';
import { randomForm } from '../../engine/randomForms.ts';
import { wizardOf } from '../../engine/testForm.ts';
import { shippedForms } from '../../shippedForms.ts';

const nobody: Visitor = {
  considers: () => {},
  enters: () => {},
  visits: () => {},
  asksToLeave: () => {},
  leaves: () => {},
  stuckAt: () => {},
  ends: () => {},
};

function explored(wizard: Wizard, facts: FactsDefinition, fixed: Facts) {
  const asks = collectRuleDependencies(wizard);
  return listFactScenarios(wizard, facts, asks, fixed).worlds.map((world) => ({
    world,
    start: explore(startWalk(wizard, world), { ...asks, budget: 200_000 }, nobody).start,
  }));
}

/** Serializes a step with its shown nodes. */
function signature(step: Step, nodes: readonly NodeState[]): string {
  return `${step.id}: ${nodes.flatMap((node) => (node.shown ? [node.key] : [])).join(' ')}`;
}

function signaturesOf(walk: Walk): readonly string[] {
  return listApplyingSteps(walk).map((step) => signature(step, walk.nodes.slice(step.first, step.last)));
}

/** Returns true when an explored way from here shows exactly these steps. */
function occurs(at: Situation, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return at.step === null;
  const tried = new Set<Situation>();
  return at.ways.some((way) => {
    if (signature(way.step, way.least) !== first || tried.has(way.to)) return false;
    tried.add(way.to);
    return occurs(way.to, rest);
  });
}

/** Answers the questions of a step at random, in order, until it has no open requirement; null when that fails. */
function walkedAtRandom(start: Walk, picks: readonly number[]): Walk | null {
  let walk = start;
  let turn = 0;
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[(picks[(turn += 1) % picks.length] ?? 0) % Math.max(1, items.length)];
  for (const step of start.wizard.steps) {
    if (!walk.applies[step.index]) continue;
    for (let attempt = 0; attempt < 4; attempt += 1) {
      walk = answeredAtRandom(walk, step, pick);
      if (openRequirements(walk, step).length === 0) break;
    }
    if (openRequirements(walk, step).length > 0) return null;
  }
  return walk;
}

function answeredAtRandom(before: Walk, step: Step, pick: Pick): Walk {
  let walk = before;
  for (let place = step.first; place < step.last; place += 1) {
    const node = walk.nodes[place];
    if (node?.kind === 'field' && node.shown && !node.lock) {
      const to = pick(concreteAnswers(node, walk));
      if (to !== undefined) walk = changeWalk(walk, [{ set: node.key, to }]).walk;
    }
    if (node?.kind === 'list' && node.shown) walk = fillRows(walk, node.key, pick);
  }
  return walk;
}

type Pick = <Item>(items: readonly Item[]) => Item | undefined;

function fillRows(before: Walk, key: string, pick: Pick): Walk {
  let walk = before;
  const more = pick([0, 1, 2]) ?? 0;
  for (let row = 0; row < more; row += 1) walk = changeWalk(walk, [{ addRow: key }]).walk;
  const list = walk.nodes[walk.wizard.indexOf.get(key) ?? -1];
  if (list?.kind !== 'list') return walk;
  list.rows.forEach((_, row) => {
    list.list.parts.forEach((__, part) => {
      const now = walk.nodes[list.list.index];
      const state = now?.kind === 'list' ? now.rows[row]?.parts[part] : undefined;
      const to = state?.kind === 'field' && state.shown ? pick(concreteAnswers(state, walk)) : undefined;
      if (state && to !== undefined) walk = changeWalk(walk, [{ set: state.key, to }]).walk;
    });
  });
  return walk;
}

/** Lists answers of many kinds, independent of those that the proof chooses; empty ones where they are allowed. */
function concreteAnswers(state: FieldState, walk: Walk): readonly Answer[] {
  const { field, options } = state;
  const today = walk.facts['today'] as string;
  const empty: readonly Answer[] = state.required ? [] : [null, ''];
  if (field.type === 'boolean') return [true, false, ...(field.twoValued ? [null] : [])];
  if (options) return [...options.filter(({ disabled }) => !disabled).map(({ value }) => value), ...empty];
  const typed = [
    'Köln',
    'x',
    'ab',
    'abc',
    'Zülpicher Straße 5',
    ' A',
    'k@b.de',
    '50667',
    '0221 123',
    'K-AB 12',
    today,
  ];
  const dates = [
    '2020-02-29',
    '2026-10-22',
    '2026-10-21',
    '2026-10-20',
    '2026-01-01',
    today,
    '09:30',
    '23:59',
  ];
  return [...typed, ...dates, ...(field.schema.examples ?? []), ...empty].filter((value) => {
    if (value === '') return true;
    if (value === null || typeof value !== 'string') return value === null;
    return field.validate(value.trim()) === null && !(state.max !== null && value > String(state.max));
  });
}

describe('the exploration of a proof', { timeout: 60_000 }, () => {
  it('contains every one of 300 random completed walks of the claim report', () => {
    const repository = shippedForms;
    const wizard = shippedWizard(repository, 'claim-report');
    if (!wizard) throw new Error('the claim report has mistakes');
    const worlds = explored(wizard, repository.shared.facts, getFixedFacts(repository, null, '2026-11-21'));
    let completed = 0;

    fc.assert(
      fc.property(
        fc.nat(worlds.length - 1),
        fc.array(fc.nat(1000), { minLength: 40, maxLength: 80 }),
        (index, picks) => {
          const at = worlds[index];
          const walk = at ? walkedAtRandom(startWalk(wizard, at.world), picks) : null;
          if (!walk || !at) return;
          completed += 1;
          expect(signaturesOf(walk)).toSatisfy((shown: readonly string[]) => occurs(at.start, shown));
        },
      ),
      { numRuns: 300 },
    );
    expect(completed).toBeGreaterThan(100);
  });

  it('contains every completed walk of random forms', () => {
    let completed = 0;

    fc.assert(
      fc.property(
        randomForm,
        fc.array(fc.array(fc.nat(1000), { minLength: 13, maxLength: 26 }), { minLength: 5, maxLength: 5 }),
        (form, walks) => {
          const wizard = wizardOf(form);
          const [only] = explored(wizard, { facts: {} }, { today: '2026-11-21' });
          for (const picks of walks) {
            const walk = only ? walkedAtRandom(startWalk(wizard, only.world), picks) : null;
            if (!walk || !only) continue;
            completed += 1;
            expect(signaturesOf(walk)).toSatisfy((shown: readonly string[]) => occurs(only.start, shown));
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(completed).toBeGreaterThan(300);
  });
});
