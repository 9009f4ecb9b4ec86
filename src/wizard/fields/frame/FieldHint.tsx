import type { FieldState } from '../../../engine/index.ts';
import classes from '../../elements/Field.module.css';
import { LockReason } from '../../elements/LockReason.tsx';
import type { FieldTexts } from '../../inputs/ControlProps.ts';

interface FieldHintProps {
  readonly id: string;
  readonly hint: string;
  readonly reason: string;
}

/** Below the name of a question: what helps to answer it, and why it is locked. */
export function FieldHint({ id, hint, reason }: FieldHintProps) {
  return (
    <div id={id} className={classes.hint}>
      {hint !== '' && <p>{hint}</p>}
      {reason !== '' && <LockReason text={reason} />}
    </div>
  );
}

/** Why the field itself is locked; what locks its group or step is explained there. */
export function getLockReason({ lock }: FieldState, texts: FieldTexts): string {
  return lock !== null && lock.of === null && lock.says !== null ? texts.reason(lock.says) : '';
}
