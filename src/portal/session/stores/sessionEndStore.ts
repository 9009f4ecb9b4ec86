import { create } from 'zustand';
import type { Brand } from '../../../brand/index.ts';

/** The span from the last use that counted to the end, in milliseconds of the device's clock, which all tabs share. */
export interface SessionSpan {
  readonly since: number;
  readonly end: number;
}

interface SessionEnd {
  /** Null when the provider does not tell the end of the session. */
  readonly span: SessionSpan | null;
  /** The time of the last press or key in this tab, by the device's clock. */
  readonly usedAt: number;
}

/** The end of the session, if the provider tells it. */
export const useSessionEndStore = create<SessionEnd>(() => ({ span: null, usedAt: 0 }));

/** Smaller changes of the end are ignored, because clocks and answers are inexact. */
const tolerance = 3000;

/** Reads the end of the session from the claims of a new ID token (OpenID Connect Enterprise Extensions 1.0, `session_expiry`). */
export function updateSessionEnd(
  claims: Readonly<Record<string, unknown>>,
  { sessionEndClaim = 'session_expiry' }: Brand['identity'],
): void {
  const length = (Number(claims[sessionEndClaim]) - Number(claims['iat'])) * 1000;
  const since = Date.now();
  useSessionEndStore.setState(({ span }) => {
    if (!(length > 0)) return { span: null };
    const end = since + length;
    return span !== null && Math.abs(span.end - end) < tolerance ? {} : { span: { since, end } };
  });
}

/** Returns true when the portal was used since the last extension of the session. */
export function isSessionUsed(): boolean {
  const { span, usedAt } = useSessionEndStore.getState();
  return span === null || usedAt > span.since;
}
