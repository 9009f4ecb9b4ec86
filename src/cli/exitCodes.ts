import type { MessageKey } from './messages.ts';

/** The meaning of each exit code. The help prints this table, and `src/analysis/README.md` explains it. */
export const exitCodes = {
  0: 'code.fine',
  1: 'code.findings',
  2: 'code.line',
  3: 'code.failed',
} as const satisfies Readonly<Record<number, MessageKey>>;

export type ExitCode = keyof typeof exitCodes;
