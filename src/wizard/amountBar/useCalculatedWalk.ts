import { useEffect, useState } from 'react';
import { applyForecast, findForecast, type Walk } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';

/** Milliseconds after the last change: longer than between two letters or two presses of a stepper. */
const pause = 600;
/** Answers that are kept, so that going back and forth between two choices asks nothing. */
const mostKept = 20;

interface Calculation {
  /** The answers with the results of the last request that was answered with amounts; null before that, and without a change. */
  readonly walk: Walk | null;
  /** True while the shown amounts belong to earlier answers. */
  readonly isStale: boolean;
}

/**
 * Asks, after a pause, for what the step of a block would ask on entering it, and gives the answers with the results. One request is on
 * its way at a time, and one that brought no amounts is not repeated. A failure is told on the step itself, not here.
 */
export function useCalculatedWalk(path: string): Calculation {
  const { draft, ports, wizard } = useWizard();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Walk | null>>(new Map());
  const [shown, setShown] = useState<Walk | null>(null);
  const wanted = useDraft(({ walk }) => {
    const forecast = findForecast(walk, path);
    return forecast === null ? null : JSON.stringify(forecast.request);
  });
  const answer = wanted === null ? null : answers.get(wanted);
  if (answer !== undefined && answer !== shown) setShown(answer);
  const isAwaited = answer === undefined;
  useEffect(() => {
    const { walk, at } = draft.getState();
    const forecast = findForecast(walk, path);
    if (!isAwaited || wanted === null || forecast === null) return;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      const reply = await ports().send({
        ...forecast.request,
        answers: () => [],
        draft: null,
        formStep: `${wizard.id}/${at.kind === 'step' ? at.step : at.kind}`,
        idempotencyKey: crypto.randomUUID(),
        signal: controller.signal,
      });
      if (controller.signal.aborted) return;
      const calculated = applyForecast(walk, forecast, reply);
      setAnswers((before) => new Map([...before, [wanted, calculated] as const].slice(-mostKept)));
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [draft, ports, wizard, path, wanted, isAwaited]);
  return { walk: shown, isStale: isAwaited };
}
