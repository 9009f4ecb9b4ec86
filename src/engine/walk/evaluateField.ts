import type { Answer, Scalar, Value } from '../definition/Answer.ts';
import type { CompiledOption } from '../definition/CompiledOptions.ts';
import type { Field, FieldKey, Lock } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import { evaluateValue } from '../expressions/evaluateExpression.ts';
import { asJson } from '../expressions/operators/amounts.ts';
import type { Scope } from '../expressions/operators/Scope.ts';
import { type FormatName, writeValue } from '../formats/formats.ts';
import { answerFits } from './answerFits.ts';
import { cleanAnswer } from './cleanAnswer.ts';
import { findFieldError } from './findFieldError.ts';
import { shareState } from './shareState.ts';
import type { FieldState, OptionState } from './Walk.ts';

export interface FieldInput {
  readonly field: Field;
  readonly key: FieldKey;
  readonly name: string;
  /** True when the step applies and, for a part, its list is shown. */
  readonly within: boolean;
  readonly answer: Answer;
  readonly scope: Scope;
  readonly previous: FieldState | null;
}

/** Evaluates one field: visibility, lock, requirement, value and error. Returns `previous` when they are unchanged. */
export function evaluateField(input: FieldInput): FieldState {
  const { field, key, name, scope, previous } = input;
  const answer = input.answer === previous?.answer ? input.answer : cleanAnswer(field, input.answer);
  const shown = input.within && field.show.every((rule) => ruleHolds(rule.rule, scope));
  if (!shown) {
    return shareState(input.previous, {
      kind: 'field',
      field,
      key,
      name,
      shown,
      answer,
      value: null,
      lock: null,
      required: false,
      markedOptional: false,
      options: null,
      min: null,
      max: null,
      variant: null,
      error: null,
    });
  }
  const lock = field.locks.find(({ when }) => ruleHolds(when.rule, scope)) ?? null;
  const forced = lock?.to ? toScalar(evaluateValue(lock.to.expression, scope)) : null;
  const options = evaluateOptions(field, scope);
  const value = forced ?? keepOfferedValue(toValue(field, answer), options, field);
  const optional =
    field.optional === true || (field.optional !== null && ruleHolds(field.optional.rule, scope));
  const required = !optional && (!field.twoValued || field.schema.const === true);
  const min = field.min ? toBound(evaluateValue(field.min.expression, scope)) : null;
  const max = field.max ? toBound(evaluateValue(field.max.expression, scope)) : null;
  return shareState(input.previous, {
    kind: 'field',
    field,
    key,
    name,
    shown,
    answer,
    value,
    lock: lock && { says: evaluateLockReason(lock, scope), of: lock.of },
    required,
    markedOptional: field.mark === null ? optional && !field.twoValued : field.mark === 'optional',
    options,
    min,
    max,
    variant: field.variants.find((row) => ruleHolds(row.when.rule, scope))?.variant ?? null,
    error: forced === null ? findFieldError({ field, answer, value, required, min, max }) : null,
  });
}

function evaluateLockReason({ says }: Lock, scope: Scope): string | null {
  if (says === null || typeof says === 'string') return says;
  const named = evaluateValue(says.expression, scope);
  return typeof named === 'string' ? named : null;
}

function toValue(field: Field, answer: Answer): Value {
  if (answer === null || !answerFits(field, answer)) return field.twoValued ? false : null;
  if (typeof answer === 'object') return 'file' in answer ? answer.file : null;
  if (typeof answer !== 'string') return answer;
  return answer === '' ? null : answer;
}

/** Returns null for a value that is no longer offered or cannot be chosen. */
function keepOfferedValue(value: Value, options: readonly OptionState[] | null, field: Field): Value {
  if (options === null || value === null || field.type === 'boolean') return value;
  if (typeof value !== 'boolean' && field.askedBy?.refuse.includes(value)) return null;
  return options.some((option) => option.value === value && option.disabled === null) ? value : null;
}

function evaluateOptions(field: Field, scope: Scope): readonly OptionState[] | null {
  const { options } = field;
  if (!options) return null;
  if ('rows' in options) {
    return options.rows.flatMap((row) =>
      row.when && !ruleHolds(row.when.rule, scope) ? [] : [evaluateOption(row, scope)],
    );
  }
  const rows = scope.read(options.from);
  if (!Array.isArray(rows)) return [];
  return (rows as readonly Scope[]).flatMap((row) => {
    if (options.where && !ruleHolds(options.where.rule, row)) return [];
    const text = (column: string, format: FormatName | null) => {
      const value = asJson(row.read(column));
      return isScalar(value) ? writeValue(format, value) : null;
    };
    const value = row.read(options.value);
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const { label, group } = options;
    return [
      {
        value,
        disabled: null,
        label: text(label.column, label.format),
        group: group === null ? null : text(group, null),
      },
    ];
  });
}

function evaluateOption(row: CompiledOption, scope: Scope): OptionState {
  const disabled = row.disabled?.readsBelow === false ? findReasonAgainst(row, scope) : null;
  return { value: row.value, disabled, label: null, group: null };
}

function findReasonAgainst({ disabled }: CompiledOption, scope: Scope): string | null {
  return disabled !== null && ruleHolds(disabled.when.rule, scope) ? disabled.says : null;
}

/** Disables the options that depend on fields below, after all fields are known. The value stays. */
export function withOptionsBelow(state: FieldState, scope: Scope): FieldState {
  const { options } = state.field;
  if (state.options === null || options === null || !('rows' in options)) return state;
  return {
    ...state,
    options: state.options.map((option) => {
      const row = options.rows.find(({ value, disabled }) => value === option.value && disabled?.readsBelow);
      return row === undefined ? option : { ...option, disabled: findReasonAgainst(row, scope) };
    }),
  };
}

function toScalar(value: unknown): Value {
  return isScalar(value) ? value : null;
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function toBound(value: unknown): string | number | null {
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
