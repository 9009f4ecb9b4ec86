import { useEffect, useMemo } from 'react';
import type { Answer, Expression } from '../../../engine/index.ts';
import type { Try } from '../../model/conditions/listTries.ts';
import type { Computed } from '../../model/FrameMessage.ts';
import { useWorkbench } from '../useWorkbench.ts';

interface Computation {
  readonly computed: Computed;
  readonly tries: readonly Try[];
}

/**
 * Asks the preview for the results of values, and for those of the first one after other answers. Null while they are not known. `asker`
 * tells parts of the page apart that ask at the same time.
 */
export function useComputed(
  asker: string,
  written: readonly Expression[],
  listTries: (answers: Readonly<Record<string, Answer>>) => readonly Try[],
): Computation | null {
  const order = useWorkbench((state) => state.order);
  const stand = useWorkbench((state) => state.stand);
  const known = useWorkbench(({ computed }) => computed[asker]);
  const asked = useMemo(() => {
    const tries = listTries(stand?.answers ?? {});
    return { question: JSON.stringify([written, stand]), written, tries };
  }, [written, stand, listTries]);
  useEffect(() => {
    if (asked.written.length > 0) order?.({ kind: 'compute', asker, ...asked });
  }, [order, asker, asked]);
  return known?.question === asked.question ? { computed: known, tries: asked.tries } : null;
}

/** Tries nothing: only the present results are wanted. */
export const tryNothing = (): readonly Try[] => [];
