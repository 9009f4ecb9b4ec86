import { asRecord, isRecord } from '../../../plain/isRecord.ts';
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

/** Lists what the condition of a question or step may read: what stands above it, named conditions first. */
export function listSubjects(opened: Opened, path: string): readonly Subject[] {
  const questions = listQuestionsAbove(opened, path);
  const facts = listFacts(opened);
  const above = new Set([...questions, ...facts].map(({ id }) => id));
  const conditions = opened.form.conditions
    .filter(({ reads }) => reads.every((read) => above.has(read) || !isQuestion(opened, read)))
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
  const { form, source } = opened;
  const found: Subject[] = [];
  for (const step of form.steps) {
    if (step.id === path) return found;
    for (const node of step.nodes) {
      if (node.path === path || node.path.startsWith(`${path}.`)) return found;
      const type =
        node.kind === 'field' && node.list === null ? findQuestionType({ source }, node.path) : null;
      if (type !== null)
        found.push({
          id: node.path,
          kind: 'question',
          type: node.options.length > 0 ? 'choice' : type,
          label: node.label,
          place: step.title,
          options: node.options,
        });
    }
  }
  return found;
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

function findSchema(steps: unknown, path: string): Readonly<Record<string, unknown>> {
  return asRecord(
    path
      .split('.')
      .reduce<unknown>(
        (within, name, index) => asRecord(index === 0 ? within : asRecord(within)['properties'])[name],
        steps,
      ),
  );
}

function findType(schema: unknown): SubjectType | null {
  if (!isRecord(schema)) return null;
  const { type, format } = schema;
  if (format === 'date') return 'date';
  if (type === 'boolean') return 'truth';
  if (type === 'number' || type === 'integer') return format === 'euro' ? null : 'number';
  return type === 'string' ? 'text' : null;
}
