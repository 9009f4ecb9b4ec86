import { FormDialog } from '../../forms/FormDialog.tsx';
import { useWizardPorts } from '../../session/hooks/useWizardPorts.ts';

/** The form for the consents, over the page. */
export function ConsentDialog({ onClose }: { readonly onClose: () => void }) {
  return <FormDialog id="communication" ports={useWizardPorts(null)} onClose={onClose} />;
}
