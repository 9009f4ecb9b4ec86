import { IconInfoCircle } from '@tabler/icons-react';
import { useDraft, useWizard } from '../context/useWizard.ts';
import classes from './StepPage.module.css';

/** Messages about the draft itself: restored without sensitive answers, not stored, migrated. */
export function DraftNotices() {
  const { texts } = useWizard();
  const keys = useDraft((draft) => draft.draftNotices);
  return (
    <output className={classes.notices}>
      {[...new Set(keys)].map((key) => (
        <span key={key}>
          <IconInfoCircle size={24} stroke={1.75} aria-hidden />
          <span>{texts.get([key])}</span>
        </span>
      ))}
    </output>
  );
}
