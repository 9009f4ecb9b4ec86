import type { ExitCode } from './exitCodes.ts';

/** The result of a command. `data`: what `--json` prints; a result without it has only a message. */
export interface CommandResult {
  readonly code: ExitCode;
  readonly text: string;
  readonly data?: unknown;
}
