import { problemsShown } from '../../engine/index.ts';
import { useDraft } from '../context/useWizard.ts';
import { ErrorSummary } from './ErrorSummary.tsx';

/** What an attempt to go on found wrong in a step; none before the first attempt. */
export function useProblems(step: string): ReturnType<typeof problemsShown> {
  const tried = useDraft((draft) => (draft.refusal?.step === step ? draft : null));
  return tried === null ? [] : problemsShown(tried, step);
}

/** Summary of the errors of a step. */
export function StepErrors({ step }: { readonly step: string }) {
  const problems = useProblems(step);
  const attempt = useDraft((draft) => draft.refusal?.count ?? 0);
  return problems.length > 0 && <ErrorSummary problems={problems} attempt={attempt} />;
}
