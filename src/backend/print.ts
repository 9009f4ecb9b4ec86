/** Writes to the terminal; no other file of the back end does. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
