import type { FieldError } from '../walk/Walk.ts';

/** A requirement that keeps "Weiter" from leaving the step. */
export interface OpenRequirement {
  readonly step: string;
  /** Key of the control that the link in the summary focuses; null for the step as a whole. */
  readonly key: string | null;
  /** Name of the control (`key`) in the page. */
  readonly name: string | null;
  /** Definition path of the texts: `<textPath>.label`, `<textPath>.error.<code>`; for a check the step id. */
  readonly textPath: string;
  readonly variant: string | null;
  readonly error: FieldError;
  /** Group or step whose answers the requirement is about; null for a single control. */
  readonly group: string | null;
  /** True for a requirement that is no error: the customer has changed nothing yet. */
  readonly isInfo: boolean;
  /** 0-based row for parts of a list. */
  readonly row: number | null;
}
