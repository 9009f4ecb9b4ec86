/** Ends the process with the reason alone; whoever started it did not ask for a stack. */
export function failWith(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
