import { type ReactNode } from 'react';
import { applyingSteps } from '../../engine/index.ts';
import { useWizard } from '../useWizard.ts';
import type { FormInDialog } from '../WizardContext.ts';
import { AskContext } from './AskContext.ts';
import { DefinedDialog } from './DefinedDialog.tsx';
import { StepDialog } from './StepDialog.tsx';
import { useContinue } from './useContinue.ts';
import { useQuestion } from './useQuestion.ts';
import { useStepCalls } from './useStepCalls.ts';

/** A form in a dialog: its one step, and what is asked on the way. */
export function CurrentDialog({ onClose, messages }: FormInDialog & { readonly messages: ReactNode }) {
  const { draft } = useWizard();
  const { question, ask } = useQuestion();
  const continueStep = useContinue(ask);
  const [step] = applyingSteps(draft.getState().walk);
  useStepCalls(step?.id ?? null, ask);
  return (
    <AskContext value={ask}>
      {step !== undefined && (
        <StepDialog step={step} onContinue={continueStep} messages={messages} onClose={onClose} />
      )}
      {question !== null && <DefinedDialog key={question.id} question={question} />}
    </AskContext>
  );
}
