import type { ApplicationEntry } from '../../../protocol/index.ts';

/** Whether a functionality is off for an account; a missing entry counts as on (SHELL-055). */
export function isSwitchedOff(application: readonly ApplicationEntry[], type: string): boolean {
  const entry = application.find((one) => one.type === type);
  return entry !== undefined && entry.value !== true && entry.value !== 'true';
}
