import type { FieldState } from '../../../engine/index.ts';
import classes from '../../elements/Field.module.css';
import { LockReason } from '../../elements/LockReason.tsx';
import type { FieldTexts } from '../../inputs/ControlProps.ts';

interface FieldHintProps {
  readonly id: string;
  readonly hint: string;
  readonly reason: string;
}

/** The hint and the reason of a lock, below the name of a question. */
export function FieldHint({ id, hint, reason }: FieldHintProps) {
  return (
    <div id={id} className={classes.hint}>
      {hint !== '' && <p>{hint}</p>}
      {reason !== '' && <LockReason text={reason} />}
    </div>
  );
}

/** Returns the reason of a lock of the field itself. The lock of a group or step is explained above the group or step. */
export function getLockReason({ lock }: FieldState, texts: FieldTexts): string {
  return lock !== null && lock.of === null && lock.says !== null ? texts.reason(lock.says) : '';
}
