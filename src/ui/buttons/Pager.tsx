import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './Pager.module.css';

interface PagerProps {
  /** What is turned, for those who do not see it. */
  readonly label: string;
  /** Where one is, in words. */
  readonly position: string;
  readonly previous: { readonly label: string; readonly onPress: (() => void) | null };
  readonly next: { readonly label: string; readonly onPress: (() => void) | null };
}

/** Two buttons that turn pages, and where one is. A direction without a page stays in its place and can be reached, but not pressed. */
export function Pager({ label, position, previous, next }: PagerProps) {
  const positionId = useId();
  return (
    <nav className={classes.pager} aria-label={label}>
      <TurnButton {...previous} positionId={positionId}>
        <IconChevronLeft size={22} stroke={1.75} aria-hidden="true" />
      </TurnButton>
      <span id={positionId} aria-live="polite">
        {position}
      </span>
      <TurnButton {...next} positionId={positionId}>
        <IconChevronRight size={22} stroke={1.75} aria-hidden="true" />
      </TurnButton>
    </nav>
  );
}

interface TurnButtonProps {
  readonly label: string;
  readonly onPress: (() => void) | null;
  /** Id of what says why there is nothing more. */
  readonly positionId: string;
  readonly children: ReactNode;
}

function TurnButton({ label, onPress, positionId, children }: TurnButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(onPress === null
        ? { 'aria-disabled': true, 'aria-describedby': positionId }
        : { onClick: onPress })}
    >
      {children}
    </button>
  );
}
