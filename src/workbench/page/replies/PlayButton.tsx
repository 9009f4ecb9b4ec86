import { IconPlayerPlay } from '@tabler/icons-react';
import type { DescribedCall } from '../../../analysis/index.ts';
import type { ReplyRow } from '../../model/replies/listReplyRows.ts';
import type { KnownCall } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { playReply, useWorkbench } from '../useWorkbench.ts';
import { nameReply } from './sayReply.ts';
import classes from './Replies.module.css';

interface PlayButtonProps {
  readonly call: DescribedCall;
  readonly known: KnownCall;
  readonly row: ReplyRow;
}

/** Plays an answer in the preview, where the call is made. */
export function PlayButton({ call: { call, at }, known, row }: PlayButtonProps) {
  const chosen = useWorkbench((state) => state.situation.reply);
  const { status, code } = row;
  const isPlayed = chosen?.call === call && chosen.status === status && chosen.code === code;
  return (
    <button
      type="button"
      className={classes['play']}
      aria-label={say('replies.play', { name: nameReply(row) })}
      aria-pressed={isPlayed}
      onClick={() => playReply({ call, status, code }, known.way, 'submit' in at || 'continue' in at)}
    >
      <IconPlayerPlay size={18} stroke={1.75} aria-hidden="true" />
      <span>{say('play')}</span>
    </button>
  );
}
