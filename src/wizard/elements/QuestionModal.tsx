import { Button } from '@mantine/core';
import { Dialog } from './Dialog.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import box from '../../ui/style/ModalBox.module.css';
import classes from './QuestionModal.module.css';

interface DialogChoice {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface QuestionModalProps {
  /** The question. */
  readonly title: string;
  /** What follows from the answer. */
  readonly text: string;
  /** The safe answer, which has the focus. Absent where going on is the only one. */
  readonly stay?: DialogChoice;
  readonly next?: DialogChoice;
  /** What Escape and the close button mean; the safe answer when not said. */
  readonly onClose?: () => void;
  readonly destructive?: boolean;
}

/** The filled button stands first, as below a form. */
export function QuestionModal({ title, text, stay, next, onClose, destructive }: QuestionModalProps) {
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
      <div className={classes.text}>
        <Paragraphs text={text} />
      </div>
      <div className={box['choices']}>{destructive ? [safe, onward] : [onward, safe]}</div>
    </Dialog>
  );
}

function ignore(): void {}
