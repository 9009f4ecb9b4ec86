import type { CallReply } from './CallReply.ts';

/** Whether a server did what it was asked to, whichever 2xx it says so with. */
export function isSuccess(reply: CallReply): reply is Exclude<CallReply, string> {
  return typeof reply === 'object' && isSuccessStatus(reply.status);
}

/** Any 2xx. */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}
