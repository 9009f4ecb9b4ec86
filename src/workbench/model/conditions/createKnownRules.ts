import type { ConditionDefinition, Expression, FormSource } from '../../../engine/index.ts';
import { isExpression } from '../../../engine/index.ts';
import { asRecord, isRecord } from '../../../plain/isRecord.ts';
import type { KnownRules } from './tryAnswers.ts';
import type { Subject } from './listSubjects.ts';

/** Collects what the rules of a form say of the names that rows read. `list`: the one to which `row.*` belongs. */
export function createKnownRules(
  { rules, shared }: FormSource,
  subjects: readonly Subject[],
  list: string | null,
): KnownRules {
  const conditions: Readonly<Record<string, ConditionDefinition>> = {
    ...shared.conditions,
    ...rules.conditions,
  };
  const fields: Readonly<Record<string, unknown>> = { ...rules.fields };
  return {
    shown(path) {
      const { show = null } = asRecord(fields[list === null ? path : path.replace(/^row(?=\.)/, list)]);
      return isExpression(show) ? show : null;
    },
    named(name) {
      const definition = Object.hasOwn(conditions, name) ? conditions[name] : undefined;
      return definition === undefined ? undefined : readExpression(definition);
    },
    isQuestion: (id) => subjects.some((one) => one.id === id && one.kind === 'question'),
    placeOf: (id) => subjects.findIndex((one) => one.id === id),
    values(id) {
      const subject = subjects.find((one) => one.id === id);
      if (subject?.type === 'truth') return [true, false];
      return subject?.type === 'choice' ? subject.options.map(({ value }) => value) : null;
    },
  };
}

function readExpression(definition: ConditionDefinition): Expression {
  const inner: unknown = isRecord(definition) ? definition['if'] : undefined;
  return isRecord(definition) && !Array.isArray(inner) && isExpression(inner)
    ? inner
    : (definition as Expression);
}
