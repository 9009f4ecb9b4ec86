import type { CallReply } from './CallReply.ts';

/** Tells whether a server carried out a request: any 2xx. @public */
export function isSuccess(reply: CallReply): reply is Exclude<CallReply, string> {
  return typeof reply === 'object' && isSuccessStatus(reply.status);
}

/** Tells whether a status is a 2xx. @public */
export function isSuccessStatus(status: number): boolean {
  return status >= 200 && status < 300;
}
