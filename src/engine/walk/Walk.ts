import type { Answer, JsonValue, Value } from '../definition/Answer.ts';
import type { Block, Field, FieldKey, List, Path, Wizard } from '../definition/Wizard.ts';

/**
 * Facts by declared name (`policy.licensePlate`); a list fact holds plain rows. Filled from outside, never by the form. What calls keep
 * stands beside them as `result.<name>`, nested as it came.
 */
export type Facts = Readonly<Record<string, FactValue>>;
export type FactValue = JsonValue;

/** Why an answer is not acceptable. `code` selects the text `<path>.error.<code>` -> `error.<code>`; `params` fill it. */
export interface FieldError {
  readonly code: string;
  readonly params: Readonly<Record<string, Value>>;
}

export interface OptionState {
  readonly value: string | number;
  /** Text key of the reason why it cannot be chosen. */
  readonly disabled: string | null;
  /** Label and group when the options come from a fact; otherwise the text `<path>.options.<value>`. */
  readonly label: string | null;
  readonly group: string | null;
}

/** One field as it stands. The object is shared as long as nothing about it changed. */
export interface FieldState {
  readonly kind: 'field';
  readonly field: Field;
  readonly key: FieldKey;
  /** Name of the control: the path, rows by position. */
  readonly name: string;
  readonly shown: boolean;
  /** What the draft remembers. */
  readonly answer: Answer;
  /** What rules and payload read: null when hidden, skipped, empty, unreadable or no longer offered. */
  readonly value: Value;
  /** `says` is explained where `of` stands: at a group or step, or, null, at the field. */
  readonly lock: { readonly says: string | null; readonly of: Path | null } | null;
  readonly required: boolean;
  /** Label says "(freiwillig)". */
  readonly markedOptional: boolean;
  readonly options: readonly OptionState[] | null;
  readonly min: string | number | null;
  readonly max: string | number | null;
  readonly variant: string | null;
  /** Null when hidden. `required` when empty. Whether it may be shown yet is the view's affair. */
  readonly error: FieldError | null;
}

export interface BlockState {
  readonly kind: 'block';
  readonly block: Block;
  readonly key: FieldKey;
  readonly name: string;
  readonly shown: boolean;
}

export interface RowState {
  readonly id: number;
  /** In the order of `list.parts`. */
  readonly parts: readonly (FieldState | BlockState)[];
}

export interface ListState {
  readonly kind: 'list';
  readonly list: List;
  readonly key: FieldKey;
  readonly name: string;
  readonly shown: boolean;
  readonly rows: readonly RowState[];
  /** Rows as rules read them; null when hidden or empty. */
  readonly value: readonly Readonly<Record<string, Value>>[] | null;
  readonly required: boolean;
  readonly canAdd: boolean;
  readonly error: FieldError | null;
}

export type NodeState = FieldState | BlockState | ListState;

/** What the draft stores. Canonical, flat, by field key. */
export interface Answers {
  readonly values: Readonly<Record<FieldKey, Answer>>;
  readonly rows: Readonly<Record<string, readonly number[]>>;
  readonly nextRow: number;
}

/** `check.<id>` by id; absent is idle. */
export type CheckStates = Readonly<
  Record<string, 'pending' | 'valid' | 'invalid' | 'excluded' | 'unreachable'>
>;

/** A wizard, its answers and facts, evaluated. Immutable; a change makes a new one that shares what it did not affect. */
export interface Walk {
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly checks: CheckStates;
  /** Results that answer an older request and are shown until a newer one arrives: names of facts (`result.<name>`). */
  readonly stale: ReadonlySet<string>;
  /** Values on entry, read by `old` and `applyChanges`. */
  readonly start: Answers;
  /** Aligned with `wizard.nodes`. */
  readonly nodes: readonly NodeState[];
  /** Aligned with `wizard.steps`. */
  readonly applies: readonly boolean[];
  readonly nextRow: number;
}
