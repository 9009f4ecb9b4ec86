import { useLayoutEffect } from 'react';
import { useServices } from '../session/Services.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

interface LoadingOverlayProps {
  readonly what: 'login' | 'data' | 'page';
  /** True while files of the program are loaded; a wait for answers has a time limit of its own. */
  readonly files?: boolean;
}

/**
 * The overlay before the page can be drawn (SHELL-013). It keeps the elements that the server wrote, and announces the stage of the start.
 */
export function LoadingOverlay({ what, files = false }: LoadingOverlayProps) {
  const { t } = useTexts();
  const { frame } = useServices();
  const waiting = t(`shell:loading.${what}`);
  useLayoutEffect(() => frame.hold(waiting, files), [frame, waiting, files]);

  return <title>{frame.title}</title>;
}
