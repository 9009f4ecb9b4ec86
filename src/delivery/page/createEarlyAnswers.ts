import type { FirstAnswer } from '../../protocol/firstAnswers.ts';
import type { EarlyAnswer } from '../../portal/api/EarlyAnswer.ts';
import type { Boot } from './Boot.ts';

/** As long as the program itself would wait for an answer, in milliseconds. */
const patience = 15_000;

/** Keeps answers that came with the sign-in for the program, which takes each once. `origin`: of the page, where they come from. */
export function createEarlyAnswers(origin: string): {
  readonly keep: (answers: readonly FirstAnswer[]) => void;
  readonly take: Boot['take'];
} {
  const waiting = new Map<string, EarlyAnswer>();
  return {
    keep(answers) {
      for (const { path, status, headers, body } of answers) {
        // Some statuses allow no body at all, not even an empty one.
        const response = new Response(body || null, { status, headers });
        waiting.set(origin + path, { id: response.headers.get('x-correlation-id') ?? '', response });
      }
      // What nobody has taken by then is out of date.
      setTimeout(() => waiting.clear(), patience);
    },
    take(url) {
      const answer = waiting.get(url) ?? null;
      waiting.delete(url);
      return answer;
    },
  };
}
