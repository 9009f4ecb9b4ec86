import { type OpenRequirement, listShownProblems } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { ErrorSummary } from '../../ui/messages/ErrorSummary.tsx';
import { formatRequirementSentence } from '../texts/formatRequirementName.ts';

interface Problems {
  readonly problems: readonly OpenRequirement[];
  /** True when none of the problems is an error. */
  readonly isInfo: boolean;
}

/**
 * Returns the problems of a step after an attempt to continue; none before the first attempt. Information is returned only when there are
 * no errors.
 */
export function useProblems(step: string): Problems {
  const tried = useDraft((draft) => (draft.refusal?.step === step ? draft : null));
  const all = tried === null ? [] : listShownProblems(tried, step);
  const mistakes = all.filter(({ isInfo }) => !isInfo);
  const isInfo = mistakes.length === 0;
  return { problems: isInfo ? all : mistakes, isInfo };
}

/** Summary of the errors of a step. */
export function StepErrors({ step }: { readonly step: string }) {
  const { texts } = useWizard();
  const { problems, isInfo } = useProblems(step);
  const attempt = useDraft((draft) => draft.refusal?.count ?? 0);
  if (problems.length === 0) return null;
  return (
    <ErrorSummary
      title={texts.get([isInfo ? 'wizard:info.title' : 'wizard:errors.title'])}
      problems={problems.map((problem) => ({
        id: `${problem.key ?? problem.step}:${problem.error.code}`,
        name: problem.name,
        sentence: formatRequirementSentence(problem, texts),
      }))}
      isInfo={isInfo}
      attempt={attempt}
    />
  );
}
