import { say } from '../say.ts';
import classes from './TextBox.module.css';

interface ConflictProps {
  readonly now: string | null;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
}

/** Two wrote the same text: both are seen, and neither is lost. */
export function Conflict({ now, onMine, onTheirs }: ConflictProps) {
  return (
    <div role="alert" className={classes['conflict']}>
      <p className={classes['alert']}>{say('words.conflict')}</p>
      <p>{now === null ? say('words.conflict.gone') : say('words.conflict.now', { text: now })}</p>
      <div className={classes['actions']}>
        <button type="button" onClick={onMine}>
          {say('words.conflict.mine')}
        </button>
        <button type="button" onClick={onTheirs}>
          {say('words.conflict.theirs')}
        </button>
      </div>
    </div>
  );
}
