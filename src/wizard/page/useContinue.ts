import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { holds } from '../../engine/index.ts';
import type { Step } from '../../engine/index.ts';
import type { Verdict } from '../calls/performOutcome.ts';
import { runCalls } from '../calls/runCalls.ts';
import { rememberSaid } from '../draft/rememberSaid.ts';
import { snapshotOf } from '../draft/snapshotOf.ts';
import { attempted } from '../draft/transitions.ts';
import type { FormRequest } from '../ports.ts';
import { useWizard } from '../useWizard.ts';
import type { OpenForm } from '../WizardContext.ts';
import { nextStep } from './nextStep.ts';
import { useOutcomeWorld } from './useOutcomeWorld.ts';
import type { Ask } from './useQuestion.ts';

/**
 * What "Weiter" does on a step: the snapshot in hand decides. Open requirements -> summary of errors; confirmations; calls of the step,
 * on the last one those of the submit, too; then the next step. One run at a time, however often it is pressed.
 */
export function useContinue(ask: Ask): (step: Step) => Promise<void> {
  const form = useWizard();
  const { draft, ports } = form;
  const navigate = useNavigate();
  const makeWorld = useOutcomeWorld(ask);
  const running = useRef(false);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  return useCallback(
    async (step: Step) => {
      if (running.current) return;
      const { walk } = draft.getState();
      const { open, next } = snapshotOf(walk, step.id);
      if (open.length > 0) return draft.update((before) => attempted(before, step.id));
      running.current = true;
      try {
        if (!(await confirmStep(step, form, ask))) return;
        const world = makeWorld();
        const run = {
          draft,
          send: (request: FormRequest) => ports().send(request),
          signal: leaving.current.signal,
          world,
        };
        let verdict: Verdict = await runCalls({ continue: step.id }, run);
        if (verdict === 'next' && next === null) verdict = await runCalls({ submit: true }, run);
        if (verdict !== 'next') return;
        const to = nextStep(draft.getState(), step.id);
        await (to === null ? world.finish() : navigate(to.route));
      } finally {
        running.current = false;
        draft.update((before) => (before.busy ? { ...before, busy: false } : before));
      }
    },
    [form, draft, ports, navigate, makeWorld, ask],
  );
}

/** Asks what the step wants confirmed, one after the other. */
async function confirmStep(step: Step, { draft, seen }: OpenForm, ask: Ask): Promise<boolean> {
  for (const { id, when, once, closing, destructive } of step.confirm) {
    const { walk, confirmed } = draft.getState();
    if (confirmed.includes(id) || (once === 'session' && seen.has(id)) || (when && !holds(walk, when)))
      continue;
    const chosen = await ask(id, ['stay', 'next'], closing === 'proceed' ? 'next' : 'stay', destructive);
    if (chosen === 'stay') return false;
    rememberSaid({ draft, seen }, id, once);
  }
  return true;
}
