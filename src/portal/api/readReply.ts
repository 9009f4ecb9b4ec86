import { commonAnswers, mismatchOf, type Answer, type Operation } from '../../protocol/index.ts';
import type { Reply } from '../../wizard/index.ts';

/** What an HTTP response says in terms of the protocol. A body of the wrong shape is a failed call, not an answer. */
export async function readReply(operation: Operation, response: Response | 'network'): Promise<Reply> {
  if (response === 'network') return 'network';
  try {
    const body = await bodyOf(response);
    const answer: Answer | undefined = operation.answers[response.status] ?? answersToAll[response.status];
    if (response.ok && (answer === undefined || !fits(answer, body))) return 'network';
    return { status: response.status, body: response.ok ? body : codeIn(body) };
  } catch {
    return 'network';
  }
}

const answersToAll: Readonly<Record<number, Answer>> = commonAnswers;

function fits(answer: Answer, body: unknown): boolean {
  return answer.body === undefined || mismatchOf(answer.body, body) === null;
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
  return isJson ? JSON.parse(text) : text.trim();
}

/** Refusals are the bare code; a JSON string and `{ code }` mean the same. */
function codeIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : body;
}
