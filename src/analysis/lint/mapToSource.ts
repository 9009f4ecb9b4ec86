import type { LoadedForm } from '../../definitions/index.ts';

type Form = Pick<LoadedForm, 'id' | 'writtenAt' | 'usesOf'>;

/** Forms with their parts expanded. */
type ExpandedForms = { readonly forms: readonly Form[] };
type FindingLocation = { readonly file: string; readonly pointer: string };

/** Moves findings of expanded forms to the place where their cause was written: in a part, in a set of outcomes, or at the use of one. */
export function mapToSource<Found extends FindingLocation>(
  { forms }: ExpandedForms,
  found: readonly Found[],
): readonly Found[] {
  const formOf = indexFormsByFile(forms);
  return found.map((one) => {
    const { file, pointer } = formOf(one.file)?.writtenAt(one) ?? one;
    return { ...one, file, pointer };
  });
}

/**
 * Works like `mapToSource`, but moves a finding that occurs at some uses of a part and not at others to those uses. `forms` are the checked
 * forms.
 */
export function mapToCause<Found extends FindingLocation & { readonly code: string }>(
  { forms }: ExpandedForms,
  found: readonly Found[],
): readonly Found[] {
  const formOf = indexFormsByFile(forms);
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

function indexFormsByFile(forms: readonly Form[]) {
  const byId = new Map(forms.map((form) => [form.id, form]));
  return (file: string) =>
    byId.get(/^(?:schemas|rules)\/([^/_][^/]*?)(?:\.json|\/.*)$/.exec(file)?.[1] ?? '');
}
