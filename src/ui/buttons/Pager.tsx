import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './Pager.module.css';

interface PagerProps {
  /** Name of the list for screen readers. */
  readonly label: string;
  /** The current page in words. */
  readonly position: string;
  /** `onPress` is null where there is no such page. */
  readonly previous: { readonly label: string; readonly onPress: (() => void) | null };
  readonly next: { readonly label: string; readonly onPress: (() => void) | null };
}

/**
 * Two buttons that turn pages, and the current page between them. A button without a page can be focused, but not pressed. It stands directly
 * below the list, whose top comes into sight when a page was turned.
 */
export function Pager({ label, position, previous, next }: PagerProps) {
  const positionId = useId();
  const pager = useRef<HTMLElement>(null);
  const drawn = useRef(position);
  useLayoutEffect(() => {
    if (drawn.current === position) return;
    drawn.current = position;
    const list = pager.current?.previousElementSibling;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ behavior: 'instant' });
  }, [position]);
  return (
    <nav ref={pager} className={classes.pager} aria-label={label}>
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
  /** Id of the current page, which explains why the button is disabled. */
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
