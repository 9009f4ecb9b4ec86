import { useState } from 'react';
import { say } from '../say.ts';
import { select } from '../useWorkbench.ts';
import { EditResult } from './EditResult.tsx';
import { useEdit } from './useEdit.ts';
import classes from './Edit.module.css';

interface RenameFormProps {
  readonly form: string;
  readonly path: string;
  readonly onEnd: () => void;
}

/** Gives a question another name in the files, with everything that reads it. */
export function RenameForm({ form, path, onEnd }: RenameFormProps) {
  const [name, setName] = useState(path.slice(path.lastIndexOf('.') + 1));
  const edit = useEdit();
  return (
    <form
      className={classes['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save({ kind: 'rename', form, path, name }).then((now) => {
          if (now === null) return;
          onEnd();
          select(now);
        });
      }}
    >
      <label className={classes['field']}>
        <span>{say('rename.name')}</span>
        <input
          value={name}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setName(target.value)}
        />
      </label>
      <p className={classes['note']}>{say('rename.note')}</p>
      <EditResult edit={edit} />
      <div className={classes['ends']}>
        <button type="submit" className={classes['main']} disabled={edit.isBusy}>
          {say('rename')}
        </button>
        <button type="button" className={classes['plain']} onClick={onEnd}>
          {say('edit.cancel')}
        </button>
      </div>
    </form>
  );
}
