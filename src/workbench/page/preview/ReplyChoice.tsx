import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { listReplyRows } from '../../model/replies/listReplyRows.ts';
import { say } from '../say.ts';
import { changeSituation, useWorkbench } from '../useWorkbench.ts';
import { BarChoice } from './BarChoice.tsx';

/** The next answer of the server, by call, status and code, with the message that it leads to. */
export function ReplyChoice({ opened }: { readonly opened: FormAnswer }) {
  const reply = useWorkbench((state) => state.situation.reply);
  const rows = opened.form.calls.flatMap(({ call, replies, otherwise }, index) =>
    listReplyRows({ replies, otherwise }, opened.calls[index] ?? { answers: {} }).flatMap(
      ({ status, code, isElse }) => {
        if (isElse) return [];
        const value = [call, status, ...(code === null ? [] : [code])].join(' ');
        const message = replies.find((one) => one.status === status && one.code === code)?.message ?? null;
        const words = [code, message].filter((part) => part !== null).join(' · ');
        return [[value, say('preview.reply.row', { call, status, message: words })] as const];
      },
    ),
  );
  const options = [...new Map(rows)];
  if (options.length === 0) return null;
  return (
    <BarChoice
      label={say('preview.reply')}
      value={
        reply === null
          ? ''
          : [reply.call, reply.status, ...(reply.code === null ? [] : [reply.code])].join(' ')
      }
      options={[['', say('preview.reply.usual')], ...options]}
      onChoose={(value) => {
        const [call = '', status = '', code = null] = value.split(' ');
        changeSituation({ reply: value === '' ? null : { call, status, code } });
      }}
      isWide
    />
  );
}
