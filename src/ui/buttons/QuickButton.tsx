import { IconCheck } from '@tabler/icons-react';
import classes from './QuickButton.module.css';

interface QuickButtonProps {
  readonly label: string;
  /** Id of the question it answers. */
  readonly describedBy?: string;
  /** The question has its answer already. */
  readonly isSet: boolean;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
}

/** A small button that fills in an answer. It can be pressed again. */
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
      <span>{label}</span>
    </button>
  );
}
