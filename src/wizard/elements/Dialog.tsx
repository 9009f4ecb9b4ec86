import { IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useWizard } from '../context/useWizard.ts';
import { useFocusReturn } from '../focus/useFocusReturn.ts';
import classes from './Dialog.module.css';

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
  const closeInstead = (event: SyntheticEvent): void => {
    event.preventDefault();
    onClose();
  };
  return createPortal(
    <dialog
      ref={element}
      className={classes.dialog}
      data-form={isForm}
      aria-labelledby={titleId ?? ownId}
      onCancel={closeInstead}
      onKeyDown={(event) => closesIt(event) && closeInstead(event)}
      onMouseDown={(event) => isBeside(event) && closeInstead(event)}
    >
      <div className={classes.head}>
        <h2 id={titleId ?? ownId} className={classes.title}>
          {title}
        </h2>
        <button
          type="button"
          className={classes.close}
          aria-label={texts.get(['wizard:dialog.close'])}
          onClick={onClose}
        >
          <IconX size={30} stroke={1.75} aria-hidden />
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}

/** Neither in the dialog nor on its scroll bar. */
function isBeside({ target, currentTarget, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return target === currentTarget && (x < left || x > right || y < top || y > bottom);
}

/** Escape, unless it is meant for a dialog inside of this one. */
function closesIt({ key, target, currentTarget }: KeyboardEvent): boolean {
  return key === 'Escape' && target instanceof Element && target.closest('dialog') === currentTarget;
}
