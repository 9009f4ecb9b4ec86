import {
  expandShortForm,
  replaceSubjects,
  type CompiledPromise,
  type CompiledRule,
  type Expression,
  type SubjectUse,
  type Wizard,
  type WizardNode,
} from '../../engine/index.ts';
import { memoizePerObject } from '../lint/shared/memoizePerObject.ts';
import { collectRuleDependencies, type RuleDependencies } from '../prove/rules/collectRuleDependencies.ts';
import { toAskedAtom } from '../prove/rules/toAskedAtom.ts';
import type { WorldDistinctions } from '../prove/scenarios/combineFacts.ts';
import { listWorldDistinctions } from '../prove/slices/mergeAlikeWorlds.ts';
import { listAtoms } from '../prove/values/listAtoms.ts';
import { checkMoments } from '../prove/rules/checkMoments.ts';
import { collectDependencies, listOptionRules } from '../prove/slices/collectDependencies.ts';
import { getPlaceAfterNode, listTableReads, subjectTable, type Subject } from './subjects.ts';

/** Collects the dependencies between the rules of a form. Cached, because many promises of one form need the result. */
const collectFormDependencies = memoizePerObject(collectRuleDependencies);

/** The part of a form that a promise depends on. All other fields may have any answer. */
export interface PromiseSlice {
  readonly asks: RuleDependencies;
  /** Place in the sense of `subjects.ts` at which all subjects are decided. */
  readonly place: number;
  /** Index of the step by which the promise is decided on every way; the number of steps means the end. */
  readonly last: number;
  /** Smallest parts of the rules that the promise depends on. */
  readonly atoms: readonly Expression[];
  /** The facts and rules by which worlds differ for the promise. */
  readonly distinctions: WorldDistinctions;
}

/**
 * Collects the values that a promise depends on, through every rule that decides about them, with the checks, limits and options of the
 * earlier steps, which decide whether a customer gets there.
 */
export function slicePromise(wizard: Wizard, promise: CompiledPromise): PromiseSlice {
  const uses = [...(promise.when?.subjects ?? []), ...promise.holds.subjects];
  const values = [...(promise.when?.reads ?? []), ...promise.holds.reads];
  const place = Math.max(
    0,
    ...uses.map((use) => getSubject(use).from(wizard, use)),
    ...values.map(getPlaceOfValue),
  );
  const at = getStepIndexAt(wizard, place);
  const last = findLastStep(wizard, at);
  const before = wizard.nodes.filter(({ index }) => index < place);
  const rules = [
    ...uses.flatMap((use) => getSubject(use).rules(wizard, use)),
    ...wizard.steps.slice(0, at).flatMap((step) => step.checks.map(({ needs }) => needs)),
    ...before.flatMap(listBlockingRules),
  ];
  const reads = [
    ...uses.flatMap((use) => getSubject(use).reads(wizard, use)),
    ...before.flatMap(listBlockingReads),
  ];
  const found = collectDependencies(wizard, [...values, ...reads, ...rules.flatMap((rule) => rule.reads)]);
  const own = listPromiseConditions(promise).flatMap((rule) => listAtoms(rule, wizard.conditions));
  const sent = listOptionAtoms(wizard, new Set(uses.flatMap((use) => listTableReads(wizard, use))));
  const dependencies = collectFormDependencies(wizard);
  const checks = checkMoments(wizard, found.reads);
  const told = listWorldDistinctions(wizard, {
    rules: new Set([...found.rules, ...rules.map(({ rule }) => rule), ...own]),
    reads: found.reads,
    payloads: [],
    asks: [],
  });
  return {
    place,
    distinctions: {
      rules: told.rules,
      names: [...new Set([...told.names, ...reads.filter((path) => !wizard.indexOf.has(path))])],
    },
    last,
    atoms: [...found.rules.flatMap((rule) => listAtoms(rule, wizard.conditions)), ...own],
    asks: {
      control: new Set([...found.reads, ...checks.answering.keys()]),
      checks,
      atoms: {
        atoms: [...dependencies.atoms.atoms, ...[...own, ...sent].map((atom) => toAskedAtom(atom, wizard))],
      },
      live: dependencies.live.map(
        (paths, index) =>
          new Set(index <= last ? found.reads : [...paths].filter((path) => found.reads.has(path))),
      ),
    },
  };

  function getPlaceOfValue(path: string): number {
    const index = wizard.indexOf.get(path);
    if (index !== undefined) return getPlaceAfterNode(index);
    return path.startsWith('check.') ? Infinity : 0;
  }
}

function getSubject({ subject }: SubjectUse): Subject {
  return subjectTable[subject];
}

/** Lists the rules of a promise with every subject replaced by true, so that only values remain. */
function listPromiseConditions({ when, holds }: CompiledPromise): readonly Expression[] {
  return [when, holds].flatMap((condition) =>
    condition ? [replaceSubjects(condition.rule, () => true)] : [],
  );
}

/** Returns the index of the step of a place; the number of steps for the end. */
function getStepIndexAt({ steps }: Wizard, place: number): number {
  const at = steps.findIndex(({ last }) => place < last);
  return at < 0 ? steps.length : at;
}

/** Returns the first step without a condition from this place on: there the promise is decided on every way. */
function findLastStep({ steps }: Wizard, at: number): number {
  const always = steps.findIndex(({ index, when }) => index >= at && when === null);
  return always < 0 ? steps.length : always;
}

/** Lists the rules of options that can leave a question without an acceptable answer. */
function listBlockingRules(node: WizardNode): readonly CompiledRule[] {
  if (node.kind === 'block') return [];
  return node.kind === 'list' ? node.parts.flatMap(listBlockingRules) : listOptionRules(node.options);
}

/** Lists the paths in limits, fixed values and offers that can leave a question without an acceptable answer. */
function listBlockingReads(node: WizardNode): readonly string[] {
  if (node.kind === 'block') return [];
  if (node.kind === 'list') return node.parts.flatMap(listBlockingReads).filter((path) => path !== node.path);
  const { min, max, options, locks } = node;
  const offered = options && 'from' in options ? [options.from] : [];
  return [...[min, max, ...locks.map(({ to }) => to)].flatMap((value) => value?.reads ?? []), ...offered];
}

/** Lists one atom per option, because a payload can depend on every single option by a table. */
function listOptionAtoms(wizard: Wizard, reads: ReadonlySet<string>): readonly Expression[] {
  return wizard.nodes.flatMap((node) =>
    node.kind === 'field' && reads.has(node.path)
      ? (node.schema.enum ?? []).map((value) =>
          expandShortForm('equality', expandShortForm('path', node.path), value),
        )
      : [],
  );
}
