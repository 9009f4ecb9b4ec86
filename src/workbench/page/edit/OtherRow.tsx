import { IconX } from '@tabler/icons-react';
import type { Judgement } from '../../../analysis/index.ts';
import { Truth } from '../sentences/Truth.tsx';
import { say } from '../say.ts';
import classes from './Edit.module.css';

interface OtherRowProps {
  readonly truth: Judgement['parts'][number] | null;
  readonly onRemove: () => void;
}

/** A part that rows cannot show: its sentence, which only the file can change. */
export function OtherRow({ truth, onRemove }: OtherRowProps) {
  return (
    <div className={classes['row']} data-other>
      <div>
        <p>{truth?.says}</p>
        <p className={classes['note']}>{say('condition.other')}</p>
      </div>
      {truth !== null && <Truth holds={truth.holds} />}
      <button
        type="button"
        className={classes['tool']}
        aria-label={say('condition.remove', { name: truth?.says ?? '' })}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}
