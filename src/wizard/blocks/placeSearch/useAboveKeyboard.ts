import { type RefObject, useEffect } from 'react';

const gap = 8;

/**
 * Scrolls a list below its input above the keyboard of a phone, as far as the input stays visible. The keyboard shrinks the visual
 * viewport, not the window.
 */
export function useAboveKeyboard(input: RefObject<HTMLElement | null>, list: HTMLElement | null): void {
  useEffect(() => {
    const view = window.visualViewport;
    if (view === null || list === null) return undefined;
    const reveal = () => {
      const box = input.current?.getBoundingClientRect();
      if (box === undefined || list.offsetHeight === 0) return;
      const hidden = box.bottom + gap + list.offsetHeight - view.offsetTop - view.height;
      const room = box.top - view.offsetTop - gap;
      if (hidden > 0 && room > 0) window.scrollBy({ top: Math.min(hidden, room), behavior: 'instant' });
    };
    const sizes = new ResizeObserver(reveal);
    sizes.observe(list);
    view.addEventListener('resize', reveal);
    return () => {
      sizes.disconnect();
      view.removeEventListener('resize', reveal);
    };
  }, [input, list]);
}
