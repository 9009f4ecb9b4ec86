/** What the end page knows after the draft is gone. */
export interface Finished {
  readonly form: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the end page of a form needs, out of the state of a location; null when the page was opened without finishing the form. */
export function finishedIn(state: unknown, form: string): Finished | null {
  if (typeof state !== 'object' || state === null || !('finished' in state)) return null;
  const { finished } = state;
  if (typeof finished !== 'object' || finished === null || !('form' in finished) || !('values' in finished))
    return null;
  const { values } = finished;
  if (finished.form !== form || typeof values !== 'object' || values === null) return null;
  return { form, values: { ...values } };
}
