import { FormPage } from '../../forms/FormPage.tsx';
import type { FormContent } from '../../pageTable/Page.ts';
import { useSelectedContract } from '../../session/hooks/useContracts.ts';
import { useWizardPorts } from '../../session/hooks/useWizardPorts.ts';
import { ContactHelp } from '../../shell/layout/ContactHelp.tsx';
import { useCurrentPage } from '../../shell/navigation/useCurrentPage.ts';
import { ContractCard } from '../../shell/contracts/ContractCard.tsx';

/** A page that is a form about the chosen contract. */
export function FormView({ content: { form } }: { readonly content: FormContent }) {
  const contract = useSelectedContract();
  const contact = useCurrentPage()?.contact ?? 'service';
  return (
    <FormPage
      key={form}
      id={form}
      ports={useWizardPorts(contract)}
      aside={
        <>
          {contract !== null && <ContractCard contract={contract} />}
          <ContactHelp name={contact} place="aside" />
        </>
      }
    />
  );
}
