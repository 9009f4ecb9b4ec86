import { problemsShown } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { ErrorSummary } from '../elements/ErrorSummary.tsx';
import { requirementSentence } from '../texts/requirementName.ts';

/** What an attempt to go on found wrong in a step; none before the first attempt. */
export function useProblems(step: string): ReturnType<typeof problemsShown> {
  const tried = useDraft((draft) => (draft.refusal?.step === step ? draft : null));
  return tried === null ? [] : problemsShown(tried, step);
}

/** Summary of the errors of a step. */
export function StepErrors({ step }: { readonly step: string }) {
  const { texts } = useWizard();
  const problems = useProblems(step);
  const attempt = useDraft((draft) => draft.refusal?.count ?? 0);
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={texts.get(['wizard:errors.title'])}
      problems={problems.map((problem) => ({
        id: `${problem.key ?? problem.step}:${problem.error.code}`,
        name: problem.name,
        sentence: requirementSentence(problem, texts),
      }))}
      attempt={attempt}
    />
  );
}
