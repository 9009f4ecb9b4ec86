/** The one place where the back end writes to the terminal. */
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
