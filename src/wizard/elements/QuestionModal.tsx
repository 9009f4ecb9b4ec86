import '../style/layers.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Button, Modal } from '@mantine/core';
import { useWizard } from '../context/useWizard.ts';
import { Paragraphs } from './Paragraphs.tsx';
import classes from './QuestionModal.module.css';
import { useFocusReturn } from '../focus/useFocusReturn.ts';

interface DialogChoice {
  readonly label: string;
  readonly onChoose: () => void;
}

export interface QuestionModalProps {
  /** The question. */
  readonly title: string;
  /** What follows from the answer. */
  readonly text: string;
  /** The safe answer: first and focused. Absent where going on is the only one. */
  readonly stay?: DialogChoice;
  readonly next?: DialogChoice;
  /** What Escape and the close button mean; the safe answer when not said. */
  readonly onClose?: () => void;
  readonly destructive?: boolean;
}

export function QuestionModal({ title, text, stay, next, onClose, destructive }: QuestionModalProps) {
  const { texts } = useWizard();
  useFocusReturn();
  return (
    <Modal
      opened
      onClose={onClose ?? stay?.onChoose ?? next?.onChoose ?? ignore}
      title={title}
      size={480}
      classNames={{ title: classes.title ?? '' }}
      centered
      closeButtonProps={{ 'aria-label': texts.get(['wizard:dialog.close']) }}
    >
      <div className={classes.text}>
        <Paragraphs text={text} />
      </div>
      <div className={classes.choices}>
        {stay && (
          <Button
            size="lg"
            variant={destructive ? 'filled' : 'default'}
            onClick={stay.onChoose}
            data-autofocus
          >
            {stay.label}
          </Button>
        )}
        {next && (
          <Button
            size="lg"
            {...(destructive ? { variant: 'outline', color: 'error' } : {})}
            onClick={next.onChoose}
            data-autofocus={stay === undefined || undefined}
          >
            {next.label}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function ignore(): void {}
