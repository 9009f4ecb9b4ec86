/** Ends the process with the message of an error, without its stack. */
export function failWith(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
