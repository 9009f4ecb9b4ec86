import type { ReactNode } from 'react';
import { isSending } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { StepBody, type StepProps } from './StepBody.tsx';
import { StepErrors } from './StepErrors.tsx';
import classes from './StepPage.module.css';

interface StepDialogProps extends StepProps {
  /** What the portal has to say inside of the dialog: the page's own messages are covered. */
  readonly messages: ReactNode;
  readonly onClose: () => void;
}

/** One step as a dialog: its title names it. */
export function StepDialog({ step, messages, onClose }: StepDialogProps) {
  const { texts, draft } = useWizard();
  return (
    <Dialog
      title={texts.get([`${step.id}.title`])}
      isForm
      onClose={() => {
        // What is being sent is not dropped by a key.
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
