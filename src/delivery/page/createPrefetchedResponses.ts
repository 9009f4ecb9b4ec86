import type { Boot } from '../../portal/auth/Boot.ts';
import type { PrefetchedResponse } from '../../protocol/signIn.ts';

/** The program would wait as long for a response; in milliseconds. */
const timeout = 15_000;

/** Keeps responses that came with the sign-in for the program, which takes each once. `origin`: of the page, where they come from. */
export function createPrefetchedResponses(origin: string): {
  readonly keep: (responses: readonly PrefetchedResponse[]) => void;
  readonly take: Boot['takeResponse'];
} {
  const waiting = new Map<string, Response>();
  return {
    keep(responses) {
      for (const { path, status, headers, body } of responses) {
        // Some statuses allow no body at all, not even an empty one.
        waiting.set(origin + path, new Response(body || null, { status, headers }));
      }
      // A response that the program has not taken by then is out of date.
      setTimeout(() => waiting.clear(), timeout);
    },
    take(url) {
      const response = waiting.get(url) ?? null;
      waiting.delete(url);
      return response;
    },
  };
}
