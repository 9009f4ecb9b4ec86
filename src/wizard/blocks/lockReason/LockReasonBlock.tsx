import { IconLock } from '@tabler/icons-react';
import type { BlockProps } from '../../elements/BlockProps.ts';
import classes from '../../elements/Lock.module.css';
import { Paragraphs } from '../../elements/Paragraphs.tsx';
import { useBlockValues } from '../../elements/useBlockValues.ts';

/** The reason of a lock on the questions below, and the alternative. */
export function LockReasonBlock({ state, texts }: BlockProps) {
  const { reason } = useBlockValues(state);
  return (
    <div className={classes.box}>
      <IconLock size={24} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>{texts.text('title')}</p>
        <Paragraphs text={texts.text(typeof reason === 'string' ? `lock.${reason}` : 'text')} />
      </div>
    </div>
  );
}
