import { useDraft, useWizard } from '../useWizard.ts';
import classes from './StepPage.module.css';

/** Messages about the draft itself: restored without sensitive answers, not stored, migrated. */
export function DraftNotices() {
  const { texts } = useWizard();
  const keys = useDraft((draft) => draft.notices);
  return (
    <output className={classes.notices}>
      {[...new Set(keys)].map((key) => (
        <span key={key}>{texts.get([key])}</span>
      ))}
    </output>
  );
}
