import { asRecord, isRecord } from '../../plain/isRecord.ts';
import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';

/** The data of the end page after the draft is gone. */
export interface FinishedForm {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The answers that were sent, in words. They stand in the session storage only, never in the state of a location. */
  readonly answers: readonly AnswerSection[];
}

/**
 * Reads the data of the end page of a form from the state of a location. Returns null when the page was opened without finishing the form.
 */
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
