import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useWizard } from '../context/useWizard.ts';
import { useFocusReturn } from '../../ui/focus/useFocusReturn.ts';
import box from '../../ui/style/ModalBox.module.css';
import classes from './Dialog.module.css';
import { IconButton } from '../../ui/buttons/IconButton.tsx';

interface DialogProps {
  readonly title: string;
  /** Of the element with the title, for what the title names. */
  readonly titleId?: string;
  /** As wide as a form instead of a question. */
  readonly isForm?: boolean;
  /** Somebody wants to close it: by its button, Escape, the back gesture, or a press beside it. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog, open for as long as it is drawn. The focus begins at what is marked `data-autofocus` and goes back to
 * where it was. It stands outside of the page's form, so that Enter in it sends nothing.
 */
export function Dialog({ title, titleId, isForm, onClose, children }: DialogProps) {
  const { texts } = useWizard();
  const ownId = useId();
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
        // Escape pressed twice closes it unasked. It is open for as long as it is drawn.
        event.currentTarget.showModal();
        onClose();
      }}
    >
      <div className={classes.head}>
        <h2 id={titleId ?? ownId} className={classes.title}>
          {title}
        </h2>
        <IconButton label={texts.get(['wizard:dialog.close'])} onClick={onClose}>
          <IconX size={30} stroke={1.75} aria-hidden />
        </IconButton>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
