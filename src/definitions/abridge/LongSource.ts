import type { ExpandedForm, WrittenForm } from '../expand/expandForm.ts';

/** The long form of a short one, as written and with its parts. */
export interface LongSource {
  readonly id: string;
  readonly written: WrittenForm;
  readonly expanded: ExpandedForm;
}
