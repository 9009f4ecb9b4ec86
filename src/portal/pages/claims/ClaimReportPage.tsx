import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import type { Contract } from '../../../domain/contractsOf.ts';
import { useServices } from '../../session/Services.ts';
import { useSelectedContract } from '../../session/useContracts.ts';
import { useWizardPorts } from '../../session/useWizardPorts.ts';
import { WizardRunner } from '../../../wizard/index.ts';
import { openForm } from '../../session/openForm.ts';
import { ContractCard } from '../../shell/ContractCard.tsx';

/** The claim report; without a chosen contract there is nothing to report for (CLM-015). */
export function ClaimReportPage() {
  const contract = useSelectedContract();
  return contract === null ? <Navigate to="/claims" replace /> : <Report contract={contract} />;
}

function Report({ contract }: { readonly contract: Contract }) {
  const { i18n } = useTranslation();
  const { brand } = useServices();
  const form = use(openForm('claim-report', i18n, brand.id));
  return (
    <WizardRunner
      form={form}
      ports={useWizardPorts(contract)}
      aside={<ContractCard policy={contract.policy} />}
    />
  );
}
