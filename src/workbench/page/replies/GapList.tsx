import { IconPlus } from '@tabler/icons-react';
import type { DescribedCall } from '../../../analysis/index.ts';
import type { ReplyRow } from '../../model/replies/listReplyRows.ts';
import type { FormAnswer, KnownCall } from '../../model/WorkbenchApi.ts';
import { useKept } from '../edit/useKept.ts';
import { count, say } from '../say.ts';
import { AddReply, type ReplyDraft } from './AddReply.tsx';
import { PlayButton } from './PlayButton.tsx';
import { nameReply } from './sayReply.ts';
import classes from './Replies.module.css';

interface GapListProps {
  readonly opened: FormAnswer;
  readonly call: DescribedCall;
  readonly known: KnownCall;
  readonly gaps: readonly ReplyRow[];
}

/** The answers that the service knows and the form has no message for. Each can get one. */
export function GapList({ opened, call, known, gaps }: GapListProps) {
  const [draft, keep] = useKept<ReplyDraft>(`reply ${opened.form.id} ${call.call} ${known.index}`);
  if (gaps.length === 0) return null;
  return (
    <div className={classes['gaps']}>
      <p className={classes['gap']}>{count('replies.gaps', gaps.length)}</p>
      <ul>
        {gaps.map((row) => {
          const name = nameReply(row);
          const isOpen = draft?.answer === name;
          return (
            <li key={name}>
              <div className={classes['line']}>
                <span className={classes['code']}>{name}</span>
                <PlayButton call={call} known={known} row={row} />
                {known.index !== null && (
                  <button
                    type="button"
                    className={classes['play']}
                    aria-expanded={isOpen}
                    aria-label={say('replies.add.named', { name })}
                    onClick={() => keep(isOpen ? null : { answer: name, text: '' })}
                  >
                    <IconPlus size={18} stroke={1.75} aria-hidden="true" />
                    <span>{say('replies.add')}</span>
                  </button>
                )}
              </div>
              {isOpen && known.index !== null && (
                <AddReply
                  form={opened.form.id}
                  call={call.call}
                  index={known.index}
                  row={row}
                  draft={draft}
                  onChange={keep}
                />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
