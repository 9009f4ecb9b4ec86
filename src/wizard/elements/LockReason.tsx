import { IconLock } from '@tabler/icons-react';
import classes from './Lock.module.css';
import { LinkedText } from './LinkedText.tsx';

/** The reason of the lock of one control or option, beside it. */
export function LockReason({ text }: { readonly text: string }) {
  return (
    <span className={classes.reason}>
      <IconLock size={20} stroke={1.75} aria-hidden />
      <span>
        <LinkedText text={text} />
      </span>
    </span>
  );
}
