import type { ReactNode } from 'react';
import { useWizard } from '../../context/useWizard.ts';
import { QuestionGroup } from '../../../ui/choices/QuestionGroup.tsx';
import { FieldError } from '../frame/FieldError.tsx';
import { getGroupAria, GroupWords, useGroupError } from './GroupWords.tsx';

interface StepQuestionProps {
  readonly step: string;
  /** The blocks above the first question, which are outside of the group. */
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** A step that asks one question in several parts has a legend. */
export function StepQuestion({ step, lead, children }: StepQuestionProps) {
  const { texts } = useWizard();
  const error = useGroupError(step);
  const legend = texts.find([`${step}.legend`]);
  const { hint } = texts.of(step, null);
  return (
    <>
      {legend === '' && error !== null && <FieldError id={`${step}-error`} text={error} />}
      {lead}
      {legend === '' ? (
        children
      ) : (
        <QuestionGroup legend={legend} {...getGroupAria(step, hint, error)}>
          <GroupWords path={step} hint={hint} error={error} />
          {children}
        </QuestionGroup>
      )}
    </>
  );
}
