import type { Repository } from '../../definitions/index.ts';

/** Findings in expanded forms where their cause was written: in a part, in a set of outcomes, or where it is used. */
export function whereWritten<Found extends { readonly file: string; readonly pointer: string }>(
  { forms }: Pick<Repository, 'forms'>,
  found: readonly Found[],
): readonly Found[] {
  const byId = new Map(forms.map((form) => [form.id, form]));
  return found.map((one) => {
    const id = /^(?:schemas|rules)\/([^/_][^/]*?)(?:\.json|\/.*)$/.exec(one.file)?.[1];
    const form = byId.get(id ?? '');
    return form ? { ...one, ...form.writtenAt(one) } : one;
  });
}
