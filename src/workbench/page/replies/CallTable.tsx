import type { DescribedCall } from '../../../analysis/index.ts';
import type { ReplyRow } from '../../model/replies/listReplyRows.ts';
import type { FormAnswer, KnownCall } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { GapList } from './GapList.tsx';
import { PlayButton } from './PlayButton.tsx';
import { ReplyCell } from './ReplyCell.tsx';
import { nameReply, sayStatus } from './sayReply.ts';
import classes from './Replies.module.css';

interface CallTableProps {
  readonly opened: FormAnswer;
  readonly call: DescribedCall;
  readonly known: KnownCall;
  readonly rows: readonly ReplyRow[];
}

/** The answers to one call, by status and code, each with what the customer reads then. Gaps stand where their message does. */
export function CallTable({ opened, call, known, rows }: CallTableProps) {
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{say('replies.answer')}</th>
          <th scope="col">{say('replies.says')}</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ isGap }) => !isGap)
          .map((row) => (
            <tr key={nameReply(row)}>
              <th scope="row">
                <span className={classes['status']}>{sayStatus(row)}</span>
                {row.code !== null && <span className={classes['code']}>{row.code}</span>}
                {!row.isElse && <PlayButton call={call} known={known} row={row} />}
              </th>
              <td>
                <ReplyCell opened={opened} row={row} />
                {row.isElse && (
                  <GapList
                    opened={opened}
                    call={call}
                    known={known}
                    gaps={rows.filter(({ isGap }) => isGap)}
                  />
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
