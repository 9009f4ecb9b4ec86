import { useAnalyticsChoice } from './analyticsChoice.ts';

/** What is recorded: the name of a page or of an event, and nothing else (SHELL-045). */
export type UseRecord =
  { readonly kind: 'page'; readonly name: string } | { readonly kind: 'event'; readonly name: string };

/**
 * Sends a record to the analytics tool of the brand, once that was allowed on this device. `address` null: the brand has none. Nobody waits
 * for it, and nobody learns when it fails.
 */
export function recordUse(address: string | null, record: UseRecord): void {
  if (address === null || useAnalyticsChoice.getState().choice !== 'allowed') return;
  try {
    navigator.sendBeacon(address, JSON.stringify(record));
  } catch {
    // Recording never affects anyone.
  }
}
