import { useWizard } from '../useWizard.ts';
import classes from './StepPage.module.css';

/** Messages about the draft itself: restored without sensitive answers, not stored, migrated, changed by a reaction. */
export function DraftNotices({ keys }: { readonly keys: readonly string[] }) {
  const { texts } = useWizard();
  return (
    <output className={classes.notices}>
      {[...new Set(keys)].map((key) => (
        <span key={key}>{texts.get([key])}</span>
      ))}
    </output>
  );
}
