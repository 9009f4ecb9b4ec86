import type { DescribedNode } from '../../../analysis/index.ts';
import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import { findSchema } from '../questions/findSchema.ts';
import type { FormAnswer } from '../WorkbenchApi.ts';
import type { RowOperator } from './Condition.ts';

/** A question, fact, value or condition that a row can be about. */
export interface Subject {
  readonly id: string;
  readonly kind: 'condition' | 'question' | 'value' | 'fact';
  readonly type: SubjectType;
  readonly label: string;
  /** The heading below which it is offered: the title of a step; empty for conditions and facts. */
  readonly place: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

export type SubjectType = 'truth' | 'choice' | 'text' | 'number' | 'date';

/** The operators that fit each type, the usual one first. */
const operatorsOf = {
  truth: ['holds', 'no', 'holdsNot', 'answered', 'unanswered'],
  choice: ['is', 'isNot', 'oneOf', 'answered', 'unanswered'],
  text: ['answered', 'unanswered', 'is', 'isNot'],
  number: ['is', 'less', 'atMost', 'more', 'atLeast', 'answered', 'unanswered'],
  date: ['less', 'atMost', 'more', 'atLeast', 'answered', 'unanswered'],
} as const satisfies Readonly<Record<SubjectType, readonly RowOperator[]>>;

/** Lists the operators of a subject: a named condition has a value always. */
export function listOperators({ kind, type }: Subject): readonly RowOperator[] {
  return kind === 'condition' ? ['holds', 'holdsNot'] : operatorsOf[type];
}

type Opened = Pick<FormAnswer, 'form' | 'source' | 'facts'>;

/**
 * Lists what the condition of a question or step may read: what stands above it, named conditions first. A question of a list also reads the
 * questions above it in the same row.
 */
export function listSubjects(opened: Opened, path: string): readonly Subject[] {
  const questions = listQuestionsAbove(opened, path);
  const facts = listFacts(opened);
  const above = new Set([...questions, ...facts].map(({ id }) => id));
  const conditions = opened.form.conditions
    .filter(
      ({ reads, rowReads }) =>
        reads.every((read) => above.has(read) || !isQuestion(opened, read)) &&
        rowReads.every((read) => above.has(read)),
    )
    .map(({ name, says }): Subject => ({
      ...plain,
      id: name,
      kind: 'condition',
      type: 'truth',
      label: says,
    }));
  return [...conditions, ...questions, ...facts];
}

const plain = { place: '', options: [] } as const;

function isQuestion({ form }: Opened, read: string): boolean {
  return form.steps.some(({ id }) => read === id || read.startsWith(`${id}.`));
}

function listQuestionsAbove(opened: Opened, path: string): readonly Subject[] {
  const { form } = opened;
  const list = findListOf(form, path);
  const found: Subject[] = [];
  for (const step of form.steps) {
    if (step.id === path) return found;
    const labels = new Map(step.nodes.map((node) => [node.path, node.label]));
    for (const node of step.nodes) {
      if (node.path === path || node.path.startsWith(`${path}.`)) return found;
      if (node.list !== null && node.list !== list) continue;
      const subject = createSubject(opened, node, labels.get(node.list ?? '') ?? step.title);
      if (subject !== null) found.push(subject);
    }
  }
  return found;
}

/** Returns the list whose rows have a question; null outside of lists. */
export function findListOf({ steps }: Opened['form'], path: string): string | null {
  return steps.flatMap(({ nodes }) => nodes).find((node) => node.path === path)?.list ?? null;
}

function createSubject(
  { source }: Pick<Opened, 'source'>,
  { kind, path, list, label, options }: DescribedNode,
  place: string,
): Subject | null {
  const type = kind === 'field' ? findQuestionType({ source }, path) : null;
  if (type === null) return null;
  const id = list === null ? path : path.replace(`${list}.`, 'row.');
  return { id, kind: 'question', type: options.length > 0 ? 'choice' : type, label, place, options };
}

/** Facts that the form reads already, in the words of their declaration. */
function listFacts({ source, facts }: Opened): readonly Subject[] {
  const declared: Readonly<Record<string, unknown>> = source.shared.facts.facts;
  return facts.flatMap((id): readonly Subject[] => {
    const fact = asRecord(declared[id]);
    const type = findType(fact);
    const { enum: values, says } = fact;
    if (type === null || typeof says !== 'string') return [];
    const options = Array.isArray(values)
      ? values.map((value) => ({ value: String(value), text: String(value) }))
      : [];
    return [
      { id, kind: 'fact', type: options.length > 0 ? 'choice' : type, label: says, place: '', options },
    ];
  });
}

/** Returns the kind of answers that a question takes; null for one whose answers no list or field can give. */
export function findQuestionType({ source }: Pick<Opened, 'source'>, path: string): SubjectType | null {
  return findType(findSchema(source.steps, path));
}

function findType(schema: unknown): SubjectType | null {
  if (!isRecord(schema)) return null;
  const { type, format } = schema;
  if (format === 'date') return 'date';
  if (type === 'boolean') return 'truth';
  if (type === 'number' || type === 'integer') return format === 'euro' ? null : 'number';
  return type === 'string' ? 'text' : null;
}
