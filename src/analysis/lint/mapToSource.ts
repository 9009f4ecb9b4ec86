import type { LoadedForm } from '../../definitions/index.ts';

type Form = Pick<LoadedForm, 'id' | 'writtenAt' | 'usesOf'>;

/** Forms whose parts are filled in. */
type ExpandedForms = { readonly forms: readonly Form[] };
type FindingLocation = { readonly file: string; readonly pointer: string };

/** Findings in expanded forms where their cause was written: in a part, in a set of outcomes, or where it is used. */
export function mapToSource<Found extends FindingLocation>(
  { forms }: ExpandedForms,
  found: readonly Found[],
): readonly Found[] {
  const formOf = formsByFile(forms);
  return found.map((one) => {
    const { file, pointer } = formOf(one.file)?.writtenAt(one) ?? one;
    return { ...one, file, pointer };
  });
}

/**
 * The same, but what is found in a part at some of its uses and not at others hangs on those uses and is said there. `forms` are those
 * that were looked at.
 */
export function mapToCause<Found extends FindingLocation & { readonly code: string }>(
  { forms }: ExpandedForms,
  found: readonly Found[],
): readonly Found[] {
  const formOf = formsByFile(forms);
  const placed = found.map((one) => ({ one, origin: formOf(one.file)?.writtenAt(one) ?? one }));
  const usesFound = new Map<string, Set<string>>();
  for (const { one, origin } of placed) {
    const key = getFindingKey(one.code, origin);
    if ('use' in origin && origin.use)
      usesFound.set(key, (usesFound.get(key) ?? new Set()).add(getFindingKey('', origin.use)));
  }
  return placed.map(({ one, origin }) => {
    const use = 'use' in origin ? origin.use : undefined;
    const all = use ? forms.flatMap((form) => form.usesOf(origin)).length : 0;
    const isOfUse = all > (usesFound.get(getFindingKey(one.code, origin))?.size ?? 0);
    const { file, pointer } = use && isOfUse ? use : origin;
    return { ...one, file, pointer };
  });
}

function getFindingKey(code: string, { file, pointer }: FindingLocation): string {
  return [code, file, pointer].join('\n');
}

function formsByFile(forms: readonly Form[]) {
  const byId = new Map(forms.map((form) => [form.id, form]));
  return (file: string) =>
    byId.get(/^(?:schemas|rules)\/([^/_][^/]*?)(?:\.json|\/.*)$/.exec(file)?.[1] ?? '');
}
