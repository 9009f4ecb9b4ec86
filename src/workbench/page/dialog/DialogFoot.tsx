import { say } from '../say.ts';
import classes from './Dialog.module.css';

interface DialogFootProps {
  /** How far saving is, for the look of the sentence. */
  readonly state: string;
  readonly says: string;
  readonly isDone: boolean;
  readonly canSave: boolean;
  /** The words of the button that saves. */
  readonly action: string;
  readonly onClose: () => void;
}

/** The end of a dialog with a form: how far saving is, the way out, and the button that saves until that is done. */
export function DialogFoot({ state, says, isDone, canSave, action, onClose }: DialogFootProps) {
  return (
    <div className={classes['foot']}>
      <output data-state={state}>{says}</output>
      <button type="button" onClick={onClose}>
        {say(isDone ? 'record.close' : 'record.cancel')}
      </button>
      {!isDone && (
        <button type="submit" className={classes['save']} disabled={!canSave}>
          {action}
        </button>
      )}
    </div>
  );
}
