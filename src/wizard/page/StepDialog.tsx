import type { ReactNode } from 'react';
import { isSending } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { StepBody, type StepProps } from './StepBody.tsx';
import { StepErrors } from './StepErrors.tsx';
import classes from './StepPage.module.css';

interface StepDialogProps extends StepProps {
  /** The messages of the portal inside of the dialog, because it covers the messages of the page. */
  readonly messages: ReactNode;
  readonly onClose: () => void;
}

/** One step as a dialog, whose title is the title of the step. */
export function StepDialog({ step, messages, onClose }: StepDialogProps) {
  const { texts, draft } = useWizard();
  return (
    <Dialog
      title={texts.get([`${step.id}.title`])}
      isForm
      onClose={() => {
        // A key does not close the dialog while the form is being sent.
        if (!isSending(draft.getState())) onClose();
      }}
    >
      <div className={classes.dialog}>
        {messages}
        <StepErrors step={step.id} />
        <StepBody step={step} />
      </div>
    </Dialog>
  );
}
