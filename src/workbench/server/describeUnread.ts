import { relative } from 'node:path';
import { say } from './messages.ts';

/** Says in a sentence which file cannot be read or watched, and why: file systems say it in English codes. */
export function describeUnread(error: unknown, root: string): string {
  const { code = '', path = null, message } = toSystemError(error);
  const file = path === null ? root : relative(root, path).replaceAll('\\', '/');
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return say('unread.denied', { file });
    case 'ELOOP':
      return say('unread.loop', { file });
    case 'EMFILE':
    case 'ENFILE':
    case 'ENOSPC':
      return say('unread.many');
    default:
      return say('unread.other', { why: message });
  }
}

function toSystemError(error: unknown): Pick<NodeJS.ErrnoException, 'code' | 'path' | 'message'> {
  return error instanceof Error ? error : { message: String(error) };
}
