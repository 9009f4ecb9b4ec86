import { useEffect } from 'react';
import { useWizard } from '../useWizard.ts';
import type { Ask } from './useQuestion.ts';
import { watchNotices } from './watchNotices.ts';

/** Notices show while a step does. */
export function useNotices(stepShows: boolean, ask: Ask): void {
  const { draft, seen } = useWizard();
  useEffect(
    () => (stepShows ? watchNotices({ draft, seen, ask }) : undefined),
    [stepShows, draft, seen, ask],
  );
}
