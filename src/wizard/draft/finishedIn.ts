import type { AnswerSection } from '../../ui/boxes/AnswerList.tsx';

/** What the end page knows after the draft is gone. */
export interface Finished {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What was sent, in words; only the session keeps it, no location does. */
  readonly answers: readonly AnswerSection[];
}

/** What the end page of a form needs, out of the state of a location; null when the page was opened without finishing the form. */
export function finishedIn(state: unknown, form: string): Finished | null {
  if (typeof state !== 'object' || state === null || !('finished' in state)) return null;
  const { finished } = state;
  if (typeof finished !== 'object' || finished === null || !('form' in finished) || !('values' in finished))
    return null;
  const { values } = finished;
  const answers: unknown = 'answers' in finished ? finished.answers : [];
  if (finished.form !== form || typeof values !== 'object' || values === null) return null;
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

function isRecord(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
