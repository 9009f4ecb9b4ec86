import type { Boot } from '../../portal/auth/Boot.ts';
import type { PrefetchedResponse } from '../../protocol/signIn.ts';

/** Milliseconds after which a response is out of date; the program's own calls have the same timeout. */
const timeout = 15_000;

/** Keeps responses that came with the sign-in; the program takes each once. `origin` is that of the page. */
export function createPrefetchedResponses(origin: string): {
  readonly keep: (responses: readonly PrefetchedResponse[]) => void;
  readonly take: Boot['takeResponse'];
} {
  const waiting = new Map<string, Response>();
  return {
    keep(responses) {
      for (const { path, status, headers, body } of responses) {
        // Some statuses allow no body, not even an empty one.
        waiting.set(origin + path, new Response(body || null, { status, headers }));
      }
      // Responses that the program has not taken by then are out of date.
      setTimeout(() => waiting.clear(), timeout);
    },
    take(url) {
      const response = waiting.get(url) ?? null;
      waiting.delete(url);
      return response;
    },
  };
}
