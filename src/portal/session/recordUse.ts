import { useAnalyticsChoice } from './analyticsChoice.ts';

/** A record of use: the name of a page or of an event, without further data (SHELL-045). */
export type UseRecord =
  | { readonly kind: 'page'; readonly name: string }
  | { readonly kind: 'event'; readonly name: string };

/**
 * Sends a record to the analytics tool of the brand, if the customer has allowed it on this device. `address` is null when the brand has no
 * such tool. Returns at once, and ignores failures.
 */
export function recordUse(address: string | null, record: UseRecord): void {
  if (address === null || useAnalyticsChoice.getState().choice !== 'allowed') return;
  try {
    navigator.sendBeacon(address, JSON.stringify(record));
  } catch {
    // A failed record must not affect the page.
  }
}
