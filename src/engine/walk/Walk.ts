import type { Answer, JsonValue, Value } from '../definition/Answer.ts';
import type { Block, Field, FieldKey, List, Path, Wizard } from '../definition/Wizard.ts';

/**
 * Facts by declared name (`policy.licensePlate`); a list fact holds plain rows. The form never writes them. Results of calls stand beside
 * them as `result.<name>`, nested as in the answer.
 */
export type Facts = Readonly<Record<string, FactValue>>;
export type FactValue = JsonValue;

/** The reason why an answer is not acceptable. `code` selects the text `<path>.error.<code>` or `error.<code>`; `params` fill it. */
export interface FieldError {
  readonly code: string;
  readonly params: Readonly<Record<string, Value>>;
}

export interface OptionState {
  readonly value: string | number;
  /** Text key of the reason why the option cannot be chosen. */
  readonly disabled: string | null;
  /** Label and group when the options come from a fact; otherwise the text `<path>.options.<value>` is used. */
  readonly label: string | null;
  readonly group: string | null;
}

/** The current state of one field. The object stays the same as long as its content does. */
export interface FieldState {
  readonly kind: 'field';
  readonly field: Field;
  readonly key: FieldKey;
  /** Name of the control: the path, with the positions of rows. */
  readonly name: string;
  readonly shown: boolean;
  /** The answer in the draft. */
  readonly answer: Answer;
  /** The value for rules and payload: null when hidden, skipped, empty, unreadable or no longer offered. */
  readonly value: Value;
  /** `says` is the text key of the reason. The reason is shown at `of`: a group or step, or the field itself when null. */
  readonly lock: { readonly says: string | null; readonly of: Path | null } | null;
  readonly required: boolean;
  /** True when the label says "(freiwillig)". */
  readonly markedOptional: boolean;
  readonly options: readonly OptionState[] | null;
  readonly min: string | number | null;
  readonly max: string | number | null;
  readonly variant: string | null;
  /** Null when hidden. The code is `required` when empty. The view decides whether it shows the error yet. */
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
  /** Rows for rules; null when hidden or empty. */
  readonly value: readonly Readonly<Record<string, Value>>[] | null;
  readonly required: boolean;
  readonly canAdd: boolean;
  readonly error: FieldError | null;
}

export type NodeState = FieldState | BlockState | ListState;

/** The stored answers of a draft, canonical and flat, by field key. */
export interface Answers {
  readonly values: Readonly<Record<FieldKey, Answer>>;
  readonly rows: Readonly<Record<string, readonly number[]>>;
  readonly nextRow: number;
}

/** States of `check.<id>` by id; absent means idle. */
export type CheckStates = Readonly<
  Record<string, 'pending' | 'valid' | 'invalid' | 'excluded' | 'unreachable'>
>;

/** A wizard with evaluated answers and facts. Immutable; a change makes a new walk that shares unaffected parts. */
export interface Walk {
  readonly wizard: Wizard;
  readonly facts: Facts;
  readonly checks: CheckStates;
  /** Results of an older request that are shown until a newer answer arrives, by fact name (`result.<name>`). */
  readonly stale: ReadonlySet<string>;
  /** Values on entry; `old` and `changed` read them. */
  readonly start: Answers;
  /** Aligned with `wizard.nodes`. */
  readonly nodes: readonly NodeState[];
  /** Aligned with `wizard.steps`. */
  readonly applies: readonly boolean[];
  readonly nextRow: number;
}
