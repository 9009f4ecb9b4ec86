import type { DescribedCall } from '../../../analysis/index.ts';
import type { ReplyRow } from '../../model/replies/listReplyRows.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';

/** Says when a call is made. */
export function sayMoment({ form }: FormAnswer, at: DescribedCall['at']): string {
  const nameOf = (path: string) => {
    const step = form.steps.find(({ id, nodes }) => id === path || nodes.some((node) => node.path === path));
    return step?.nodes.find((node) => node.path === path)?.label ?? step?.title ?? path;
  };
  if ('submit' in at) return say('replies.at.submit');
  if ('enter' in at) return say('replies.at.enter', { name: nameOf(at.enter) });
  if ('continue' in at) return say('replies.at.continue', { name: nameOf(at.continue) });
  if ('file' in at) return say('replies.at.file', { name: nameOf(at.file) });
  return 'press' in at
    ? say('replies.at.press', { name: nameOf(at.press) })
    : say('replies.at.change', { name: nameOf(at.change) });
}

/** Names an answer by status and code. */
export function nameReply(row: Pick<ReplyRow, 'status' | 'code' | 'isElse'>): string {
  return [sayStatus(row), ...(row.code === null ? [] : [row.code])].join(' ');
}

/** Says what the server answers, without its code. */
export function sayStatus({ status, isElse }: Pick<ReplyRow, 'status' | 'isElse'>): string {
  if (isElse) return say('replies.else');
  return status === '2xx' || status === 'network' || status === 'unreadable'
    ? say(`replies.status.${status}`)
    : status;
}
