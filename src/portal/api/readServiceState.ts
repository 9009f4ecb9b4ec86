import type { CallReply } from '../../engine/index.ts';

export interface ServiceState {
  readonly isAway: boolean;
  /** When it takes requests again, ISO 8601; null when the answer does not say. */
  readonly until: string | null;
}

/** Reads what an answer says about its service; null for a lost connection or an unreadable answer, which say nothing. */
export function readServiceState(reply: CallReply): ServiceState | null {
  if (typeof reply === 'string') return null;
  return { isAway: reply.status === 503, until: reply.until ?? null };
}
