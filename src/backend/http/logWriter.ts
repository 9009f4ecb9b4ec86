import type { Log } from './LogEntry.ts';

/** Writes log entries as JSON lines. */
export function logWriter(write: (line: string) => void, clock: () => Date): Log {
  return (entry) => write(JSON.stringify({ time: clock().toISOString(), ...entry }));
}
