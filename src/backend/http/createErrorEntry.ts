import { readErrorCode } from './readErrorCode.ts';
import type { LogEntry } from './LogEntry.ts';
import { Unavailable } from './Unavailable.ts';
import { settings } from '../settings/settings.ts';

/** Returns a log entry of a thrown value: its name, its code and its stack. Messages stay out, because drivers put values into them. */
export function createErrorEntry(id: string, error: unknown): LogEntry {
  const { name, stack } = error instanceof Error ? error : { name: typeof error, stack: '' };
  const at = (stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, settings.http.stackLines)
    .map((line) => line.trim());
  const reason = error instanceof Unavailable ? error.reason : readErrorCode(error);
  return { event: 'error', id, name, ...(reason === null ? {} : { reason }), at };
}
