import type { Repository } from '../../definitions/index.ts';

/** One text that differs; null where it does not exist. */
export interface TextChange {
  readonly key: string;
  readonly old: string | null;
  readonly new: string | null;
}

/** Changed texts of one file of texts. */
export interface TextChanges {
  readonly file: string;
  readonly changes: readonly TextChange[];
}

/** Lists changed texts of a form with those of its brands. `form` null: texts of the shared areas with those of their brands. */
export function listTextChanges(
  old: Repository,
  now: Repository,
  form: string | null,
): readonly TextChanges[] {
  const forms = new Set([...old.forms, ...now.forms].map(({ id }) => id));
  const mine = (namespace: string) => (form === null ? !forms.has(namespace) : namespace === form);
  const files = (repository: Repository) =>
    new Map([
      ...[...repository.texts.values()]
        .filter(({ namespace }) => mine(namespace))
        .map(({ file, texts }) => [file, texts] as const),
      ...repository.brands.flatMap(({ overlay }) =>
        overlay
          ? [[overlay.file, filterTexts(overlay.texts, (key) => mine(key.split(':', 1)[0] ?? ''))] as const]
          : [],
      ),
    ]);
  const [before, after] = [files(old), files(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const changes = compareTexts(before.get(file) ?? {}, after.get(file) ?? {});
    return changes.length === 0 ? [] : [{ file, changes }];
  });
}

type Texts = Readonly<Record<string, string>>;

function compareTexts(old: Texts, now: Texts): readonly TextChange[] {
  return [...new Set([...Object.keys(now), ...Object.keys(old)])]
    .map((key) => ({ key, old: old[key] ?? null, new: now[key] ?? null }))
    .filter((change) => change.old !== change.new);
}

function filterTexts(texts: Texts, wanted: (key: string) => boolean): Texts {
  return Object.fromEntries(Object.entries(texts).filter(([key]) => wanted(key)));
}
