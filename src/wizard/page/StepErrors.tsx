import { useLayoutEffect, useRef } from 'react';
import { type OpenRequirement, listShownProblems } from '../../engine/index.ts';
import { useDraft, useWizard } from '../context/useWizard.ts';
import { focusControl } from '../../ui/focus/focusControl.ts';
import { ErrorSummary } from '../../ui/messages/ErrorSummary.tsx';
import { formatRequirementSentence } from '../texts/formatRequirementName.ts';

interface Problems {
  readonly problems: readonly OpenRequirement[];
  /** The error that needs no summary, because it is the only one and stands at its control. */
  readonly only: OpenRequirement | null;
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
  const problems = isInfo ? all : mistakes;
  const [first] = problems;
  const isAlone = problems.length === 1 && !isInfo && typeof first?.name === 'string';
  return { problems, only: isAlone ? first : null, isInfo };
}

/** Returns the id of the words that say why the step refused: the summary, or the error at the only control. */
export function getReasonId(step: string, { only }: Problems): string {
  return only === null ? `${step}-errors` : `${only.group ?? only.name ?? ''}-error`;
}

/** The summary of the errors of a step. A single error is said at its control alone, which gets the focus. */
export function StepErrors({ step }: { readonly step: string }) {
  const { texts } = useWizard();
  const shown = useProblems(step);
  const { problems, only, isInfo } = shown;
  const attempt = useDraft((draft) => draft.refusal?.count ?? 0);
  useFocusAtAttempt(only?.name ?? null, attempt);
  if (problems.length === 0 || only !== null) return null;
  return (
    <ErrorSummary
      id={getReasonId(step, shown)}
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

/** Focuses a control once with each refused attempt to continue; a later change of the errors moves no focus. */
function useFocusAtAttempt(control: string | null, attempt: number): void {
  const latest = useRef(0);
  useLayoutEffect(() => {
    if (attempt === latest.current) return;
    latest.current = attempt;
    if (control !== null) focusControl(control);
  }, [control, attempt]);
}
