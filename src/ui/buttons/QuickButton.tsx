import { IconCheck } from '@tabler/icons-react';
import classes from './QuickButton.module.css';

interface QuickButtonProps {
  readonly label: string;
  /** Id of what the button belongs to. */
  readonly describedBy?: string;
  /** What it fills in stands there already. */
  readonly isSet: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** A small button that answers in place of typing. Pressed again it does the same again. */
export function QuickButton({ label, describedBy, isSet, isBusy = false, onPress }: QuickButtonProps) {
  return (
    <button
      type="button"
      className={classes['quick']}
      aria-describedby={describedBy}
      aria-pressed={isSet}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      {isSet && <IconCheck size={20} stroke={2} aria-hidden />}
      {label}
    </button>
  );
}
