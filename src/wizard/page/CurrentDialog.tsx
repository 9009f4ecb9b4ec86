import { type ReactNode, useEffect } from 'react';
import { listApplyingSteps } from '../../engine/index.ts';
import { useWizard } from '../context/useWizard.ts';
import type { FormInDialog } from '../context/WizardContext.ts';
import { DefinedDialog } from './DefinedDialog.tsx';
import { StepDialog } from './StepDialog.tsx';

/** A form in a dialog: its one step, and the dialogs of the form. */
export function CurrentDialog({ onClose, messages }: FormInDialog & { readonly messages: ReactNode }) {
  const { draft } = useWizard();
  const [step] = listApplyingSteps(draft.getState().walk);
  const route = step?.route ?? '';
  useEffect(() => {
    draft.dispatch({ kind: 'routeShown', route, carried: null });
    return () => draft.dispatch({ kind: 'closed' });
  }, [draft, route]);
  return (
    <>
      {step !== undefined && <StepDialog step={step} messages={messages} onClose={onClose} />}
      <DefinedDialog />
    </>
  );
}
