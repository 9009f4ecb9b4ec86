import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import box from './ModalBox.module.css';
import classes from './QuestionModal.module.css';

interface DialogChoice {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface QuestionModalProps {
  /** The question. */
  readonly title: string;
  /** The consequences of the answer, in paragraphs. */
  readonly children: ReactNode;
  /** The safe answer, which has the focus. Absent where `next` is the only answer. */
  readonly stay?: DialogChoice;
  readonly next?: DialogChoice;
  /** The answer that deletes, beside a `next` that does not. */
  readonly remove?: DialogChoice;
  /** Called for Escape and the close button; absent: they give the safe answer. */
  readonly onClose?: () => void;
  readonly destructive?: boolean;
}

/** The dialog of `QuestionDialog`. Its filled button stands first, as below a form. */
export function QuestionModal(props: QuestionModalProps) {
  const { title, children, stay, next, remove, onClose, destructive } = props;
  const safe = stay && (
    <Button
      key="stay"
      size="lg"
      variant={destructive ? 'filled' : 'default'}
      onClick={stay.onChoose}
      data-autofocus
    >
      {stay.label}
    </Button>
  );
  const onward = next && (
    <Button
      key="next"
      size="lg"
      {...(destructive ? { variant: 'outline', color: 'error' } : {})}
      onClick={next.onChoose}
      data-autofocus={stay === undefined || undefined}
    >
      {next.label}
    </Button>
  );
  return (
    <Dialog title={title} onClose={onClose ?? stay?.onChoose ?? next?.onChoose ?? ignore}>
      <div className={classes.text}>{children}</div>
      <div className={box['choices']}>
        {destructive ? [safe, onward] : [onward, safe]}
        {remove !== undefined && (
          <Button size="lg" variant="outline" color="error" onClick={remove.onChoose}>
            {remove.label}
          </Button>
        )}
      </div>
    </Dialog>
  );
}

function ignore(): void {}
