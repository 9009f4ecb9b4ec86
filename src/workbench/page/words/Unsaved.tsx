import { say } from '../say.ts';
import type { Draft } from './useDrafts.ts';
import classes from './TextBox.module.css';

interface UnsavedProps {
  readonly draft: Draft;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** Says that a text stands in no file yet, and why the server did not write it. */
export function Unsaved({ draft, onSave, onDiscard }: UnsavedProps) {
  if (draft.phase === 'saving') return <output className={classes['state']}>{say('words.saving')}</output>;
  return (
    <div className={classes['actions']}>
      {draft.why === '' ? (
        <span className={classes['state']}>{say('words.typed')}</span>
      ) : (
        <span role="alert" className={classes['alert']}>
          {draft.why}
        </span>
      )}
      <button type="button" onClick={onSave}>
        {say('words.save')}
      </button>
      <button type="button" onClick={onDiscard}>
        {say('words.discard')}
      </button>
    </div>
  );
}
