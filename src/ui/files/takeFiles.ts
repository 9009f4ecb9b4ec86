import { identifyFile } from './identifyFile.ts';

/** Called with the files of one choice in their order. */
export type TakeFiles = (files: readonly File[]) => void;

/** Takes the files of an input, by what they are, and empties the input, so that the same file can be chosen once more. */
export function takeFiles(input: HTMLInputElement, take: TakeFiles): void {
  const files = [...(input.files ?? [])];
  input.value = '';
  void chooseFiles(files, take);
}

/** Takes files with the media types that their first bytes tell. */
export async function chooseFiles(files: readonly File[], take: TakeFiles): Promise<void> {
  take(await Promise.all(files.map(identifyFile)));
}
