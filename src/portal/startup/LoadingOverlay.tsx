import { useLayoutEffect } from 'react';
import { frameTitle, holdFrame } from '../../delivery/page/loadingFrame.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** Stands for the page while there is nothing to show yet (SHELL-013): what the server wrote stays, and says what is going on. */
export function LoadingOverlay({ what }: { readonly what: 'login' | 'data' | 'page' }) {
  const { t } = useTexts();
  const waiting = t(`shell:loading.${what}`);
  useLayoutEffect(() => holdFrame(waiting), [waiting]);

  return <title>{frameTitle()}</title>;
}
