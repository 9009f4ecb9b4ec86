import type { ChosenFile } from '../../engine/index.ts';

const bytes = new WeakMap<ChosenFile, File>();

/** A file for the journey, which knows it by name, size and media type alone. Its bytes are kept for as long as the journey keeps it. */
export function registerFile(file: File): ChosenFile {
  const chosen = { name: file.name, size: file.size, mediaType: file.type };
  bytes.set(chosen, file);
  return chosen;
}

/** The bytes of a file that was described here. */
export function getRegisteredFile(chosen: ChosenFile): File {
  const file = bytes.get(chosen);
  if (file === undefined) throw new Error(`Nobody chose the file "${chosen.name}" on this page.`);
  return file;
}
