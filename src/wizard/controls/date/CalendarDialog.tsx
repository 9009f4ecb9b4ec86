import { Button } from '@mantine/core';
import { type RefObject, Suspense } from 'react';
import type { CalendarProps } from './CalendarProps.ts';
import { createPreloadablePart } from '../../../ui/loading/createPreloadablePart.ts';
import box from '../../../ui/dialogs/ModalBox.module.css';
import classes from './DateControl.module.css';
import { useTexts } from '../../../ui/texts/useTexts.ts';

/** Calendar and style sheet are loaded when the dialog first opens. */
const { Part: Calendar } = createPreloadablePart(async () => (await import('./Calendar.tsx')).Calendar);

interface CalendarDialogProps extends CalendarProps {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The browser's own modal dialog: it holds and returns the focus, and Escape closes it. */
export function CalendarDialog({ ref, label, isOpen, onClose, ...calendar }: CalendarDialogProps) {
  const { t } = useTexts('controls');

  return (
    <dialog
      ref={ref}
      className={`${box['box']} ${classes['dialog']}`}
      aria-label={label}
      closedby="any"
      onClose={onClose}
    >
      {isOpen && (
        <div className={classes['content']}>
          <Suspense fallback={<div className={classes['loading']} />}>
            <Calendar {...calendar} />
          </Suspense>
          <Button variant="subtle" size="md" onClick={() => ref.current?.close()}>
            {t('calendar.close')}
          </Button>
        </div>
      )}
    </dialog>
  );
}
