/** The file that was chosen in an input, which is empty again then: the same file can be chosen once more. */
export function takeFile(input: HTMLInputElement, choose: (file: File) => void): void {
  const [file] = input.files ?? [];
  if (file !== undefined) choose(file);
  input.value = '';
}
