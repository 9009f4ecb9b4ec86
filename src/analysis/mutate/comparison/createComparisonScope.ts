import {
  pathsIn,
  type FactsDefinition,
  type Facts,
  type Expression,
  type Wizard,
} from '../../../engine/index.ts';
import { resultFacts } from '../../lint/shared/resultFacts.ts';
import { listSettingScenarios } from '../../cover/listSettingScenarios.ts';
import { toAskedAtom } from '../../prove/rules/toAskedAtom.ts';
import { listAtoms } from '../../prove/rules/listAtoms.ts';
import { type CheckMoments, checkMoments } from '../../prove/exploration/checkMoments.ts';
import type { ExploreSettings } from '../../prove/exploration/explore.ts';
import type { FixedFacts } from '../../prove/scenarios/listFactScenarios.ts';
import { controlPaths, livePaths, readsOfNode, listRuleUses } from '../../prove/rules/listRuleUses.ts';

/** What two forms have to be told apart by: everything rules of either read, and what only one of them sends or resets. */
export interface ComparisonScope {
  readonly settings: ExploreSettings;
  readonly worlds: readonly Facts[];
  /** Fields with reactions that only one of them has: on their steps answers must be changed again, too. */
  readonly triggers: ReadonlySet<string>;
  /** Fields and lists on which it hangs whether those reactions show. */
  readonly involved: ReadonlySet<string>;
  /** What is not looked at: checks by servers, or worlds of facts beyond the budget. */
  readonly unseen: boolean;
  /** False when two values that are sent differently cannot be made to look different. */
  readonly tellsApart: boolean;
}

export function createComparisonScope(
  left: Wizard,
  right: Wizard,
  definition: FactsDefinition,
  fixed: FixedFacts,
  budget: number,
): ComparisonScope {
  const reactions = [
    ...without(left.reactions, right.reactions),
    ...without(right.reactions, left.reactions),
  ];
  const facts = { ...definition.facts, ...resultFacts(left.results) };
  const sent = differingTexts(
    left.calls.map(({ send }) => send?.expression),
    right.calls.map(({ send }) => send?.expression),
  ).filter((text) => text.startsWith('row.') || left.indexOf.has(text) || Object.hasOwn(facts, text));
  const reset = reactions.flatMap((one) => [...one.clear, ...Object.keys(one.set)]);
  const extra = [...new Set([...sent, ...reset])];
  const rules = [left, right].flatMap((wizard) =>
    [
      ...listRuleUses(wizard).map(({ rule }) => rule),
      ...wizard.reactions.flatMap(({ when }) => when ?? []),
    ].flatMap(({ rule }) => listAtoms(rule, wizard.conditions)),
  );
  const marks = extra.flatMap((path, index): readonly Expression[] => [
    { answered: path },
    ...(isFreeText(left, facts, path) ? [{ '===': [{ var: path }, `Angabe ${index + 1}`] }] : []),
  ]);
  const atoms = {
    atoms: [...new Map([...rules, ...marks].map((atom) => [json(atom), atom])).values()].map((atom) =>
      toAskedAtom(atom, left, right),
    ),
  };
  const control = new Set([
    ...controlPaths(left),
    ...controlPaths(right),
    ...extra,
    ...rules.flatMap(pathsIn),
  ]);
  const rights = livePaths(right);
  const lists = new Set(extra.map((path) => findListPath(left, path)));
  const live = livePaths(left).map(
    (paths, index) => new Set([...paths, ...(rights[index] ?? []), ...extra, ...lists]),
  );
  const checks = checkMoments(left, control);
  const met = listSettingScenarios(left, definition, { atoms, control }, fixed);
  // The same answers of servers are gone through in both forms; where they differ, nothing is said about them.
  const sameChecks = serializeCheckMoments(checks) === serializeCheckMoments(checkMoments(right, control));
  return {
    settings: { control, live, atoms, checks, budget },
    worlds: met.worlds,
    unseen: !met.exhaustive || !sameChecks,
    triggers: new Set(reactions.map(({ on }) => on)),
    involved: listInvolvedPaths(reactions, left, right),
    tellsApart: differentExamples(left, definition, sent),
  };
}

type Reaction = Wizard['reactions'][number];

/** What reactions read and change, with everything that decides how this looks or changes it, too. */
function listInvolvedPaths(
  reactions: readonly Reaction[],
  ...wizards: readonly [Wizard, Wizard]
): ReadonlySet<string> {
  const involved = new Set(reactions.flatMap(listReactionPaths));
  const nodes = wizards.flatMap((wizard) => wizard.nodes);
  const all = wizards.flatMap((wizard) => wizard.reactions);
  for (let before = -1; before < involved.size;) {
    before = involved.size;
    for (const node of nodes) if (involved.has(node.path)) addAll(readsOfNode(node));
    for (const reaction of all)
      if (listReactionTargets(reaction).some((path) => involved.has(path)))
        addAll(listReactionPaths(reaction));
  }
  return involved;

  function addAll(paths: readonly string[]): void {
    for (const path of paths) involved.add(path);
  }
}

export function listReactionTargets({ clear, set, rows }: Reaction): readonly string[] {
  return [...clear, ...Object.keys(set), ...Object.keys(rows)];
}

function listReactionPaths(reaction: Reaction): readonly string[] {
  const values = Object.values(reaction.set).flatMap(({ reads }) => reads);
  return [reaction.on, ...(reaction.when?.reads ?? []), ...values, ...listReactionTargets(reaction)];
}

function serializeCheckMoments(moments: CheckMoments): string {
  return json(Object.values(moments).map((map: ReadonlyMap<string, unknown>) => [...map]));
}

/** Lists are told apart as a whole: their rows hold the parts. */
function findListPath(wizard: Wizard, path: string): string {
  const relative = path.startsWith('row.') ? path.slice('row'.length) : path;
  return (
    wizard.nodes.find(
      (node) => node.kind === 'list' && node.parts.some((part) => part.path === node.path + relative),
    )?.path ?? path
  );
}

/** Texts below everything in which two values differ; paths are among them. */
function differingTexts(left: unknown, right: unknown): readonly string[] {
  if (json(left) === json(right)) return [];
  const isTree = (value: unknown) => value !== null && typeof value === 'object';
  if (!isTree(left) || !isTree(right)) return [...textsIn(left), ...textsIn(right)];
  const lefts = new Map(Object.entries(left as object));
  const rights = new Map(Object.entries(right as object));
  return [...new Set([...lefts.keys(), ...rights.keys()])].flatMap((key) =>
    differingTexts(lefts.get(key), rights.get(key)),
  );
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/^!/, '')];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function isFreeText(wizard: Wizard, facts: FactsDefinition['facts'], path: string): boolean {
  const fact = facts[path];
  if (fact) return fact.type === 'string' && fact.enum === undefined;
  const node = findNodeByRead(wizard, path);
  return node?.kind === 'field' && node.type === 'string' && !node.options && !isFormatted(node.schema);
}

function isFormatted(schema: {
  readonly enum?: unknown;
  readonly pattern?: unknown;
  readonly format?: unknown;
}) {
  return schema.enum !== undefined || schema.pattern !== undefined || schema.format !== undefined;
}

/** Of texts with a pattern or format only examples are known; two with the same example cannot be told apart. */
function differentExamples(wizard: Wizard, definition: FactsDefinition, paths: readonly string[]): boolean {
  const examples = [...new Set(paths)].flatMap((path) => {
    const node = findNodeByRead(wizard, path);
    if (node?.kind !== 'field' || node.type !== 'string' || node.schema.enum) return [];
    return isFreeText(wizard, definition.facts, path) ? [] : [json(node.schema.examples?.[0])];
  });
  return new Set(examples).size === examples.length;
}

function findNodeByRead(wizard: Wizard, path: string) {
  return wizard.nodes
    .flatMap((node) => (node.kind === 'list' ? node.parts : [node]))
    .find((node) =>
      path.startsWith('row.') ? node.path.endsWith(path.slice('row'.length)) : node.path === path,
    );
}

function without<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const known = new Set(others.map(behaviour));
  return items.filter((item) => !known.has(behaviour(item)));
}

/** Without the place where it is written, which moves with what stands before it. */
function behaviour(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'pointer' ? undefined : part));
}

function json(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
