import { pointerTo } from '../../engine/index.ts';
import type { ContributedText, Expansion, LoadedPart, PartUse } from './Expansion.ts';

/** Lists the names of the text parameters. */
export function listTextParameters({ part }: LoadedPart): readonly string[] {
  return Object.entries(part.parameters ?? {}).flatMap(([name, { type }]) => (type === 'text' ? [name] : []));
}

/** Returns a text of a part under its key in the form, with the words of the place; no entry when the part has no such text. */
export function findPartText(
  loaded: LoadedPart,
  [own, key]: readonly [own: string, key: string],
  { path, use }: PartUse,
  { texts }: Expansion,
): readonly ContributedText[] {
  const written = loaded.texts[own];
  if (written === undefined) return [];
  const text = listTextParameters(loaded).reduce(
    (said, name) => said.replaceAll(`{${name}}`, texts[`${path}.${name}`] ?? ''),
    written,
  );
  return [{ key, text, from: { file: loaded.textFile, pointer: pointerTo(own), use } }];
}

/** Returns the texts of a dialog that a part opens. */
export function listDialogTexts(
  loaded: LoadedPart,
  id: string,
  place: PartUse,
  around: Expansion,
): readonly ContributedText[] {
  return Object.keys(loaded.texts)
    .filter((key) => key.startsWith(`dialog.${id}.`))
    .flatMap((key) => findPartText(loaded, [key, key], place, around));
}

export function bringText(
  { key, text, from }: ContributedText,
  { id, brought, note }: Pick<Expansion, 'id' | 'brought' | 'note'>,
): void {
  brought.texts[key] = text;
  note({ file: `schemas/${id}/texts.de.json`, pointer: pointerTo(key) }, from);
}
