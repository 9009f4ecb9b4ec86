import type { CompiledRule } from '../../definition/CompiledRule.ts';
import type { FormSource } from '../../definition/FormSource.ts';
import type { FieldRules, LockDefinition } from '../../definition/files/RulesFile.ts';
import type { Lock, Path } from '../../definition/Wizard.ts';
import { isList } from '../../expressions/isList.ts';
import type { PriorQuestion } from './compilePriorQuestions.ts';
import type { Environment, FlatNode } from '../FlatNode.ts';
import type { RuleLocation } from '../names/RuleLocation.ts';
import type { References } from '../names/createReferences.ts';
import { pointerTo, type Report } from '../report.ts';

/** The context in which the nodes of a form are compiled. */
export interface NodeContext {
  readonly source: FormSource;
  readonly flat: readonly FlatNode[];
  readonly refs: References;
  readonly environment: Environment;
  readonly report: Report;
  /** Question -> the field that asks it first. */
  readonly askingOf: ReadonlyMap<Path, PriorQuestion>;
}

/** The range of nodes that a rule may read. */
export type ReadableRange = Pick<RuleLocation, 'below' | 'row'>;

/** A rule of a step, a group or a field. */
type Owner = readonly [section: 'fields' | 'steps', path: Path];

export function readFieldRules({ source }: NodeContext, path: Path): FieldRules {
  return source.rules.fields?.[path] ?? {};
}

export function locateRule(
  { source }: NodeContext,
  [section, path]: Owner,
  at: ReadableRange,
  ...keys: readonly (string | number)[]
): RuleLocation {
  return { file: `rules/${source.wizard.id}.json`, pointer: pointerTo(section, path, ...keys), ...at };
}

/**
 * Compiles the conditions under which a node shows: those of the groups around the node, outermost first, then the node's own. All must
 * hold.
 */
export function compileShowRules(
  context: NodeContext,
  node: FlatNode,
  at: ReadableRange,
): readonly CompiledRule[] {
  return [...node.groups, node.path].flatMap((path) => {
    const { show } = readFieldRules(context, path);
    return show === undefined
      ? []
      : [context.refs.rule(show, locateRule(context, ['fields', path], at, 'show'))];
  });
}

/** Compiles the conditions of a question before a field, which is asked only where the field shows. */
export function compileAskConditions(
  context: NodeContext,
  { path, ask }: PriorQuestion,
  at: ReadableRange,
): readonly CompiledRule[] {
  const asking = context.flat.find((node) => node.path === path);
  const place = locateRule(context, ['fields', path], at, 'ask', 'when');
  return [
    ...(asking ? compileShowRules(context, asking, at) : []),
    ...(ask.when === undefined ? [] : [context.refs.rule(ask.when, place)]),
  ];
}

/** Compiles the nearest `optional` rule of a field, its groups and its step. */
export function compileOptionalRule(
  context: NodeContext,
  node: FlatNode,
  at: ReadableRange,
): true | CompiledRule | null {
  for (const owner of listRuleOwners(node)) {
    const optional = readOwnerRules(context, owner).optional;
    if (optional === true) return true;
    if (optional !== undefined)
      return context.refs.rule(optional, locateRule(context, owner, at, 'optional'));
  }
  return null;
}

/** Compiles the locks of a field, of its groups and of its step; the first lock that holds decides. */
export function compileLocks(context: NodeContext, node: FlatNode, at: ReadableRange): readonly Lock[] {
  const ofRules = listRuleOwners(node).flatMap((owner) => {
    const { lock } = readOwnerRules(context, owner);
    return listLocks(lock).map(({ lock: { when, to, says }, keys }) => ({
      when: context.refs.rule(when, locateRule(context, owner, at, 'lock', ...keys, 'when')),
      to:
        to === undefined
          ? null
          : context.refs.scalar(to, locateRule(context, owner, at, 'lock', ...keys, 'to')),
      says:
        typeof says === 'object'
          ? context.refs.scalar(says.from, locateRule(context, owner, at, 'lock', ...keys, 'says', 'from'))
          : (says ?? null),
      of: owner[1] === node.path ? null : owner[1],
    }));
  });
  return node.schema.readOnly === true ? [...ofRules, createReadOnlyLock(node)] : ofRules;
}

/** Creates the last lock of a read-only field. */
function createReadOnlyLock({ file, pointer }: FlatNode): Lock {
  const always = { file, pointer: `${pointer}/readOnly`, rule: true, reads: [], readsRow: false };
  return { when: always, to: null, says: 'readOnly', of: null };
}

/** Lists locks with the keys that lead to each below `lock`. @public */
export function listLocks(
  written: FieldRules['lock'],
): readonly { readonly lock: LockDefinition; readonly keys: readonly number[] }[] {
  if (written === undefined) return [];
  return isList(written)
    ? written.map((lock, index) => ({ lock, keys: [index] }))
    : [{ lock: written, keys: [] }];
}

/** Lists the field, its groups from the inside out, and its step. */
function listRuleOwners(node: FlatNode): readonly Owner[] {
  const fields = [node.path, ...node.groups.toReversed()].map((path): Owner => ['fields', path]);
  return [...fields, ['steps', node.step]];
}

function readOwnerRules(context: NodeContext, [section, path]: Owner): Pick<FieldRules, 'optional' | 'lock'> {
  return section === 'fields' ? readFieldRules(context, path) : (context.source.rules.steps?.[path] ?? {});
}
