import {
  expandExpression,
  replaceSubjects,
  type CompiledPromise,
  type Expression,
  type SubjectName,
  type Wizard,
} from '../../engine/index.ts';
import { listRuleUses } from '../prove/rules/listRuleUses.ts';
import { formatPointer } from '../lint/shared/formatPointer.ts';
import { slicePromise } from '../promises/slicePromise.ts';
import { provePromises } from '../promises/provePromises.ts';
import { isAroundQuestions, applyMutant, type Mutant } from './mutants/Mutant.ts';
import type { MutateInput } from './MutateInput.ts';

export interface IdlePromise {
  readonly says: string;
  readonly file: string;
  readonly pointer: string;
}

/** Returns true when a promise of the changed form is broken or never applies. */
export function breaksPromise(input: MutateInput, changed: Wizard): boolean {
  return changed.promises.some((promise) => isBroken(input, changed, promise));
}

/** A mutant that breaks a promise, which often breaks others, too. */
interface PromiseBreaker {
  readonly mutant: Mutant;
  readonly wizard: Wizard;
  promises: number;
}

/**
 * Finds promises that none of these mutants breaks. Mutants that broke the most promises are tried first, then those that change a value
 * the promise reads, then the rest.
 */
export function findIdlePromises(input: MutateInput, mutants: readonly Mutant[]): readonly IdlePromise[] {
  const { wizard, source, compile } = input;
  const able = mutants.filter((mutant) => !isAroundQuestions(mutant));
  const breakers: PromiseBreaker[] = [];
  return wizard.promises
    .filter((promise) => !isBrokenBySome(promise))
    .map(({ index, says }) => ({
      says,
      file: `rules/${wizard.id}.json`,
      pointer: formatPointer('promises', index),
    }));

  function isBrokenBySome(promise: CompiledPromise): boolean {
    const known = breakers
      .toSorted((one, other) => other.promises - one.promises)
      .find((one) => breaksOnePromise(one.wizard, promise));
    const breaker = known ?? newBreaker(promise);
    if (breaker) breaker.promises += 1;
    return breaker !== null;
  }

  function newBreaker(promise: CompiledPromise): PromiseBreaker | null {
    const tried = new Set(breakers.map(({ mutant }) => mutant));
    for (const mutant of sortNearestFirst(wizard, promise, able)) {
      if (tried.has(mutant) || !canTouch(promise, mutant)) continue;
      const changed = compile(applyMutant(source, mutant));
      if (!changed || (isOutcome(mutant) && sameChecks(changed)) || !breaksOnePromise(changed, promise))
        continue;
      const breaker = { mutant, wizard: changed, promises: 0 };
      breakers.push(breaker);
      return breaker;
    }
    return null;
  }

  function sameChecks(changed: Wizard): boolean {
    return serializeSetChecks(changed) === serializeSetChecks(wizard);
  }

  function breaksOnePromise(changed: Wizard, { index }: CompiledPromise): boolean {
    const same = changed.promises.find((promise) => promise.index === index);
    return same !== undefined && isBroken(input, changed, same);
  }
}

function isBroken({ facts, given, budget }: MutateInput, changed: Wizard, promise: CompiledPromise): boolean {
  return provePromises({
    wizard: { ...changed, promises: [promise] },
    facts,
    given,
    budget,
  }).some(({ verdict }) => verdict.kind === 'no' || verdict.kind === 'vacuous');
}

/** Serializes the checks that replies of servers set. */
function serializeSetChecks({ calls }: Wizard): string {
  return JSON.stringify(calls.map(({ at, outcomes }) => [at, outcomes.map(({ effects }) => effects.check)]));
}

/** Returns true for a mutant of an outcome. Replies of servers affect a promise only by the checks that they set. */
function isOutcome({ part, keys }: Mutant): boolean {
  return part === 'calls' && keys[2] === 'outcomes';
}

/** Returns true when a mutant can affect the promise. Dialogs, the end and the words of a field affect only promises that name them. */
function canTouch({ when, holds }: CompiledPromise, { part, keys: [section, , member] }: Mutant): boolean {
  const speaksOf = (name: SubjectName) =>
    [...(when?.subjects ?? []), ...holds.subjects].some(({ subject }) => subject === name);
  if (part === 'wizard') return section === 'assumes' || speaksOf('leads');
  if (part !== 'rules') return true;
  if (section === 'confirm' || section === 'notices') return speaksOf('asks');
  return section !== 'stuck' && !(section === 'fields' && (member === 'variants' || member === 'mark'));
}

/** Sorts mutants: first those that change a rule of a named subject, then those that change a value it depends on, then the rest. */
function sortNearestFirst(
  wizard: Wizard,
  promise: CompiledPromise,
  mutants: readonly Mutant[],
): readonly Mutant[] {
  const condition = collectAskedConditions(wizard, promise);
  const uses = [...(promise.when?.subjects ?? []), ...promise.holds.subjects].map(({ name }) => name);
  const paths = [...uses, ...(promise.when?.reads ?? []), ...promise.holds.reads];
  const named = new Set<Key>(paths.flatMap((path) => [path, ...path.split('.')]));
  const { control } = slicePromise(wizard, promise).asks;
  const isNear: readonly ((key: Key) => boolean)[] = [
    (key) => uses.includes(String(key)) || condition.has(String(key)),
    (key) => named.has(key),
    (key) => control.has(String(key)),
  ];
  const distance = ({ keys }: Mutant) => {
    const near = isNear.findIndex((test) => keys.some(test));
    return near < 0 ? isNear.length : near;
  };
  return mutants.toSorted((one, other) => distance(one) - distance(other));
}

/** Collects conditions that the promise reads, or that decide about a field or step it names. */
function collectAskedConditions(wizard: Wizard, { when, holds }: CompiledPromise): ReadonlySet<string> {
  const uses = [...(when?.subjects ?? []), ...holds.subjects].map(({ name }) => name);
  const rules = listRuleUses(wizard).flatMap(({ rule, at }) => {
    if (typeof at === 'string') return [];
    const name =
      'node' in at ? wizard.nodes[at.node]?.path : 'entering' in at ? wizard.steps[at.entering]?.id : null;
    return uses.some((use) => use === name || use.startsWith(`${name}.`)) ? [rule.rule] : [];
  });
  const names = new Set<string>();
  const follow = (rule: Expression): void => {
    for (const part of expandExpression(rule, 'condition').parts) {
      if (part.kind !== 'condition' || names.has(part.name)) continue;
      names.add(part.name);
      follow(wizard.conditions.get(part.name)?.rule ?? null);
    }
  };
  for (const rule of [
    ...rules,
    ...[when, holds].flatMap((one) => (one ? [replaceSubjects(one.rule, () => true)] : [])),
  ])
    follow(rule);
  return names;
}

type Key = string | number;
