import { create } from 'zustand';
import type { Brand } from '../../../brand/index.ts';

/** From the last use that counted to the end; milliseconds of the device's clock, which all tabs share. */
export interface SessionSpan {
  readonly since: number;
  readonly end: number;
}

interface SessionEnd {
  /** Null where the provider does not say when a session ends. */
  readonly span: SessionSpan | null;
  /** When somebody last touched this tab or pressed a key, by the device's clock. */
  readonly usedAt: number;
}

/** When the session ends, as far as the provider tells. */
export const useSessionEndStore = create<SessionEnd>(() => ({ span: null, usedAt: 0 }));

/** An end that moved by less is the same one; clocks and answers take their time. */
const tolerance = 3000;

/** A new ID token says when the session ends (OpenID Connect Enterprise Extensions 1.0, `session_expiry`). */
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
