/** What a command found. Codes: 0 nothing to say, 1 something to do in the definitions, 2 the command line itself is wrong. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly text: string;
}
