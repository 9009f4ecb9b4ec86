/** The files that were chosen in an input, which is empty again then: the same file can be chosen once more. */
export function takeFiles(input: HTMLInputElement, choose: (file: File) => void): void {
  const files = [...(input.files ?? [])];
  input.value = '';
  for (const file of files) choose(file);
}
