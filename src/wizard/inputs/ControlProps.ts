import type { Answer, FieldState } from '../../engine/index.ts';

/** The texts of one field, looked up in brand overlay -> form -> shared, variant first. Missing texts are empty. */
export interface FieldTexts {
  readonly label: string;
  readonly legend: string;
  readonly hint: string;
  readonly why: string;
  /** Label of an option of the field. */
  option(value: string | number | boolean): string;
  /** Heading of a group of options; the name of the group when it has none. */
  group(name: string): string;
  /** The reason of its lock: the field's own text, else the text for all locks of that name (`lock.<says>`). */
  reason(says: string): string;
  /** Another text below the field's path, e.g. `text('placeholder')`, or one that all controls have; parameters fill `{name}`. */
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
  /** True while an error is shown. */
  readonly invalid: boolean;
  readonly onChange: (answer: Answer) => void;
  readonly onBlur: () => void;
  /**
   * Calls the listener with the current state of the field and with each new one, even without a drawing; returns a function that stops it.
   * The function never changes.
   */
  readonly follow: FollowField;
  /** Returns the day of the form, `yyyy-mm-dd`, whatever the clock of the device says. */
  readonly today: () => string;
}

type FollowField = (listener: (state: FieldState) => void) => () => void;
