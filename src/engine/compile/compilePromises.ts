import { asRecord } from '../../plain/isRecord.ts';
import type { FormSource } from '../definition/FormSource.ts';
import {
  subjects,
  type CompiledPromise,
  type CompiledPromiseCondition,
  type PromiseDefinition,
  type SubjectName,
  type SubjectUse,
} from '../definition/PromiseDefinition.ts';
import type { Expression } from '../definition/Expression.ts';
import type { OutcomeRow } from '../definition/files/OutcomeRow.ts';
import { expandExpression } from '../expressions/expandExpression.ts';
import { isList } from '../expressions/isList.ts';
import { parseOperationIn, type Operation } from '../expressions/parseOperation.ts';
import type { Notation } from '../expressions/operators/Operator.ts';
import type { FlatNode } from './FlatNode.ts';
import type { References } from './names/createReferences.ts';
import { didYouMean } from '../messages/didYouMean.ts';
import { mistake } from '../messages/messages.ts';
import type { Mistake } from '../messages/createMessages.ts';
import { pointerTo, type Report } from './report.ts';

/** Compiles promises and checks every name in them. The proof decides whether they hold; a running form does not use them. */
export function compilePromises(
  source: FormSource,
  flat: readonly FlatNode[],
  refs: References,
  report: Report,
): readonly CompiledPromise[] {
  const file = `rules/${source.wizard.id}.json`;
  const names = collectSubjectNames(source, flat);
  return (source.rules.promises ?? []).map((promise, index) => {
    const pointer = pointerTo('promises', index);
    const kind = promise.never === undefined ? 'always' : 'never';
    const list = findNamedList(promise, flat);
    const condition = (key: 'when' | 'always' | 'never'): CompiledPromiseCondition => {
      const place = { file, pointer: `${pointer}/${key}` };
      const written = promise[key] ?? true;
      const uses = listSubjects(written);
      for (const use of uses)
        checkSubject(use, names, list, (problem) =>
          report({ ...problem, file, pointer: place.pointer + use.pointer }),
        );
      const row = list ? { list, below: Infinity } : null;
      const { rule, reads } = refs.promised(written, { ...place, below: Infinity, row });
      return { rule, subjects: uses, reads };
    };
    return {
      index,
      says: promise.says,
      proves: promise.proves ?? [],
      when: promise.when === undefined ? null : condition('when'),
      holds: condition(kind),
      kind,
      list: list?.path ?? null,
    };
  });
}

/** Returns the expanded rule with another expression in the place of each subject. @public */
export function replaceSubjects(rule: Expression, by: (use: SubjectUse) => Expression): Expression {
  if (rule === null || typeof rule !== 'object') return rule;
  if (isList(rule)) return rule.map((part) => replaceSubjects(part, by));
  const use = parseSubject(parseOperationIn<Notation>(subjects, rule));
  if (use) return by(use);
  return Object.fromEntries(
    Object.entries(rule).map(([operator, operands]) => [operator, replaceSubjects(operands, by)]),
  );
}

function isSubject(name: string): name is SubjectName {
  return Object.hasOwn(subjects, name);
}

function parseSubject(operation: Operation<Notation> | null): SubjectUse | null {
  if (!operation || !isSubject(operation.name)) return null;
  const [name, value] = operation.operands;
  return {
    subject: operation.name,
    name: typeof name === 'string' ? name : '',
    value: typeof value === 'string' || typeof value === 'number' ? value : null,
  };
}

interface WrittenUse extends SubjectUse {
  readonly pointer: string;
}

/** Lists subjects in the order in which they are written. */
function listSubjects(written: Expression): readonly WrittenUse[] {
  return expandExpression(written, 'condition', subjects).parts.flatMap((part) => {
    const use = part.kind === 'subject' ? parseSubject(part.operation) : null;
    return use ? [{ ...use, pointer: `${part.pointer}/${use.subject}` }] : [];
  });
}

/** Finds the list that a subject names a part of. */
function findNamedList(
  { when, always, never }: PromiseDefinition,
  flat: readonly FlatNode[],
): FlatNode | null {
  const names = [when, always, never].flatMap((rule) => listSubjects(rule ?? true)).map(({ name }) => name);
  return flat.find(({ parts }) => parts.some(({ path }) => names.includes(path))) ?? null;
}

/** The names that subjects of a form may use. */
interface SubjectNames {
  /** Nodes and parts of rows by path. */
  readonly nodes: ReadonlyMap<string, FlatNode>;
  readonly flat: ReadonlySet<FlatNode>;
  readonly steps: readonly string[];
  readonly dialogs: readonly string[];
  readonly members: readonly string[];
  readonly routes: readonly string[];
}

function collectSubjectNames(source: FormSource, flat: readonly FlatNode[]): SubjectNames {
  const nodes = flat.flatMap((one) => [one, ...one.parts]);
  return {
    nodes: new Map(nodes.toReversed().map((node) => [node.path, node])),
    flat: new Set(flat),
    steps: source.wizard.steps.map(({ id }) => id),
    dialogs: listDialogIds(source),
    members: listSubmittedMembers(source),
    routes: listFormRoutes(source),
  };
}

function checkSubject(
  { subject, name, value }: SubjectUse,
  names: SubjectNames,
  list: FlatNode | null,
  report: (found: Mistake) => void,
): void {
  const { takes } = subjects[subject];
  switch (takes) {
    case 'field':
    case 'question':
    case 'option': {
      const node = names.nodes.get(name);
      if (!node) return reportUnknown([...names.nodes.keys()].toReversed());
      if (name.startsWith(`${list?.path}.`) || names.flat.has(node)) checkQuestion(node);
      else report(mistake('unknown-subject.otherList', { name }));
      return;
    }
    case 'step':
      return checkAmong(names.steps);
    case 'dialog':
      return checkAmong(names.dialogs);
    case 'member':
      return checkAmong(names.members);
    case 'route':
      return checkAmong(names.routes);
  }

  function checkAmong(known: readonly string[]): void {
    if (!known.includes(name)) reportUnknown(known);
  }

  function reportUnknown(known: readonly string[]): void {
    report({
      ...mistake(`unknown-subject.${takes === 'option' ? 'question' : takes}`, { name }),
      ...didYouMean(name, known),
    });
  }

  function checkQuestion(node: FlatNode): void {
    if (takes !== 'field' && node.kind === 'block')
      report(mistake('unknown-subject.block', { name, subject }));
    if (takes !== 'option') return;
    const { enum: values } = node.schema;
    if (value === null || (values && !values.includes(value)))
      report({
        ...mistake('unknown-subject.option', { name, value: String(value) }),
        ...didYouMean(String(value), (values ?? []).map(String)),
      });
  }
}

function listDialogIds({ rules, calls }: FormSource): readonly string[] {
  const own = [...Object.values(rules.confirm ?? {}).flat(), ...(rules.notices ?? [])].map(({ id }) => id);
  return [...own, ...listCallOutcomes(calls).flatMap(({ dialog }) => (dialog ? [dialog.id] : []))];
}

function listCallOutcomes({ calls }: FormSource['calls']): readonly OutcomeRow[] {
  return calls.flatMap(({ outcomes }) => outcomes);
}

function listFormRoutes({ wizard: { steps, done }, calls }: FormSource): readonly string[] {
  const gone = listCallOutcomes(calls).flatMap(({ go }) => go ?? []);
  const ends =
    'then' in done ? (typeof done.then === 'string' ? [] : done.then.map(({ go }) => go)) : [done.route];
  return [...steps.map(({ route }) => route), ...ends, ...gone].filter((route) => route !== undefined);
}

/** Lists the members, including groups, of the requests of the calls at the end. */
function listSubmittedMembers({ calls }: FormSource): readonly string[] {
  return calls.calls.flatMap((call) => ('submit' in call.at ? listMemberPaths(call.send, '') : []));
}

function listMemberPaths(value: unknown, prefix: string): readonly string[] {
  return Object.entries(asRecord(value)).flatMap(([name, part]) => [
    prefix + name,
    ...listMemberPaths(part, `${prefix}${name}.`),
  ]);
}
