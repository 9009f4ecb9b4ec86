import { useWizard } from '../useWizard.ts';
import classes from './StepPage.module.css';

/** Messages about the draft itself: restored without sensitive answers, not stored, migrated, changed by a reaction. */
export function DraftNotices({ keys }: { readonly keys: readonly string[] }) {
  const { texts } = useWizard();
  return (
    <div role="status" className={classes.notices}>
      {[...new Set(keys)].map((key) => (
        <p key={key}>{texts.get([key])}</p>
      ))}
    </div>
  );
}
