import '../style/layers.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { isSending } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
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
    <Modal
      opened
      onClose={() => {
        // What is being sent is not dropped by a key.
        if (!isSending(draft.getState())) onClose();
      }}
      title={texts.get([`${step.id}.title`])}
      size={600}
      centered
      closeButtonProps={{ 'aria-label': texts.get(['wizard:dialog.close']) }}
      classNames={{ title: classes.dialogTitle ?? '' }}
    >
      <div className={classes.dialog}>
        {messages}
        <StepErrors step={step.id} />
        <StepBody step={step} />
      </div>
    </Modal>
  );
}
