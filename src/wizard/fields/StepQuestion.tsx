import type { ReactNode } from 'react';
import { useWizard } from '../context/useWizard.ts';
import { QuestionGroup } from '../elements/QuestionGroup.tsx';
import { FieldError } from './FieldError.tsx';
import { describing, GroupWords, useGroupError } from './GroupWords.tsx';

interface StepQuestionProps {
  readonly step: string;
  readonly children: ReactNode;
}

/** A step that asks one question in several parts has a legend. */
export function StepQuestion({ step, children }: StepQuestionProps) {
  const { texts } = useWizard();
  const error = useGroupError(step);
  const legend = texts.find([`${step}.legend`]);
  const { hint } = texts.of(step, null);
  if (legend === '')
    return (
      <>
        {error !== null && <FieldError id={`${step}-error`} text={error} />}
        {children}
      </>
    );
  return (
    <QuestionGroup legend={legend} {...describing(step, hint, error)}>
      <GroupWords path={step} hint={hint} error={error} />
      {children}
    </QuestionGroup>
  );
}
