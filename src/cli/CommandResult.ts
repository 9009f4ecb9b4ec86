/** The result of a command. Codes: 0 no findings, 1 findings in the definitions, 2 a mistake in the command line. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}
