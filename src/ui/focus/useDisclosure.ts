import { type RefObject, useEffect, useRef, useState } from 'react';

export interface Disclosure {
  /** The element around the button and the part it opens. */
  readonly container: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  readonly close: () => void;
}

/**
 * A button that opens and closes a part beside it. Escape closes the part and returns the focus to the button; a press or a focus outside
 * closes it and leaves the focus there.
 */
export function useDisclosure(): Disclosure {
  const [isOpen, setIsOpen] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setIsOpen(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    const isInside = (target: EventTarget | null): boolean =>
      target instanceof Node && container.current?.contains(target) === true;
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setIsOpen(false);
      button.current?.focus();
    };
    const closeElsewhere = ({ target }: Event): void => {
      if (!isInside(target)) setIsOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('focusin', closeElsewhere);
    document.addEventListener('pointerdown', closeElsewhere);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('focusin', closeElsewhere);
      document.removeEventListener('pointerdown', closeElsewhere);
    };
  }, [isOpen]);

  return { container, button, isOpen, toggle: () => setIsOpen(!isOpen), close };
}
