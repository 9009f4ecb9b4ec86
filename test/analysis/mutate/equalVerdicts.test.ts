import { describe, expect, it } from 'vitest';
import { findStepDifference } from '../../../src/analysis/mutate/comparison/visibleState.ts';
import { createComparisonScope } from '../../../src/analysis/mutate/comparison/createComparisonScope.ts';
import { findDifference } from '../../../src/analysis/mutate/comparison/findDifference.ts';
import { createMutants } from '../../../src/analysis/mutate/mutants/createMutants.ts';
import { applyMutant } from '../../../src/analysis/mutate/mutants/Mutant.ts';
import type { ExploreSettings } from '../../../src/analysis/prove/exploration/explore.ts';
import { listAnswers } from '../../../src/analysis/prove/exploration/listAnswers.ts';
import { groupBrands } from '../../../src/cli/facts/groupBrands.ts';
import { formEnvironment } from '../../../src/cli/formEnvironment.ts';
import { compileSoundValidators } from '../../../src/definitions/disk.ts';
import {
  buildRequest,
  changeWalk,
  collectLeafSchemas,
  compileWizard,
  listCalls,
  openRequirements,
  isFile,
  startWalk,
  type Answer,
  type ChangeRequest,
  type Facts,
  type FieldState,
  type FormSource,
  type NodeState,
  type Walk,
  type Wizard,
} from '../../../src/engine/index.ts';
import { shippedForms } from '../../shippedForms.ts';
import { compileFormById } from '../../../src/cli/compileFormById.ts';

const isDeep = process.env['DEEP'] !== undefined;
const walks = 2000;
const today = '2026-11-21';

/** Forms whose mutants are tried with every commit; all of them in the deep tests. */
const forms = isDeep
  ? shippedForms.forms.map(({ id }) => id)
  : ['activation', 'change-address', 'change-password', 'contact-callback', 'green-card', 'tax-certificate'];
const mutantsOfForm = isDeep ? 60 : 40;

type Random = () => number;

/** Returns a generator of numbers from 0 to 1 that begins the same for the same seed. */
function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function pick<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Both forms with the same answers. */
interface Pair {
  readonly left: Walk;
  readonly right: Walk;
}

function change({ left, right }: Pair, requests: readonly ChangeRequest[]): Pair {
  return { left: changeWalk(left, requests).walk, right: changeWalk(right, requests).walk };
}

/** Answers the questions of both forms at random, some of them again at the end, and returns the first difference that a customer sees. */
function walkBoth(
  left: Wizard,
  right: Wizard,
  { facts, asks }: { readonly facts: Facts; readonly asks: ExploreSettings },
  random: Random,
): string | null {
  let pair: Pair = { left: startWalk(left, facts), right: startWalk(right, facts) };
  const order = [
    ...left.nodes.keys(),
    ...Array.from({ length: 6 }, () => Math.floor(random() * left.nodes.length)),
  ];
  for (const index of order) {
    const node = pair.left.nodes[index];
    if (node === undefined || !node.shown) continue;
    pair = change(pair, chooseChanges(node, pair.left, asks, random));
    const other = compare(pair);
    if (other !== null) return other;
  }
  return null;
}

/** Chooses an answer of those that the comparison tells apart, or any other, right or wrong, or none. */
function chooseChanges(
  node: NodeState,
  walk: Walk,
  asks: ExploreSettings,
  random: Random,
): readonly ChangeRequest[] {
  const kind = random();
  if (kind < 0.1) return [];
  if (node.kind !== 'field' || kind < 0.7) return pick(listAnswers(node, walk, asks), random) ?? [];
  return node.lock ? [] : [{ set: node.key, to: inventAnswer(node, random) }];
}

function inventAnswer({ field, options }: FieldState, random: Random): Answer {
  if (options) return pick(options, random)?.value ?? null;
  if (isFile(field)) return null;
  if (field.type === 'boolean') return pick([true, false, null], random) ?? null;
  if (field.type !== 'string') return Math.floor(random() ** 3 * 100_000);
  if (field.schema.format === 'date')
    return new Date(Date.UTC(2020, 0, random() * 4000)).toISOString().slice(0, 10);
  return pick([null, 'x', 'Köln', 'K-AB 12', '50667', 'x'.repeat(40)], random) ?? null;
}

function compare({ left, right }: Pair): string | null {
  for (const step of left.wizard.steps) {
    if (left.applies[step.index] !== right.applies[step.index]) return step.id;
    if (!left.applies[step.index]) continue;
    const other = findStepDifference(step, left, right);
    if (other !== null) return `${other.at}: ${other.what}`;
  }
  const isOpen = left.wizard.steps.some(
    (step) => left.applies[step.index] && openRequirements(left, step).length > 0,
  );
  const sent = (walk: Walk) =>
    JSON.stringify(listCalls(walk, { submit: true }).map((call) => buildRequest(walk, call)));
  return isOpen || sent(left) === sent(right) ? null : 'payload';
}

function compile(changed: FormSource): Wizard | null {
  const validators = compileSoundValidators(collectLeafSchemas(changed));
  const result = validators && compileWizard(changed, { validators, ...formEnvironment });
  return result?.ok ? result.wizard : null;
}

describe('a change that is said to be equal', { timeout: isDeep ? 3_600_000 : 120_000 }, () => {
  it.each(forms)(`survives ${walks} random walks: %s`, (id) => {
    const random = createRandom(7);
    const { source } = shippedForms.forms.find((form) => form.id === id) ?? {};
    const wizard = compileFormById(shippedForms, id);
    if (!source || !wizard) throw new Error(`${id} has mistakes`);
    const { facts } = shippedForms.shared;
    const given = groupBrands(
      shippedForms,
      wizard,
      shippedForms.brands.map((brand) => brand.id),
      today,
    );
    const mutants = createMutants(source, wizard)
      .map((mutant) => ({ mutant, place: random() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, mutantsOfForm);
    for (const { mutant } of mutants) {
      const changed = compile(applyMutant(source, mutant));
      if (changed === null) continue;
      const scope = createComparisonScope(wizard, changed, facts, given, 20_000);
      if (findDifference(wizard, changed, scope, () => [200, 400]).kind !== 'equal') continue;
      for (let walk = 0; walk < walks; walk += 1) {
        const world = pick(scope.worlds, random) ?? { today };
        const other = walkBoth(wizard, changed, { facts: world, asks: scope.settings }, random);
        expect([mutant.kind, mutant.keys.join('/'), other]).toEqual([
          mutant.kind,
          mutant.keys.join('/'),
          null,
        ]);
      }
    }
  });
});
