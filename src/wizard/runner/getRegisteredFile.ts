import type { ChosenFile } from '../../engine/index.ts';

const bytes = new WeakMap<ChosenFile, File>();

/** Registers a file for the journey, which knows only name, size and media type. The bytes stay as long as the journey has the file. */
export function registerFile(file: File): ChosenFile {
  const chosen = { name: file.name, size: file.size, mediaType: file.type };
  bytes.set(chosen, file);
  return chosen;
}

/** Returns the file with its bytes, which `registerFile` has kept for the journey. */
export function getRegisteredFile(chosen: ChosenFile): File {
  const file = bytes.get(chosen);
  if (file === undefined) throw new Error(`Nobody chose the file "${chosen.name}" on this page.`);
  return file;
}
