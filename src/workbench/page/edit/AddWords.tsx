import { addableWords } from '../../model/questions/QuestionEdit.ts';
import type { FormAnswer } from '../../model/WorkbenchApi.ts';
import { say } from '../say.ts';
import { AddLine } from './AddLine.tsx';
import { EditResult } from './EditResult.tsx';
import { useEdit } from './useEdit.ts';
import classes from './Edit.module.css';

/** Adds the words that a question can have and does not have yet. */
export function AddWords({ opened, path }: { readonly opened: FormAnswer; readonly path: string }) {
  const edit = useEdit();
  if (opened.written[path] === undefined) return null;
  const form = opened.form.id;
  const missing = addableWords.filter((word) => opened.texts[`${path}.${word}`] === undefined);
  return (
    <div className={classes['block']}>
      <div className={classes['adds']}>
        {missing.map((word) => (
          <AddLine
            key={`${path} ${word}`}
            name={say(`word.${word}`)}
            isBusy={edit.isBusy}
            onAdd={async (text) => (await edit.save({ kind: 'word', form, path, word, text })) !== null}
          />
        ))}
      </div>
      <EditResult edit={edit} />
    </div>
  );
}
