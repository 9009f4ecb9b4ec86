import { useEffect } from 'react';
import { runCalls } from '../calls/runCalls.ts';
import { watchChanges } from '../calls/watchChanges.ts';
import { useWizard } from '../useWizard.ts';
import type { Ask } from './useQuestion.ts';
import { useOutcomeWorld } from './useOutcomeWorld.ts';

/** Calls nobody presses a button for: when a step comes into view, and while a field changes. Leaving drops what is under way. */
export function useStepCalls(step: string | null, ask: Ask): void {
  const { draft, ports } = useWizard();
  const makeWorld = useOutcomeWorld(ask);
  useEffect(
    () => watchChanges({ draft, makeWorld, send: (request) => ports().send(request) }),
    [draft, makeWorld, ports],
  );
  useEffect(() => {
    if (step === null) return;
    const leaving = new AbortController();
    const send = (request: Parameters<ReturnType<typeof ports>['send']>[0]) => ports().send(request);
    void runCalls({ enter: step }, { draft, send, signal: leaving.signal, world: makeWorld() });
    return () => leaving.abort();
  }, [step, draft, makeWorld, ports]);
}
