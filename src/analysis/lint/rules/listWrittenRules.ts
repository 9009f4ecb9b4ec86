import {
  argumentAt,
  expandExpression,
  subjects,
  type Expression,
  type Operator,
  type ExpressionPart,
  type OperandRole,
} from '../../../engine/index.ts';
import { listWrittenConditions } from './checkConditions.ts';
import type { LintForm, LintSubject } from '../LintSubject.ts';
import { memoizePerObject } from '../shared/memoizePerObject.ts';
import { formatPointer } from '../shared/formatPointer.ts';

/** A rule as an analyst wrote it, with its place. */
export interface WrittenRule {
  readonly file: string;
  readonly pointer: string;
  /** The rule with short forms expanded. */
  readonly rule: Expression;
  readonly parts: readonly ExpressionPart[];
  /** The form of the rule; null for shared rules. */
  readonly form: string | null;
}

/** Lists the rules of conditions, their uses, promises and impossible combinations, for forms that compile. */
export const listWrittenRules = memoizePerObject((subject: LintSubject): readonly WrittenRule[] => {
  const { forms, repository } = subject;
  const conditions = listWrittenConditions(subject).flatMap(({ file, name, definition, pointer }) => {
    const owner = forms.find(({ id }) => file === `rules/${id}.json`);
    const compiles = owner ? owner.wizard !== null : forms.some(({ wizard }) => wizard?.conditions.has(name));
    return compiles ? [toWrittenRule(definition.if, { file, pointer, form: owner?.id ?? null })] : [];
  });
  const never = (repository.shared.facts.never ?? []).map((row, position) =>
    toWrittenRule(row.if, {
      file: 'schemas/_shared/facts.json',
      pointer: formatPointer('never', position, 'if'),
      form: null,
    }),
  );
  return [...conditions, ...forms.flatMap((form) => (form.wizard ? listInlineRules(form) : [])), ...never];
});

/** Combines an expression with its place. */
export function toWrittenRule(
  rule: Expression,
  at: Pick<WrittenRule, 'file' | 'pointer' | 'form'>,
  position: OperandRole = 'condition',
): WrittenRule {
  const { expression, parts } = expandExpression(rule, position, subjects);
  return { ...at, rule: expression, parts };
}

const ruleKeys = new Set(['when', 'show', 'optional', 'needs', 'where', 'always', 'never']);

/** Lists rules that are written where they are used. */
function listInlineRules({ id, source }: LintForm): readonly WrittenRule[] {
  const { conditions: _, ...rules } = source.rules;
  return [
    ...listRulesWithin(rules, `rules/${id}.json`, ''),
    ...listRulesWithin(source.calls, `schemas/${id}/calls.json`, ''),
    ...listRulesWithin(source.wizard.done, `schemas/${id}/wizard.json`, '/done'),
  ];

  function listRulesWithin(value: unknown, file: string, pointer: string): readonly WrittenRule[] {
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, part]: readonly [string, unknown]) => {
      const place = pointer + formatPointer(key);
      if (!ruleKeys.has(key) || (typeof part !== 'string' && typeof part !== 'object'))
        return listRulesWithin(part, file, place);
      return [toWrittenRule(part as Expression, { file, pointer: place, form: id })];
    });
  }
}

/** One operator of a rule. */
export interface WrittenOperation {
  readonly file: string;
  /** Pointer of the object that holds the operator. */
  readonly pointer: string;
  readonly form: string | null;
  readonly operator: string;
  /** The row of the operator in its table. */
  readonly row: Operator;
  /** The operands with short forms expanded. */
  readonly operands: readonly Expression[];
  /** The role of each operand. */
  readonly position: OperandRole;
  readonly rowOf: string | null;
  /** Returns the pointer of an operand. */
  readonly at: (position: number) => string;
}

/** Lists all operators of all written rules, outermost first. Cached, because many checks read the list. */
export const listWrittenOperations = memoizePerObject((subject: LintSubject): readonly WrittenOperation[] =>
  listWrittenRules(subject).flatMap(listOperationsIn),
);

/** Lists all operators of a rule. */
export function listOperationsIn({ file, pointer, form, parts }: WrittenRule): readonly WrittenOperation[] {
  return parts.flatMap((part) => {
    if (part.kind !== 'operation') return [];
    const { operation } = part;
    const place = pointer + part.pointer + formatPointer(operation.name);
    return [
      {
        file,
        pointer: pointer + part.pointer,
        form,
        operator: operation.name,
        row: operation.operator,
        operands: operation.operands.map(
          (operand, index) => expandExpression(operand, argumentAt(operation, index).at, subjects).expression,
        ),
        position: part.at,
        rowOf: part.rowOf,
        at: (position) => (operation.asList ? `${place}/${position}` : place),
      },
    ];
  });
}
