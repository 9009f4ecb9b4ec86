import { asRecord, isRecord } from '../../plain/isRecord.ts';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';

/** What the end page knows after the draft is gone. */
export interface FinishedForm {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What was sent, in words; only the session keeps it, no location does. */
  readonly answers: readonly AnswerSection[];
}

/** What the end page of a form needs, out of the state of a location; null when the page was opened without finishing the form. */
export function readFinishedForm(state: unknown, form: string): FinishedForm | null {
  const { form: ofForm, values, answers } = asRecord(asRecord(state)['finished']);
  if (ofForm !== form || !isRecord(values)) return null;
  return { form, values: { ...values }, answers: isSections(answers) ? answers : [] };
}

function isSections(input: unknown): input is readonly AnswerSection[] {
  return (
    Array.isArray(input) &&
    input.every(
      (section: unknown) =>
        isRecord(section) && typeof section['title'] === 'string' && isGroups(section['groups']),
    )
  );
}

function isGroups(input: unknown): boolean {
  return (
    Array.isArray(input) &&
    input.every(
      (group: unknown) => isRecord(group) && isTextOrNothing(group['title']) && isRows(group['rows']),
    )
  );
}

function isRows(input: unknown): boolean {
  return (
    Array.isArray(input) &&
    input.every(
      (row: unknown) =>
        isRecord(row) && typeof row['question'] === 'string' && isTextOrNothing(row['answer']),
    )
  );
}

function isTextOrNothing(input: unknown): boolean {
  return input === undefined || typeof input === 'string';
}
