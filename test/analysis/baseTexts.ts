import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the texts of the small sound form with which all cases start, by path. */
export function baseTexts(): Map<string, string> {
  return textsBelow('test/analysis/base');
}

export function textsBelow(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file.slice(folder.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

/** A mistake: another text for a file, a replaced part of it, or another value (undefined: none) at a path of keys. */
export type Edit =
  | { readonly text: string }
  | { readonly replace: string; readonly by: string }
  | { readonly at: readonly (string | number)[]; readonly to: unknown };

/** Returns the sound form with one changed file. */
export function editedTexts(file: string, edit: Edit): Map<string, string> {
  const texts = baseTexts();
  return texts.set(file, editedText(texts.get(file) ?? '{}', edit));
}

/** Returns the changed text. Throws when it does not contain the part to replace. */
export function editedText(text: string, edit: Edit): string {
  if ('text' in edit) return edit.text;
  if ('replace' in edit) {
    if (!text.includes(edit.replace)) throw new Error(`not in the text: ${edit.replace}`);
    return text.replace(edit.replace, () => edit.by);
  }
  return JSON.stringify(withValue(JSON.parse(text), edit.at, edit.to), null, 2);
}

function withValue(value: unknown, [key, ...rest]: readonly (string | number)[], to: unknown): unknown {
  if (key === undefined) return to;
  if (Array.isArray(value)) {
    const items: unknown[] = [...(value as readonly unknown[])];
    items[Number(key)] = withValue(items[Number(key)], rest, to);
    return items.filter((item) => item !== undefined);
  }
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [key]: withValue(members[key], rest, to) };
}
