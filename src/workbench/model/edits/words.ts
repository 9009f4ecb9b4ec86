import type { DescribedForm } from '../../../analysis/index.ts';

/** The name of a text across all areas. */
export function buildWordId(area: string, key: string): string {
  return `${area}:${key}`;
}

/** Sorts texts as the outline does: those of the form, then step by step. */
export function sortByOutline<Entry extends { readonly key: string }>(
  form: Pick<DescribedForm, 'steps'>,
  entries: readonly Entry[],
): readonly Entry[] {
  const places = new Map(
    form.steps
      .flatMap(({ id, nodes }) => [id, ...nodes.map(({ path }) => path)])
      .map((path, index) => [path, index]),
  );
  const placed = entries.map((entry) => {
    const subject = findSubjectOfKey(form, entry.key);
    return { entry, place: subject === null ? -1 : (places.get(subject) ?? -1) };
  });
  return placed.toSorted((left, right) => left.place - right.place).map(({ entry }) => entry);
}

/** Finds the question, otherwise the step, that a text belongs to; null: the form as a whole. */
export function findSubjectOfKey({ steps }: Pick<DescribedForm, 'steps'>, key: string): string | null {
  const paths = steps.flatMap(({ id, nodes }) => [id, ...nodes.map(({ path }) => path)]);
  const around = paths.filter((path) => key.startsWith(`${path}.`));
  return around.toSorted((left, right) => right.length - left.length)[0] ?? null;
}
