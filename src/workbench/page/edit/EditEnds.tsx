import { say } from '../say.ts';
import type { EditState } from './useEdit.ts';
import { EditResult } from './EditResult.tsx';
import classes from './Edit.module.css';

interface EditEndsProps {
  readonly edit: EditState;
  /** Whether everything is chosen and typed. */
  readonly isWhole: boolean;
  /** The words of the button that saves. */
  readonly action: string;
  readonly onCancel: () => void;
}

/** Draws the end of a form: the result of the edit, the button that saves, and the way out. */
export function EditEnds({ edit, isWhole, action, onCancel }: EditEndsProps) {
  return (
    <>
      <EditResult edit={edit} />
      <div className={classes['ends']}>
        <button type="submit" className={classes['main']} disabled={!isWhole || edit.isBusy}>
          {action}
        </button>
        <button type="button" className={classes['plain']} onClick={onCancel}>
          {say('edit.cancel')}
        </button>
      </div>
    </>
  );
}
