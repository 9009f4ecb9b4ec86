import { IconLock } from '@tabler/icons-react';
import type { Path } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { getLockWords } from './getLockWords.ts';
import classes from './Lock.module.css';
import { Paragraphs } from './Paragraphs.tsx';

/** The reason of a lock and the alternative, once, above the questions of a step or group. Draws nothing without a lock. */
export function LockBox({ at }: { readonly at: Path }) {
  const { wizard } = useWizard();
  const isEverLocked = wizard.nodes.some((node) =>
    (node.kind === 'list' ? node.parts : [node]).some(
      (part) => part.kind === 'field' && part.locks.some(({ of }) => of === at),
    ),
  );
  return isEverLocked && <OwnLock at={at} />;
}

function OwnLock({ at }: { readonly at: Path }) {
  const { texts } = useWizard();
  const says = useDraft(({ walk }) => getLockWords(walk, at));
  if (says === null) return null;
  return (
    <div className={classes.box}>
      <IconLock size={24} stroke={1.75} aria-hidden />
      <div>
        <p className={classes.title}>
          {texts.find([`lock.${says}.title`]) || texts.get(['wizard:lock.title'])}
        </p>
        <Paragraphs text={texts.of(at, null).reason(says)} />
      </div>
    </div>
  );
}
