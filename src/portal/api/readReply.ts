import { commonAnswers, mismatchOf, type Answer, type Operation } from '../../protocol/index.ts';
import type { Reply } from '../../wizard/index.ts';

/** What an HTTP response says in terms of the protocol. A body of the wrong shape is a failed call, not an answer. */
export async function readReply(operation: Operation, response: Response | 'network'): Promise<Reply> {
  if (response === 'network') return 'network';
  const { status } = response;
  try {
    if (!response.ok) return { status, body: codeIn(await bodyOf(response)) };
    const answer: Answer | undefined = operation.answers[status] ?? answersToAll[status];
    if (answer === undefined) return 'network';
    if (answer.mediaType !== undefined) {
      return typeOf(response) === answer.mediaType ? { status, body: await response.blob() } : 'network';
    }
    const body = await bodyOf(response);
    return answer.body === undefined || mismatchOf(answer.body, body) === null ? { status, body } : 'network';
  } catch {
    return 'network';
  }
}

const answersToAll: Readonly<Record<number, Answer>> = commonAnswers;

/** Media type without its parameters. */
function typeOf(response: Response): string {
  return (response.headers.get('content-type') ?? '').replace(/\s*;.*$/, '').toLowerCase();
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
