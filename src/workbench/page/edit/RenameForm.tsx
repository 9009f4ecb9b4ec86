import { useState } from 'react';
import type { GuidedEdit } from '../../model/edits/GuidedEdit.ts';
import { say } from '../say.ts';
import { EditEnds } from './EditEnds.tsx';
import { useEdit } from './useEdit.ts';
import classes from './Edit.module.css';

interface RenameFormProps {
  /** The present name. */
  readonly name: string;
  readonly note: string;
  readonly createEdit: (name: string) => GuidedEdit;
  /** Called with the new path, or with null when nothing was renamed. */
  readonly onEnd: (path: string | null) => void;
}

/** Gives a question or a value another name in the files, with everything that reads it. */
export function RenameForm({ name: before, note, createEdit, onEnd }: RenameFormProps) {
  const [name, setName] = useState(before);
  const edit = useEdit();
  return (
    <form
      className={classes['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        void edit.save(createEdit(name)).then((path) => path !== null && onEnd(path));
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
      <p className={classes['note']}>{note}</p>
      <EditEnds edit={edit} isWhole action={say('rename')} onCancel={() => onEnd(null)} />
    </form>
  );
}
