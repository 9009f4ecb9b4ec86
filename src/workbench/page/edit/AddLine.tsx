import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { say } from '../say.ts';
import { TextField } from './TextField.tsx';
import classes from './Edit.module.css';

interface AddLineProps {
  /** The button that opens the field, and the label of the field. */
  readonly name: string;
  readonly isBusy: boolean;
  /** Resolves with false when the text is refused; the field stays then. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

/** A button that becomes a field for one new text. */
export function AddLine({ name, isBusy, onAdd }: AddLineProps) {
  const [typed, setTyped] = useState<string | null>(null);
  if (typed === null)
    return (
      <button type="button" className={classes['add']} onClick={() => setTyped('')}>
        <IconPlus size={16} stroke={2} aria-hidden="true" />
        <span>{name}</span>
      </button>
    );
  return (
    <form
      className={classes['panel']}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(typed).then((isAdded) => isAdded && setTyped(null));
      }}
    >
      <TextField label={name} value={typed} isFirst onChange={setTyped} />
      <div className={classes['ends']}>
        <button type="submit" className={classes['main']} disabled={typed.trim() === '' || isBusy}>
          {say('insert.save')}
        </button>
        <button type="button" className={classes['plain']} onClick={() => setTyped(null)}>
          {say('edit.cancel')}
        </button>
      </div>
    </form>
  );
}
