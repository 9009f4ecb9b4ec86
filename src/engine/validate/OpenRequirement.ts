import type { FieldError } from '../walk/Walk.ts';

/** One thing that still stands between the customer and "Weiter". An empty list enables the button. */
export interface OpenRequirement {
  readonly step: string;
  /** Key of the control the link leads to; null for the step as a whole. */
  readonly key: string | null;
  /** Name of that control in the page. */
  readonly name: string | null;
  /** Definition path the texts hang on: `<textPath>.label`, `<textPath>.error.<code>`; for a check the step id. */
  readonly textPath: string;
  readonly variant: string | null;
  readonly error: FieldError;
  /** Group or step whose answers it is about together; null where it is about the control alone. */
  readonly group: string | null;
  /** Nothing is wrong: there is nothing to do yet. */
  readonly isInfo: boolean;
  /** 0-based row for parts of a list. */
  readonly row: number | null;
}
