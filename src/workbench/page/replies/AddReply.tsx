import type { ReplyRow } from '../../model/replies/listReplyRows.ts';
import { EditResult } from '../edit/EditResult.tsx';
import { TextField } from '../edit/TextField.tsx';
import { useEdit } from '../edit/useEdit.ts';
import { say } from '../say.ts';
import edits from '../edit/Edit.module.css';
import { nameReply } from './sayReply.ts';

export interface ReplyDraft {
  /** The name of the answer. */
  readonly answer: string;
  readonly text: string;
}

interface AddReplyProps {
  readonly form: string;
  readonly call: string;
  /** The place of the call in the form's file. */
  readonly index: number;
  readonly row: ReplyRow;
  readonly draft: ReplyDraft;
  readonly onChange: (draft: ReplyDraft | null) => void;
}

/** The message for an answer that has none of its own. */
export function AddReply({ form, call, index, row, draft, onChange }: AddReplyProps) {
  const edit = useEdit();
  const { status, code } = row;
  const { text } = draft;
  return (
    <form
      className={edits['panel']}
      aria-label={say('replies.add.named', { name: nameReply(row) })}
      onSubmit={(event) => {
        event.preventDefault();
        void edit
          .save({ kind: 'reply', form, index, call, status: Number(status), code, text })
          .then((done) => done !== null && onChange(null));
      }}
    >
      <TextField
        label={say('replies.text')}
        value={text}
        rows={2}
        isFirst
        onChange={(next) => onChange({ ...draft, text: next })}
      />
      <EditResult edit={edit} />
      <div className={edits['ends']}>
        <button type="submit" className={edits['main']} disabled={text.trim() === '' || edit.isBusy}>
          {say('edit.save')}
        </button>
        <button type="button" className={edits['plain']} onClick={() => onChange(null)}>
          {say('edit.cancel')}
        </button>
      </div>
    </form>
  );
}
