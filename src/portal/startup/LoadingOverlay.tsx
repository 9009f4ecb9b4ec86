import { useLayoutEffect } from 'react';
import { useServices } from '../session/Services.ts';
import { useTexts } from '../../ui/texts/useTexts.ts';

/** Stands for the page while there is nothing to show yet (SHELL-013): what the server wrote stays, and says what is going on. */
export function LoadingOverlay({ what }: { readonly what: 'login' | 'data' | 'page' }) {
  const { t } = useTexts();
  const { frame } = useServices();
  const waiting = t(`shell:loading.${what}`);
  useLayoutEffect(() => frame.hold(waiting), [frame, waiting]);

  return <title>{frame.title}</title>;
}
