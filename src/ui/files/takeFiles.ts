import { identifyFile } from './identifyFile.ts';

/** Calls `choose` with each file of an input, by what it is, and empties the input, so that the same file can be chosen once more. */
export function takeFiles(input: HTMLInputElement, choose: (file: File) => void): void {
  const files = [...(input.files ?? [])];
  input.value = '';
  void chooseFiles(files, choose);
}

/** Calls `choose` with each file in their order, with the media type that its first bytes tell. */
export async function chooseFiles(files: readonly File[], choose: (file: File) => void): Promise<void> {
  for (const file of await Promise.all(files.map(identifyFile))) choose(file);
}
