import type { Answer, Value } from '../definition/Answer.ts';
import type { List } from '../definition/Wizard.ts';
import { ruleHolds } from '../expressions/evaluateExpression.ts';
import type { Scope } from '../expressions/operators/Scope.ts';
import { evaluateField } from './evaluateField.ts';
import { buildRowPartKey } from './fieldKey.ts';
import { noFormats, createRowScope } from './createRowScope.ts';
import { shareState } from './shareState.ts';
import type { BlockState, FieldError, FieldState, ListState, RowState } from './Walk.ts';

export interface ListInput {
  readonly list: List;
  readonly within: boolean;
  /** Row ids in order. */
  readonly rows: readonly number[];
  readonly answerOf: (row: number, part: string) => Answer;
  /** Rows that have to be evaluated again although the list's surroundings did not change; null for all rows. */
  readonly only: ReadonlySet<number> | null;
  readonly scope: Scope;
  readonly previous: ListState | null;
}

export function evaluateList(input: ListInput): ListState {
  const { list, scope, previous } = input;
  const shown = input.within && list.show.every((rule) => ruleHolds(rule.rule, scope));
  const surroundings = previous !== null && previous.shown === shown && input.only !== null;
  const rows = input.rows.map((id, position) => {
    const before = previous?.rows.find((row) => row.id === id) ?? null;
    const inPlace = before !== null && previous?.rows[position]?.id === id;
    return surroundings && inPlace && !input.only?.has(id)
      ? before
      : evaluateRow(input, shown, id, position, before);
  });
  const value = shown && rows.length > 0 ? rows.map((row) => getRowValue(list, row)) : null;
  const optional = list.optional === true || (list.optional !== null && ruleHolds(list.optional.rule, scope));
  const required = shown && !optional;
  const next: ListState = {
    kind: 'list',
    list,
    key: list.path,
    name: list.path,
    shown,
    rows: previous && hasSameItems(previous.rows, rows) ? previous.rows : rows,
    value,
    required,
    canAdd: shown && rows.length < list.maxItems,
    error: shown ? listError(list, rows.length, required) : null,
  };
  return shareState(previous, next);
}

function evaluateRow(
  input: ListInput,
  within: boolean,
  id: number,
  position: number,
  before: RowState | null,
): RowState {
  const { list } = input;
  const values: Record<string, Value> = {};
  const scope = createRowScope({ scope: input.scope, formats: noFormats }, list.path, values, position + 1);
  const parts = list.parts.map((part, index): FieldState | BlockState => {
    const relative = part.path.slice(list.path.length + 1);
    const place = {
      key: buildRowPartKey(list.path, id, relative),
      name: `${list.path}.${position}.${relative}`,
    };
    const known = before?.parts[index];
    if (part.kind === 'block') {
      const shown = within && part.show.every((rule) => ruleHolds(rule.rule, scope));
      return shareState(known?.kind === 'block' ? known : null, {
        kind: 'block',
        block: part,
        ...place,
        shown,
      });
    }
    const state = evaluateField({
      field: part,
      ...place,
      within,
      scope,
      answer: input.answerOf(id, relative),
      previous: known?.kind === 'field' ? known : null,
    });
    values[relative] = state.value;
    return state;
  });
  return before && hasSameItems(before.parts, parts) ? before : { id, parts };
}

/** Returns a row for rules and payloads, by relative path of its parts. */
export function getRowValue(list: List, row: RowState): Readonly<Record<string, Value>> {
  return Object.fromEntries(
    row.parts.flatMap((part) =>
      part.kind === 'field' ? [[part.field.path.slice(list.path.length + 1), part.value]] : [],
    ),
  );
}

function listError(list: List, rows: number, required: boolean): FieldError | null {
  if (rows > list.maxItems) return { code: 'tooManyRows', params: { max: list.maxItems } };
  if (rows === 0) return required ? { code: 'required', params: {} } : null;
  return rows < list.minItems ? { code: 'tooFewRows', params: { min: list.minItems } } : null;
}

function hasSameItems(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((item, index) => item === right[index]);
}
