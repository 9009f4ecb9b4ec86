import { useLayoutEffect } from 'react';
import { useServices } from '../session/Services.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

/**
 * The overlay before the page can be drawn (SHELL-013). It keeps the elements that the server wrote, and announces the stage of the start.
 */
export function LoadingOverlay({ what }: { readonly what: 'login' | 'data' | 'page' }) {
  const { t } = useTexts();
  const { frame } = useServices();
  const waiting = t(`shell:loading.${what}`);
  useLayoutEffect(() => frame.hold(waiting), [frame, waiting]);

  return <title>{frame.title}</title>;
}
