import { IconX } from '@tabler/icons-react';
import { type ReactNode, use, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../buttons/IconButton.tsx';
import { useFocusReturn } from '../focus/useFocusReturn.ts';
import { createNumberMentions } from '../texts/numberMentions.ts';
import { NumberMentionsContext } from '../texts/useNumberMention.ts';
import { useTexts } from '../texts/useTexts.ts';
import box from './ModalBox.module.css';
import classes from './Dialog.module.css';

interface DialogProps {
  readonly title: string;
  /** Id of the title, where another element is named by it. */
  readonly titleId?: string;
  /** As wide as a form instead of a question. */
  readonly isForm?: boolean;
  /** Called when the customer asks to close it: by its button, Escape, the back gesture, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, open for as long as it is drawn. The focus begins at the element marked `data-autofocus` and returns to
 * where it was. The dialog is drawn outside of the page's form, so that Enter in it sends nothing.
 */
export function Dialog({ title, titleId, isForm, onClose, children }: DialogProps) {
  const { t } = useTexts('controls');
  const ownId = useId();
  const page = use(NumberMentionsContext);
  const [mentions] = useState(() => createNumberMentions(page));
  const element = useRef<HTMLDialogElement>(null);
  useFocusReturn();
  useLayoutEffect(() => {
    element.current?.showModal();
    element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, []);
  return createPortal(
    <dialog
      ref={element}
      className={`${box['box']} ${classes.dialog}`}
      data-form={isForm}
      aria-labelledby={titleId ?? ownId}
      closedby="any"
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (event.target !== event.currentTarget) return;
        // The browser closes it without asking when Escape is pressed twice: it opens again until it is no longer drawn.
        event.currentTarget.showModal();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={titleId ?? ownId} className={classes.title}>
          {title}
        </h2>
        <IconButton label={t('dialog.close')} onClick={onClose}>
          <IconX size={30} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      <NumberMentionsContext value={mentions}>{children}</NumberMentionsContext>
    </dialog>,
    document.body,
  );
}
