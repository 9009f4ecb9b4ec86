import {
  pathsIn,
  type FactsDefinition,
  type Facts,
  type Expression,
  type Wizard,
} from '../../../engine/index.ts';
import { declareResultFacts } from '../../lint/shared/declareResultFacts.ts';
import { listSettingScenarios } from '../../cover/listSettingScenarios.ts';
import { toAskedAtom } from '../../prove/rules/toAskedAtom.ts';
import { listAtoms } from '../../prove/values/listAtoms.ts';
import { type CheckMoments, checkMoments } from '../../prove/rules/checkMoments.ts';
import type { ExploreSettings } from '../../prove/exploration/explore.ts';
import type { ProofScenario } from '../../prove/scenarios/listProofScenarios.ts';
import type { AtomTable } from '../../prove/values/witnesses.ts';
import { type TellingAnswers, findTellingAnswers } from './findTellingAnswers.ts';
import { collectControlPaths, listLivePaths, listNodeReads } from '../../prove/rules/collectControlPaths.ts';
import { listRuleUses } from '../../prove/rules/listRuleUses.ts';

/**
 * The distinctions by which two forms are compared: everything that rules of either form read, and values that only one form sends or
 * resets.
 */
export interface ComparisonScope {
  readonly settings: ExploreSettings;
  readonly worlds: readonly Facts[];
  /** Fields with reactions that only one form has: the answers of their steps must be changed again. */
  readonly triggers: ReadonlySet<string>;
  /** Fields and lists that decide whether those reactions show. */
  readonly involved: ReadonlySet<string>;
  /** True when part of the behaviour is not compared: checks by servers, or worlds of facts beyond the budget. */
  readonly unseen: boolean;
  /** False when two values with different payloads cannot be made to look different. */
  readonly tellsApart: boolean;
  readonly telling: TellingAnswers;
}

export function createComparisonScope(
  left: Wizard,
  right: Wizard,
  definition: FactsDefinition,
  given: readonly ProofScenario[],
  budget: number,
): ComparisonScope {
  const reactions = [
    ...omitItems(left.reactions, right.reactions),
    ...omitItems(right.reactions, left.reactions),
  ];
  const facts = { ...definition.facts, ...declareResultFacts(left.results) };
  const sent = listDifferingTexts(
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
  const atoms: AtomTable = {
    withRefused: true,
    atoms: [...new Map([...rules, ...marks].map((atom) => [toJson(atom), atom])).values()].map((atom) =>
      toAskedAtom(atom, left, right),
    ),
  };
  const control = new Set([
    ...collectControlPaths(left),
    ...collectControlPaths(right),
    ...extra,
    ...rules.flatMap(pathsIn),
  ]);
  const rights = listLivePaths(right);
  const lists = new Set(extra.map((path) => findListPath(left, path)));
  const live = listLivePaths(left).map(
    (paths, index) => new Set([...paths, ...(rights[index] ?? []), ...extra, ...lists]),
  );
  const checks = checkMoments(left, control);
  const met = listSettingScenarios(left, definition, { atoms, control }, given);
  // Both forms get the same replies of servers; with different checks they are not compared.
  const sameChecks = serializeCheckMoments(checks) === serializeCheckMoments(checkMoments(right, control));
  return {
    settings: { control, live, atoms, checks, budget },
    worlds: met.worlds,
    unseen: !met.exhaustive || !sameChecks,
    triggers: new Set(reactions.map(({ on }) => on)),
    involved: listInvolvedPaths(reactions, left, right),
    tellsApart: hasDifferentExamples(left, definition, sent),
    telling: findTellingAnswers(left, right),
  };
}

type Reaction = Wizard['reactions'][number];

/** Lists the paths that reactions read and change, with everything that decides whether these are shown or changed. */
function listInvolvedPaths(
  reactions: readonly Reaction[],
  ...wizards: readonly [Wizard, Wizard]
): ReadonlySet<string> {
  const involved = new Set(reactions.flatMap(listReactionPaths));
  const nodes = wizards.flatMap((wizard) => wizard.nodes);
  const all = wizards.flatMap((wizard) => wizard.reactions);
  for (let before = -1; before < involved.size;) {
    before = involved.size;
    for (const node of nodes) if (involved.has(node.path)) addAll(listNodeReads(node));
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
  return toJson(Object.values(moments).map((map: ReadonlyMap<string, unknown>) => [...map]));
}

/** Returns the path of the list for a part of rows, and every other path as it is. */
function findListPath(wizard: Wizard, path: string): string {
  const relative = path.startsWith('row.') ? path.slice('row'.length) : path;
  return (
    wizard.nodes.find(
      (node) => node.kind === 'list' && node.parts.some((part) => part.path === node.path + relative),
    )?.path ?? path
  );
}

/** Lists the texts in which two values differ; paths are among them. */
function listDifferingTexts(left: unknown, right: unknown): readonly string[] {
  if (toJson(left) === toJson(right)) return [];
  const isTree = (value: unknown) => value !== null && typeof value === 'object';
  if (!isTree(left) || !isTree(right)) return [...listTextsIn(left), ...listTextsIn(right)];
  const lefts = new Map(Object.entries(left as object));
  const rights = new Map(Object.entries(right as object));
  return [...new Set([...lefts.keys(), ...rights.keys()])].flatMap((key) =>
    listDifferingTexts(lefts.get(key), rights.get(key)),
  );
}

function listTextsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value.replace(/^!/, '')];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(listTextsIn) : [];
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

/**
 * Returns true when all texts with a pattern or format have different examples. Only examples of such texts are known, and equal examples
 * cannot be told apart.
 */
function hasDifferentExamples(
  wizard: Wizard,
  definition: FactsDefinition,
  paths: readonly string[],
): boolean {
  const examples = [...new Set(paths)].flatMap((path) => {
    const node = findNodeByRead(wizard, path);
    if (node?.kind !== 'field' || node.type !== 'string' || node.schema.enum) return [];
    return isFreeText(wizard, definition.facts, path) ? [] : [toJson(node.schema.examples?.[0])];
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

function omitItems<Item>(items: readonly Item[], others: readonly Item[]): readonly Item[] {
  const known = new Set(others.map(serializeBehaviour));
  return items.filter((item) => !known.has(serializeBehaviour(item)));
}

/** Serializes a value without its pointers, which shift when something before them changes. */
function serializeBehaviour(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => (key === 'pointer' ? undefined : part));
}

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
