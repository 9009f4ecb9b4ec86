/** Calls `choose` with each file of an input and empties the input, so that the same file can be chosen once more. */
export function takeFiles(input: HTMLInputElement, choose: (file: File) => void): void {
  const files = [...(input.files ?? [])];
  input.value = '';
  for (const file of files) choose(file);
}
