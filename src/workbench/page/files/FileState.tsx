import { say } from '../say.ts';
import type { FileDraft } from './useFileDrafts.ts';
import classes from './Files.module.css';

interface FileStateProps {
  readonly draft: FileDraft | undefined;
  /** The file has changed on disk since typing began. */
  readonly isConflict: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
  readonly onMine: () => void;
}

/** Tells whether the text is that of the file, and what can be done when it is not. */
export function FileState({ draft, isConflict, onSave, onDiscard, onMine }: FileStateProps) {
  if (isConflict)
    return (
      <div role="alert" className={classes['conflict']}>
        <p className={classes['alert']}>{say('files.conflict')}</p>
        <div className={classes['actions']}>
          <button type="button" onClick={onMine}>
            {say('files.mine')}
          </button>
          <button type="button" onClick={onDiscard}>
            {say('files.theirs')}
          </button>
        </div>
      </div>
    );
  return (
    <div className={classes['state']}>
      <div className={classes['actions']}>
        <button type="button" disabled={draft?.phase !== 'typed'} onClick={onSave}>
          {say('files.save')}
        </button>
        <button type="button" disabled={draft?.phase !== 'typed'} onClick={onDiscard}>
          {say('files.discard')}
        </button>
        <output>{say(sayPhase(draft))}</output>
      </div>
      {draft !== undefined && draft.why !== '' && (
        <p role="alert" className={classes['alert']}>
          {draft.why}
        </p>
      )}
      <p className={classes['hint']}>{say('files.keys')}</p>
    </div>
  );
}

function sayPhase(draft: FileDraft | undefined) {
  if (draft === undefined) return 'files.saved';
  return draft.phase === 'saving' ? 'files.saving' : 'files.unsaved';
}
