import type { Answer, FieldState } from '../../engine/index.ts';

/** Texts of one field, resolved: brand overlay -> form -> shared, variant first. Empty string where there is none. */
export interface FieldTexts {
  readonly label: string;
  readonly legend: string;
  readonly hint: string;
  readonly why: string;
  /** Label of an option of the field. */
  option(value: string | number | boolean): string;
  /** Heading of a group of options; the group itself where there is none. */
  group(name: string): string;
  /** Why it is locked: its own words for it, else those all locks of that name have (`lock.<says>`). */
  reason(says: string): string;
  /** Any other text below the field's path, e.g. `text('placeholder')`, or one all controls have; parameters fill `{name}`. */
  text(key: string, params?: Readonly<Record<string, unknown>>): string;
}

/**
 * The props of a control. The control renders the input alone; the frame around it draws label, hint, why and error, and passes their ids
 * in `labelledBy` and `describedBy`. Text inputs are uncontrolled: they start with `format(state.answer)`, and follow the store only when
 * its answer differs from their text.
 */
export interface ControlProps {
  readonly state: FieldState;
  readonly id: string;
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly texts: FieldTexts;
  /** An error is being shown. */
  readonly invalid: boolean;
  readonly onChange: (answer: Answer) => void;
  readonly onBlur: () => void;
  /** Calls the listener with the field as it stands and whenever it stands differently, drawn or not; returns how to stop. Constant. */
  readonly follow: FollowField;
}

type FollowField = (listener: (state: FieldState) => void) => () => void;
