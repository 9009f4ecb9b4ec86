import { Navigate } from 'react-router-dom';
import type { Contract } from '../../../domain/contractsOf.ts';
import { FormPage } from '../../forms/FormPage.tsx';
import { useSelectedContract } from '../../session/useContracts.ts';
import { useWizardPorts } from '../../session/useWizardPorts.ts';
import { ContractCard } from '../../shell/ContractCard.tsx';

/** The claim report; without a chosen contract there is nothing to report for (CLM-015). */
export function ClaimReportPage() {
  const contract = useSelectedContract();
  return contract === null ? <Navigate to="/claims" replace /> : <Report contract={contract} />;
}

function Report({ contract }: { readonly contract: Contract }) {
  return (
    <FormPage
      id="claim-report"
      ports={useWizardPorts(contract)}
      aside={<ContractCard policy={contract.policy} />}
    />
  );
}
