import { IconAlertCircle } from '@tabler/icons-react';
import { say } from '../say.ts';
import type { EditState } from './useEdit.ts';
import classes from './Edit.module.css';

/** Says that an edit is judged, or why it was not made. */
export function EditResult({ edit: { isBusy, why } }: { readonly edit: EditState }) {
  return (
    <>
      <output className={classes['busy']}>{isBusy ? say('edit.busy') : ''}</output>
      {why !== '' && (
        <div role="alert" className={classes['refused']}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
          <p>
            <strong>{say('edit.refused')}</strong> <span>{why}</span>
          </p>
        </div>
      )}
    </>
  );
}
